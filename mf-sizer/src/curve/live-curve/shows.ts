/** What of a curve is shown beside the curve of the duty itself. */
export interface CurveShows {
  /** Speeds drawn beside that of the duty, by frequency in Hz. */
  readonly hertz: readonly number[];
  readonly feiContours: boolean;
  readonly power: boolean;
  readonly stall: boolean;
  readonly maximum: boolean;
  readonly dirtyFilters: boolean;
}

export const TURN_DOWN_HERTZ = [30, 40, 50, 60] as const;

/** As the page of a curve opens. */
export const PAGE_SHOWS: CurveShows = {
  hertz: TURN_DOWN_HERTZ,
  feiContours: false,
  power: true,
  stall: true,
  maximum: false,
  dirtyFilters: false,
};

/** Parts shown for a curve in a row. */
export const ROW_SHOWS: CurveShows = { ...PAGE_SHOWS, hertz: [] };
