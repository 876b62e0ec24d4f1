/** Content as pdfmake reads it. */
export type Content = Record<string, unknown>;

// Margins of all content stand above what they set apart: one below the last line of a full page would begin another, and the next
// section would take that one over with the head of the section before.

export const GAP = 14;
export const QUIET = '#5c5c5c';
export const STRONG = '#1b1b1b';
export const HEAD_FILL = '#f0f2f4';
/** Rows of a table, or lines of a list, that stand together on a page. */
export const SHORT_TABLE = 8;
