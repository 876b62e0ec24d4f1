import type { Line } from './head-lines.ts';
import type { Head } from './read-head.ts';

/** A table of a text: its heads and the lines below them. */
export interface Table {
  /** Number of its first line of heads; 0 for lines before any heads. */
  readonly line: number;
  readonly heads: readonly Head[];
  readonly lines: readonly Line[];
}
