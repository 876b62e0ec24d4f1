import { readValue } from '../value/index.ts';
import { type DutyNotes, plain } from './duty-notes.ts';
import { MIN_BARE_AIRFLOW_CFM, NUMBER, START, wherever } from './patterns.ts';
import type { RemainingText } from './remaining-text.ts';

const AIR = String.raw`(supply|return|exhaust|relief|[sr]\.?a\.?)(?![\p{L}\d])(?:\s+air)?(?!\s*(?:fan|blower|duct|grill|hood))`;
const UNIT = String.raw`\s*((?:[as]?cfm|l\/s|m[³3]\/(?:hr?|s)|cmh)(?!\p{L}))?\s*`;
const FORMS = [
  { words: wherever(`${START}(?<number>${NUMBER})${UNIT}(?:of\\s+)?${AIR}`), unit: 2, air: 3 },
  { words: wherever(`${START}${AIR}\\s*[:=]?\\s*(?<number>${NUMBER})${UNIT}`), unit: 3, air: 1 },
] as const;
const UNITS = /(?<!\p{L})(?:doas|rtu|ahu|mau|mua|oau|roof ?top|air handl)/iu;

/**
 * The airs of one unit: in '3000 supply 2700 return' the supply air is the airflow, and the other is not used. Exhaust air is
 * that of a fan by itself where nothing names a unit.
 */
export function takeAirs(rest: RemainingText, notes: DutyNotes): void {
  for (const { words, unit, air } of FORMS) {
    const said = [...rest.text.matchAll(words)].map((match) => ({
      text: match[0].trim(),
      index: match.index,
      air: match[air] ?? '',
      written: `${match.groups?.number ?? ''} ${match[unit] ?? ''}`.trim(),
    }));
    const isSupply = (each: { readonly air: string }) => /^s/i.test(each.air);
    const [supply, ...others] = said.toSorted((one, other) => Number(isSupply(other)) - Number(isSupply(one)));
    const readings = said.map(({ written }) => readValue(written, 'airflow'));
    const areAirflows = readings.every((each) => each.kind === 'read' && each.value >= MIN_BARE_AIRFLOW_CFM);
    if (supply === undefined || !isSupply(supply) || others.length === 0 || others.some(isSupply)) continue;
    const areOfUnit = UNITS.test(rest.line) || others.every((each) => /^r/i.test(each.air));
    const reading = readValue(supply.written, 'airflow');
    if (!areAirflows || !areOfUnit || reading.kind !== 'read') continue;
    notes.set(supply.text, { cfm: plain(reading.value, supply.text, reading.unit) });
    notes.notUnderstood.push(...others.map(({ text }) => text));
    for (const { index, text } of said) rest.remove(index, text.length);
    return;
  }
}
