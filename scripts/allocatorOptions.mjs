/**
 * Rolldown's allocator asks Linux for huge pages, which the many small pieces of a bundler leave mostly empty: without
 * them a build of 250 pages takes a third less memory, and no longer. It is read as Rolldown is imported, so this has
 * to come before; children inherit it.
 */
process.env['MIMALLOC_ALLOW_THP'] ??= '0';
