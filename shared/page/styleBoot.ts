import { payloadElementId } from './PageData.ts';

/**
 * Names the address of the sheet on a `style` element that holds only those of its rules that the document's
 * text needs.
 */
export const stylePartAttribute = 'data-part';

/**
 * Waits for the end of the text and for the paint after it, and asks for the whole sheets; each takes its part's
 * place, whose order among the others decides. Nothing waits for them, and a part whose sheet does not come stays.
 * A page in the background paints nothing; there `loadStyle`, which does the same, is first.
 */
export const styleBootScript = `(function wait(){requestAnimationFrame(function(){\
if(!document.getElementById("${payloadElementId}"))return wait();setTimeout(function(){\
document.querySelectorAll("style[${stylePartAttribute}]").forEach(function(part){if(part.nextSibling.nodeName==="LINK")return;var link=document.createElement("link");\
link.rel="stylesheet";link.href=part.getAttribute("${stylePartAttribute}");\
link.onload=function(){part.remove()};link.onerror=function(){link.remove()};part.after(link)})})})})()`;
