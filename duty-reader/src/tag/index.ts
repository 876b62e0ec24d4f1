export { COUNT_WORDS, countsOf, countsOfSum, SUM, withStandby } from './counts.ts';
export { looksLikeTag } from './looks-like-tag.ts';
export { readQuantity } from './quantity.ts';
export { type ReadTag, readTag } from './read-tag.ts';
