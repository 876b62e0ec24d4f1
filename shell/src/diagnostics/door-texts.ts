/** Said before the page itself is there, so apart from its many texts. */
export const DIAGNOSTICS_TITLE = 'Diagnostics';
