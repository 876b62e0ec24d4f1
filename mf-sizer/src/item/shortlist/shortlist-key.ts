/** Apart from what reads it, so that results without a shortlist load none of that. */
export const SHORTLIST_KEY = 'shortlist';
