/** The last element of what a page is about. */
export const contentEndId = 'content-end';
