/** tsx keeps the names of functions with a helper that a page does not have; Playwright's own compiler needs none. */
export const NAME_HELPER = 'globalThis.__name ??= (named) => named';
