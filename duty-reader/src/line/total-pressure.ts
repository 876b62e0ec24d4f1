import type { DutyNotes } from './duty-notes.ts';
import { END, START, wherever } from './patterns.ts';
import type { RemainingText } from './remaining-text.ts';

const EXTERNAL = String.raw`(?<!\p{L})(?:e\.?\s?s\.?\s?p\.?|ext(?:ernal|\.)?\s*(?:static|s\.?p\.?|pressure))(?!\p{L})`;
const TOTAL = String.raw`(?<!\p{L})(?:t\.?\s?s\.?\s?p\.?|total\s+(?:static(?:\s+pressure)?|s\.?p\.?|pressure))(?!\p{L})`;
const UNIT = String.raw`\s*(?:["”″]|in(?:ch(?:es)?)?\.?|pa|mm)(?:\s*(?:w\.?\s?[gc]\.?|h2o))?`;
/** A number before its name is no airflow: it is short or has a unit of pressure. */
const NUMBER = String.raw`(?:\d{1,4}(?:[.,]\d+)?|[.,]\d+)`;
const BEFORE = String.raw`${START}(?:${NUMBER}${UNIT}|\d{1,2}(?:[.,]\d+)?|[.,]\d+)\s*`;
const BEHIND = String.raw`\s*[:=]?\s*${NUMBER}(?:${UNIT})?${END}`;

const IS_EXTERNAL = new RegExp(EXTERNAL, 'iu');
const EITHER = new RegExp(`${EXTERNAL}|${TOTAL}`, 'iu');

/**
 * External static pressure comes before the total one, which has the losses of the unit in it: both are said of air handlers.
 * Whether names are before their numbers or behind them, the first of the two says: 'ESP 1.75 TSP 4.2', '1.75 ESP 4.2 TSP'.
 */
export function takeTotalPressure(rest: RemainingText, notes: DutyNotes): void {
  const { line } = rest;
  if (!IS_EXTERNAL.test(line)) return;
  const first = line.search(EITHER);
  const isNumberFirst = new RegExp(`${BEFORE}$`, 'iu').test(line.slice(0, first));
  const form = isNumberFirst ? `${BEFORE}${TOTAL}` : `${TOTAL}${BEHIND}`;
  rest.takeAll(wherever(form), ([text]) => {
    notes.notUnderstood.push(text.trim());
    return true;
  });
}
