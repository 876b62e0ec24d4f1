/** Two lines of a sentence with its actions. */
export const WIDTH_IN_HEADER = 500;
const MARGIN = 2;
/** Fluent's own space above each toast, px. */
const ABOVE_TOAST = 16;

export interface PlaceInHeader {
  /** From the right edge of the window, px. */
  readonly horizontal: number;
  /** From its top edge, px. */
  readonly vertical: number;
}

/** Where a toast covers nothing in the header of the page (`data-toasts`); null where the header has no such room. */
export function freePlaceInHeader(): PlaceInHeader | null {
  const free = document.querySelector('[data-toasts]');
  if (free === null) return null;
  const { width, right } = free.getBoundingClientRect();
  if (width < WIDTH_IN_HEADER + 2 * MARGIN) return null;
  return { horizontal: document.documentElement.clientWidth - right + MARGIN, vertical: MARGIN - ABOVE_TOAST };
}
