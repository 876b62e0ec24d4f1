import { READING_LIMITS } from '@specbuilder/shared-contracts/domain';

/** Whether a text has more than a schedule has; it would hold up the page or the server that reads it. */
export function isTooLong(text: string, mostLines: number = READING_LIMITS.rows): boolean {
  if (text.length > READING_LIMITS.scheduleCharacters) return true;
  let lines = 0;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) lines += 1;
  return lines > mostLines;
}
