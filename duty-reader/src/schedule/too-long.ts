import { READING_LIMITS } from '@specbuilder/shared-contracts/domain';

/** Whether a text has more than a schedule has; it would hold up the page or the server that reads it. */
export function isTooLong(text: string, mostLines: number = READING_LIMITS.rows): boolean {
  return text.length > READING_LIMITS.scheduleCharacters || hasMoreLines(text, mostLines);
}

/** What a page reads at once: reading it takes less time than starting a worker, and the page does not notice it. */
export const READ_AT_ONCE = { lines: 100, characters: 20_000 } as const;

/** Whether a page reads a text at once, without a worker. */
export function isReadAtOnce(text: string): boolean {
  return text.length <= READ_AT_ONCE.characters && !hasMoreLines(text, READ_AT_ONCE.lines);
}

function hasMoreLines(text: string, most: number): boolean {
  let lines = 0;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) lines += 1;
  return lines > most;
}
