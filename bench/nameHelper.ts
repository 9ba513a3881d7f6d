/** What runs these files names its functions through a helper, which pages that functions are sent to lack. */
export const nameHelper = 'globalThis.__name = (it) => it;';
