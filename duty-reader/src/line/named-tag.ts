/** The tag of a line as it is written, and what it says of how many there are. */
export interface NamedTag {
  readonly text: string;
  readonly at: number;
  readonly tag: string;
  readonly tags: readonly string[];
  /** How many it says; null where it says nothing, or may say several things. */
  readonly quantity: number | null;
  /** What it may say where that is not certain. */
  readonly counts: readonly number[] | null;
}
