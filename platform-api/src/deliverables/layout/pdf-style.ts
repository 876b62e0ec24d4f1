/** Content as pdfmake reads it. */
export type Content = Record<string, unknown>;

// All margins are above the content that they separate: a margin below the last line of a full page would start another
// page, and the next section would reuse that page with the previous section's header.

export const GAP = 14;
export const QUIET = '#5c5c5c';
export const STRONG = '#1b1b1b';
/** As the frame of a notice in the rendering process. */
export const ALERT = '#a4262c';
export const HEADER_FILL = '#f0f2f4';
/** Rows of a table, or lines of a list, that stay together on a page. */
export const SHORT_TABLE = 8;
