/** What a text or a file may have at most that is read as a schedule, and as one line. */
export const READING_LIMITS = {
  scheduleCharacters: 1_000_000,
  lineCharacters: 2_000,
  fileBytes: 10_485_760,
  rows: 5_000,
  /** Read at once in a page, which stays live by it. */
  linesOfPage: 2_000,
} as const;
