import { colorAttribute, colorStorageKey, defaultColorPreference } from './colorMode.ts';

/**
 * Runs in the document's head before anything is painted, so that no load ever flashes in the wrong colours.
 * It is `parseColorPreference` and `resolveColorMode` in as few bytes as can be; a test holds them together.
 */
export const colorBootScript = `(function(){var p=null;try{if(navigator.cookieEnabled)p=localStorage.getItem(${JSON.stringify(colorStorageKey)})}catch(e){}\
if(p===null)p=${JSON.stringify(defaultColorPreference)};\
if(p==="auto")p=matchMedia("(prefers-color-scheme: dark)").matches?"dark":"light";\
document.documentElement.setAttribute(${JSON.stringify(colorAttribute)},p==="dark"?p:"light")})()`;
