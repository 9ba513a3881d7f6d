/** A page without its content: heading, lines of text, a table. Shown while a page takes long to come. */
export const skeletonHtml =
  '<div class="skeleton-title"></div><div class="skeleton-line"></div><div class="skeleton-line"></div>' +
  '<div class="skeleton-line"></div><div class="skeleton-table"></div>';

/** The same for a document that has no content yet. */
export const skeletonShell = `<div class="skeleton-shell" aria-hidden="true">${skeletonHtml}</div>`;
