import { type DecimalMark, decimalMark, readValue } from '../value/index.ts';
import type { DutyNotes } from './duty-notes.ts';
import { END, NUMBER, pattern, START } from './patterns.ts';
import type { RemainingText } from './remaining-text.ts';
import { unitAfter } from './units.ts';

/** Static pressures of fans end well below it, and airflows start well above it. */
const MAX_BARE_PRESSURE_IN_WG = 20;
/** The smallest ceiling fans move 50 cfm. */
const MIN_BARE_AIRFLOW_CFM = 50;
/** Behind a number with a label, the number is taken with its unit. */
const PRESSURE_UNIT = `(?:in|"|”|″|''|k?pa|mm|cm|psi|m?bar|wg|wc)`;
const VALUE_END = '[\\d½¼¾⅓⅔⅛⅜⅝⅞]';
const PAIR = new RegExp(`${START}(${NUMBER})\\s*(?:@|/|at)\\s*(${NUMBER})${END}`, 'giu');

/** Numbers without a unit, by what the line says already: '2000/0.5', '4000 cfm 0.5', '60606' beside an airflow. */
export function takeBareNumbers(rest: RemainingText, notes: DutyNotes): void {
  rest.takeAll(PAIR, ([text, airflow = '', pressure = '']) => {
    if (notes.has('cfm') || notes.has('staticPressure')) return false;
    const [cfm, inWg] = [readValue(airflow, 'airflow'), readValue(pressure, 'pressure')];
    const isDuty =
      cfm.kind === 'read' &&
      inWg.kind === 'read' &&
      cfm.value >= MIN_BARE_AIRFLOW_CFM &&
      inWg.value < MAX_BARE_PRESSURE_IN_WG;
    if (!isDuty) return false;
    notes.set(text, {
      cfm: { value: cfm.value, unit: cfm.unit, asWritten: airflow },
      staticPressure: { value: inWg.value, unit: inWg.unit, asWritten: pressure },
    });
    return true;
  });
  takePostalCode(rest, notes);
  const decimal = decimalMark(rest.text.match(new RegExp(NUMBER, 'gu')) ?? []);
  rest.takeAll(pattern(`(${NUMBER})`), ([text]) => takeBareAirflow(text, notes, decimal));
  const pressures = [...rest.text.matchAll(pattern(`(${NUMBER})`))].map(([text]) => text);
  const chosen = pressureOf(pressures);
  if (chosen !== null)
    rest.takeAll(pattern(`(${NUMBER})`), ([text]) => text === chosen && takeBarePressure(text, notes, decimal));
}

/** 'cfm 2000', 'sp 0.5', '@ 0.5'. */
export function takeLabelled(rest: RemainingText, notes: DutyNotes): void {
  const label = String.raw`(?:(?<![\p{L}\d])(?:e\.?s\.?p\.?|t?\.?s\.?p\.?|static(?:\s*pressure)?)|@)`;
  rest.takeAll(
    new RegExp(`${label}\\s*[:=]?\\s*(${NUMBER})${END}(?!\\s*${PRESSURE_UNIT})`, 'giu'),
    ([text, number = '']) => {
      const reading = readValue(number, 'pressure');
      if (notes.has('staticPressure') || reading.kind !== 'read' || reading.value >= MAX_BARE_PRESSURE_IN_WG)
        return false;
      notes.set(text, { staticPressure: { value: reading.value, unit: reading.unit, asWritten: text.trim() } });
      return true;
    },
  );
  // '.5sp': the label is a part of the word.
  rest.takeAll(pattern(`(${NUMBER})(?:[et]?sp)`), ([text, number = '']) => {
    const reading = readValue(number, 'pressure');
    if (notes.has('staticPressure') || reading.kind !== 'read' || reading.value >= MAX_BARE_PRESSURE_IN_WG)
      return false;
    notes.set(text, { staticPressure: { value: reading.value, unit: reading.unit, asWritten: text.trim() } });
    return true;
  });
  rest.takeAll(
    pattern(`(?<!${VALUE_END}\\s*k?\\s*)(?:cfm|airflow)\\s*[:=]?\\s*(${NUMBER}(?:\\s?k(?![\\p{L}\\d]))?)`),
    ({ 0: text, 1: number = '', index, input }) =>
      takeLabelledAirflow(text, number, input.slice(index + text.length), notes),
  );
}

/** A number with a unit of its own, and one that is too small, is no airflow: 'twelve hundred cfm 250 Pa'. */
function takeLabelledAirflow(text: string, number: string, behind: string, notes: DutyNotes): boolean {
  const reading = readValue(number, 'airflow');
  if (notes.has('cfm') || reading.kind !== 'read' || reading.value < MIN_BARE_AIRFLOW_CFM) return false;
  if (unitAfter(behind, false) !== null) return false;
  notes.set(text, { cfm: { value: reading.value, unit: reading.unit, asWritten: text.trim() } });
  return true;
}

/** Five digits are a ZIP code where the line has its airflow; where it has none, the last of several is. */
function takePostalCode(rest: RemainingText, notes: DutyNotes): void {
  if (notes.has('postalCode')) return;
  const codes = [...rest.text.matchAll(pattern(String.raw`\d{5}(?:-\d{4})?`))];
  const code = codes.at(-1);
  const hasAirflow = notes.has('cfm') || notes.has('squareFeet') || codes.length > 1;
  if (code === undefined || (!hasAirflow && !/(?<![\d.,/-])(?:[1-9]\d{2,3}|[1-9],\d{3})(?![\d.,/-])/.test(rest.text)))
    return;
  notes.set(code[0], { postalCode: { value: code[0].slice(0, 5), unit: null, asWritten: code[0] } });
  rest.remove(code.index, code[0].length);
}

/** A pressure is rarely a whole number: of several numbers the one with a part counts, if it is the only one. */
function pressureOf(texts: readonly string[]): string | null {
  const withPart = texts.filter((text) => /[.,/½¼¾⅓⅔⅛⅜⅝⅞]/u.test(text));
  const candidates = withPart.length > 0 ? withPart : texts;
  return candidates.length === 1 ? (candidates[0] ?? null) : null;
}

function takeBareAirflow(text: string, notes: DutyNotes, decimal: DecimalMark | null): boolean {
  const reading = readValue(text, 'airflow', { decimal });
  const isAirflow = !notes.has('cfm') && !notes.has('squareFeet') && reading.kind === 'read';
  if (!isAirflow || reading.value < MIN_BARE_AIRFLOW_CFM) return false;
  notes.setBare(text, { cfm: { value: reading.value, unit: reading.unit, asWritten: text } });
  return true;
}

function takeBarePressure(text: string, notes: DutyNotes, decimal: DecimalMark | null): boolean {
  const reading = readValue(text, 'pressure', { decimal });
  const isPressure = notes.has('cfm') && !notes.has('staticPressure') && reading.kind === 'read';
  if (!isPressure || reading.value > MAX_BARE_PRESSURE_IN_WG) return false;
  notes.setBare(text, { staticPressure: { value: reading.value, unit: reading.unit, asWritten: text } });
  return true;
}
