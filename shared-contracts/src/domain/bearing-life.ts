/** Lives of bearings are stated up to this, over a century, h; it means that or more. */
export const LONGEST_BEARING_LIFE = 1_000_000;
