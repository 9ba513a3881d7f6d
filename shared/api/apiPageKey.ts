/** The page, without any locale, that is the reference of all props. */
export const apiPageKey = '/api';
