/** The exact version of the component that the site documents and runs. */
export const tableVersion = '7.31.1';

/** Where the component comes from. */
export const tableRepository = 'https://github.com/react-component/table';
export const tablePackage = 'https://www.npmjs.com/package/rc-table';

/**
 * Where the site's own source is, as an address that takes `/edit/main/<file>`: what "Improve this
 * documentation" opens. Set it to the repository that you keep the site in.
 */
export const sourceRepository = 'https://github.com/react-component/table';
