/** Id of the main landmark, to which skip link and lost focus lead. */
export const MAIN_ID = 'main';
