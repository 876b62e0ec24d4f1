/** Where the typed criteria are kept, under the host's sizerContext prefix (CON-009). */
export const SEARCH_KEY = 'search';
