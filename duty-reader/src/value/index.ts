export type { DecimalMark, QuantityKind, Unit, ValueContext } from './kinds.ts';
export { PRODUCT_UNITS } from './kinds.ts';
export { likely } from './likely.ts';
export { takeNotes } from './notes.ts';
export { decimalMark, readNumber } from './numbers.ts';
export { isPlausible } from './plausible.ts';
export { isNothing, readValue } from './read-value.ts';
export { findUnit, hasUnknownUnit, productUnit, unitOf, unitSymbols } from './units.ts';
export { waterColumn } from './water-column.ts';
