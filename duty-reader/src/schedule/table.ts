import type { Line } from './head-lines.ts';
import type { Head } from './read-head.ts';

/** Columns that name a fan together: 'SYSTEM | FAN' over 'AHU-1 | SUPPLY'. */
export interface FanRoles {
  /** The column of the systems. */
  readonly system: number;
  readonly role: number;
  /** Whether the systems are tags of units, or numbers and names that only a user can make a tag of. */
  readonly areTags: boolean;
  /** Whether a tag without its role is a fan of its own where no other row has it: below 'TAG | TYPE'. */
  readonly isOnlyWhereRepeated: boolean;
  /** Words before a bare number: 'SYSTEM' of 'SYSTEM | FAN' over '1 | SUPPLY'. */
  readonly prefix: string;
}

/** A table of a text: its heads and the lines below them. */
export interface Table {
  /** Number of its first line of heads; 0 for lines before any heads. */
  readonly line: number;
  readonly heads: readonly Head[];
  readonly lines: readonly Line[];
  /** Columns that name its fans, where a line above the rows has the system. */
  readonly roles?: FanRoles;
}
