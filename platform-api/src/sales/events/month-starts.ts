import { instantOf, wallClock } from '../../core/index.ts';

export interface Month {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  readonly start: Date;
}

/** The months of a zone that a period touches; none when it ends before it starts. */
export function monthsOf(timeZone: string, from: Date, to: Date): Month[] {
  const first = wallClock(timeZone, from);
  const months: Month[] = [];
  for (let index = first.getUTCMonth(); ; index += 1) {
    const wall = new Date(Date.UTC(first.getUTCFullYear(), index, 1));
    const start = instantOf(timeZone, wall.getTime());
    if (start >= to || from >= to) return months;
    months.push({ year: wall.getUTCFullYear(), month: wall.getUTCMonth() + 1, start });
  }
}
