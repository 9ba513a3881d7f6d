/** Names of the builds' entries. Those of server loaders are free for anything but these. */
export const clientEntry = 'site';
export const serverEntry = 'render';
export const styledComponentsEntry = 'styled-components';
/** What further runs of the bundler take from the first one. */
export const sharedEntry = 'shared';
export const demoEntry = (id: string) => `demo-${id}`;

/** What the modules with a locale's messages begin with; `virtual:messages/<locale>` is the page's own. */
export const messagesPrefix = 'virtual:messages/';

/** The module with a locale's messages. */
export const messagesModule = (localeId: string) => messagesPrefix + localeId;

/** The module with what all demos share, where several runs build them. */
export const sharedModule = 'virtual:shared';

/** Where, in the output folder, each run of the client build says what it has made of its sources. */
export const manifestFolder = '.vite';
