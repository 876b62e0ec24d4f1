import { type DecimalMark, readValue } from '../value/index.ts';
import type { DutyNotes } from './duty-notes.ts';
import { END, MIN_BARE_AIRFLOW_CFM, NUMBER, pattern } from './patterns.ts';
import type { RemainingText } from './remaining-text.ts';

/** Of motors and of supplies. */
const VOLTS = /^(?:115|120|127|200|208|220|230|240|265|277|347|380|400|415|440|460|480|575|600)$/;
/** A word before a number, which may be the room that it numbers. */
const NUMBERED = new RegExp(String.raw`(\p{L}{3,}),? +(${NUMBER})${END}`, 'giu');

/** Of 'Toilet 101, 1500, 0.5' either number may be the airflow, and the first one that of a room. */
export function askWhichAirflow(rest: RemainingText, notes: DutyNotes, decimal: DecimalMark | null): void {
  if (notes.has('cfm') || notes.has('squareFeet')) return;
  const airflows = [...rest.text.matchAll(pattern(`(${NUMBER})`))].flatMap(({ 0: text, index }) => {
    const reading = readValue(text, 'airflow', { decimal });
    const isAirflow = reading.kind === 'read' && reading.value >= MIN_BARE_AIRFLOW_CFM && !VOLTS.test(text);
    return isAirflow ? [{ text, index, end: index + text.length, value: reading.value, unit: reading.unit }] : [];
  });
  const [first, last] = [airflows[0], airflows.at(-1)];
  const isNumbered = [...rest.text.matchAll(NUMBERED)].some(([, , number]) => number === first?.text);
  if (first === undefined || last === undefined || airflows.length < 2) return;
  if (!isNumbered || !/^[1-9]\d{2}$/.test(first.text)) return;
  const stretch = rest.line.slice(first.index, last.end);
  const meanings = airflows.map(({ value, unit, end }) => {
    const before = stretch.slice(0, end - first.index);
    return { value, unit, instead: `${before} ${unit}${stretch.slice(before.length)}` };
  });
  notes.ask('cfm', stretch, meanings);
  for (const { index, text } of airflows) rest.remove(index, text.length);
}
