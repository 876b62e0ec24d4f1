/**
 * Path below which the site lies on its host, as the server says it in its pages: '/tools/fans', or empty at the root.
 * The page's history, routes and links know addresses without it; what goes to the browser or the server has it.
 */
export const SITE_PATH = document.documentElement.dataset['path'] ?? '';
