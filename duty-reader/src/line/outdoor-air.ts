import { readValue } from '../value/index.ts';
import type { DutyNotes } from './duty-notes.ts';
import { NUMBER, pattern } from './patterns.ts';
import type { RemainingText } from './remaining-text.ts';
import { unitAfter } from './units.ts';

const OUTDOOR = String.raw`(?:(?:min(?:imum|\.)?\s*)?(?:o\.?a\.?|out(?:side|door)\s*air|fresh\s*air)(?:\s*airflow)?)`;
const UNIT = String.raw`(?:[as]?cfm|l\/s|lps|m[³3]\/(?:hr?|s|min)|cmh)`;
const FORMS = [
  pattern(String.raw`${OUTDOOR}\s*[:=]?\s*(${NUMBER})\s*${UNIT}`),
  pattern(String.raw`(${NUMBER})\s*${UNIT}?\s*(?:of\s+)?${OUTDOOR}`),
];
const PERCENT = String.raw`(?:%|percent|pct\.?|por ciento|prozent|pour cent)`;
/** '100% outside air' names a kind of unit. */
const SHARES = [
  pattern(String.raw`${OUTDOOR}\s*[:=]?\s*(${NUMBER})\s*${PERCENT}`),
  pattern(String.raw`(${NUMBER})\s*${PERCENT}(?:\s*(?:of\s+)?${OUTDOOR})?`),
];
const AIRFLOW = new RegExp(`${NUMBER}\\s*(?=\\S)`, 'giu');

/** The outdoor air of a unit is a part of its airflow: '3000 cfm 500 oa'. Without another airflow it is all of it. */
export function takeOutdoorAir(rest: RemainingText, notes: DutyNotes): void {
  for (const form of FORMS) {
    rest.takeAll(form, ({ 0: text, 1: number = '', index, input }) => {
      const others = `${input.slice(0, index)} ; ${input.slice(index + text.length)}`;
      if (readValue(number, 'airflow').kind !== 'read' || !hasAirflow(others)) return false;
      notes.notUnderstood.push(text.trim());
      return true;
    });
  }
}

/** A share of outdoor air, or of anything else, is no number of its own: 'outside air 20%', '80% efficiency'. */
export function takeShares(rest: RemainingText, notes: DutyNotes): void {
  for (const form of SHARES) {
    rest.takeAll(form, ([text, number = '']) => {
      if (Number(number) === 100) return false;
      notes.notUnderstood.push(text.trim());
      return true;
    });
  }
}

const hasAirflow = (text: string): boolean =>
  [...text.matchAll(AIRFLOW)].some(
    ({ 0: number, index }) => unitAfter(text.slice(index + number.trimEnd().length), false)?.kind === 'airflow',
  );
