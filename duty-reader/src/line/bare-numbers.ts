import { type DecimalMark, decimalMark, likely, productUnit, readValue } from '../value/index.ts';
import type { DutyNotes } from './duty-notes.ts';
import { END, MIN_BARE_AIRFLOW_CFM, NUMBER, PRESSURE_NAME, pattern, START, wherever } from './patterns.ts';
import type { RemainingText } from './remaining-text.ts';
import { askWhichAirflow } from './room-numbers.ts';
import { unitAfter } from './units.ts';

/** Static pressures of fans end well below it, and airflows start well above it. */
const MAX_BARE_PRESSURE_IN_WG = 20;
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
    const ofAirflow = { cfm: { value: cfm.value, unit: cfm.unit, asWritten: airflow } };
    const reading = likely(inWg, 'pressure', true);
    if (reading.kind === 'read') {
      const { value, unit } = reading;
      notes.set(text, { ...ofAirflow, staticPressure: { value, unit, asWritten: pressure } });
      return true;
    }
    notes.set(airflow, ofAirflow);
    const meanings = reading.kind === 'unclear' ? reading.meanings : [];
    notes.ask(
      'staticPressure',
      text.slice(airflow.length),
      meanings.map((each) => ({ ...each, instead: `; ${each.value} ${each.unit}` })),
    );
    return true;
  });
  takePostalCode(rest, notes);
  const decimal = decimalMark(rest.text.match(wherever(NUMBER)) ?? []);
  askWhichAirflow(rest, notes, decimal);
  const isAlone = !notes.has('staticPressure') && [...rest.text.matchAll(pattern(`(${NUMBER})`))].length === 1;
  rest.takeAll(pattern(`(${NUMBER})`), ([text]) =>
    isAlone && mayBePostalCode(text, notes) ? askWhichCode(text, notes) : takeBareAirflow(text, notes, decimal),
  );
  askWhichPressure(rest, notes, decimal);
  const pressures = [...rest.text.matchAll(pattern(`(${NUMBER})`))].map(([text]) => text);
  const chosen = pressureOf(pressures);
  if (chosen !== null)
    rest.takeAll(pattern(`(${NUMBER})`), ([text]) => text === chosen && takeBarePressure(text, notes, decimal));
}

const TWO_PARTS = new RegExp(`${START}(${NUMBER}),? (${NUMBER})${END}`, 'giu');

/** Of '450 0.5 1/4' the pressure is one of the two, and the other one the motor. */
function askWhichPressure(rest: RemainingText, notes: DutyNotes, decimal: DecimalMark | null): void {
  if (!notes.has('cfm') || notes.has('staticPressure')) return;
  rest.takeAll(TWO_PARTS, ([text, one = '', other = '']) => {
    if (notes.has('staticPressure') || ![one, other].every((each) => /[.,/½¼¾⅓⅔⅛⅜⅝⅞]/u.test(each))) return false;
    const meanings = [one, other].flatMap((each, index) => {
      const reading = likely(readValue(each, 'pressure', { decimal }), 'pressure', true);
      const { symbol } = productUnit('pressure');
      const instead = index === 0 ? `${each} ${symbol} ${other}` : `${one}; ${each} ${symbol}`;
      return reading.kind === 'read' && reading.value < MAX_BARE_PRESSURE_IN_WG
        ? [{ value: reading.value, unit: reading.unit, instead }]
        : [];
    });
    if (meanings.length < 2) return false;
    notes.ask('staticPressure', text, meanings);
    return true;
  });
}

/** 'cfm 2000', 'sp 0.5', '@ 0.5'. */
export function takeLabelled(rest: RemainingText, notes: DutyNotes): void {
  const names = [
    { before: `(?<![\\p{L}\\d])${PRESSURE_NAME} ?[:=]?`, max: Number.POSITIVE_INFINITY },
    { before: '@', max: MAX_BARE_PRESSURE_IN_WG },
  ];
  for (const { before, max } of names) {
    rest.takeAll(wherever(`${before} ?(${NUMBER})${END}`), ({ 0: text, 1: number = '', index, input }) => {
      const behind = input.slice(index + text.length);
      // 'S.P.5' may be 5 or 0.5.
      if (/\.p\.\d/i.test(text)) return false;
      return !hasUnit(behind, number) && !RANGE.test(behind) && takeNamedPressure(text, number, max, notes);
    });
    rest.takeAll(wherever(`${before} ?(${NUMBER})\\s*(?:-|to|or)\\s*(${NUMBER})${END}`), (match) =>
      askWhichEnd(match, notes),
    );
  }
  // '.5sp': the name is a part of the word.
  rest.takeAll(pattern(`(${NUMBER})(?:[et]?sp)`), ([text, number = '']) =>
    takeNamedPressure(text, number, Number.POSITIVE_INFINITY, notes),
  );
  // '1.0 ESP', but not '1200 sp .5'.
  rest.takeAll(pattern(`(${NUMBER}) ${PRESSURE_NAME}(?!\\s?[:=]?\\s?[.\\d])`), ([text, number = '']) =>
    takeNamedPressure(text, number, MAX_BARE_PRESSURE_IN_WG, notes),
  );
  rest.takeAll(
    pattern(`(?<!${VALUE_END} ?k? ?)(?:cfm|airflow)\\s*[:=]?\\s*(${NUMBER}(?:\\s?k(?![\\p{L}\\d]))?)`),
    ({ 0: text, 1: number = '', index, input }) =>
      takeLabelledAirflow(text, number, input.slice(index + text.length), notes),
  );
}

/** Behind the first number of 'sp .5 to .75'. */
const RANGE = new RegExp(String.raw`^\s*(?:-|to\b|or\b)\s*(?:${NUMBER})${END}`, 'iu');

/** Both ends of a range of pressures without a unit. */
function askWhichEnd(
  { 0: text, 1: one = '', 2: other = '', index, input }: RegExpExecArray,
  notes: DutyNotes,
): boolean {
  if (notes.has('staticPressure') || hasUnit(input.slice(index + text.length), other)) return false;
  const meanings = [one, other].flatMap((each) => {
    const reading = likely(readValue(each, 'pressure'), 'pressure', true);
    const { value, unit } = reading.kind === 'read' ? reading : { value: Number.POSITIVE_INFINITY, unit: null };
    return value < MAX_BARE_PRESSURE_IN_WG
      ? [{ value, unit, instead: `${each} ${productUnit('pressure').symbol}` }]
      : [];
  });
  if (meanings.length < 2) return false;
  notes.ask('staticPressure', text, meanings);
  return true;
}

/** Whether a number has a unit behind it, with which it is taken; in 'esp 0.5 cfm 2000' it has none, in '.5 sp 900 cfm 2 hp' one. */
function hasUnit(behind: string, number: string): boolean {
  const unit = unitAfter(behind, false);
  const isSmall = !(Number(number.replaceAll(',', '')) >= MIN_BARE_AIRFLOW_CFM);
  const isOfNext = unit?.kind === 'airflow' && isSmall && /^\s*[:=]?\s*\.?\d/.test(behind.slice(unit.text.length));
  return unit !== null && !isOfNext;
}

/** A pressure without a unit; one that no fan has is a question. */
function takeNamedPressure(text: string, number: string, max: number, notes: DutyNotes): boolean {
  const given = readValue(number, 'pressure');
  if (notes.has('staticPressure') || given.kind !== 'read' || given.value >= max) return false;
  notes.take('staticPressure', text, likely(given, 'pressure', true));
  return true;
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
  // '12/15' is a date.
  const withPart = texts.filter((text) => /[.,/½¼¾⅓⅔⅛⅜⅝⅞]/u.test(text) && readValue(text, 'pressure').kind === 'read');
  const candidates = withPart.length > 0 ? withPart : texts;
  return candidates.length === 1 ? (candidates[0] ?? null) : null;
}

function takeBareAirflow(text: string, notes: DutyNotes, decimal: DecimalMark | null): boolean {
  const reading = readValue(text, 'airflow', { decimal });
  const isAirflow = !notes.has('cfm') && !notes.has('squareFeet') && reading.kind === 'read';
  if (!isAirflow || reading.value < MIN_BARE_AIRFLOW_CFM) return false;
  notes.takeBare('cfm', text, likely(reading, 'airflow', true));
  return true;
}

/** Airflows of that size are round; heaters are chosen by their heat, so that five digits beside it may be either. */
function mayBePostalCode(text: string, notes: DutyNotes): boolean {
  const isRound = text.endsWith('00') && !notes.has('btus') && !notes.has('kWs');
  const isSaid = notes.has('cfm') || notes.has('squareFeet') || notes.has('postalCode');
  return /^\d{5}$/u.test(text) && !isRound && !isSaid;
}

function askWhichCode(text: string, notes: DutyNotes): boolean {
  notes.ask('postalCode', text, [
    { value: text, unit: null, instead: `ZIP ${text}` },
    { value: Number(text), unit: productUnit('airflow').symbol, instead: `${text} cfm` },
  ]);
  return true;
}

function takeBarePressure(text: string, notes: DutyNotes, decimal: DecimalMark | null): boolean {
  const reading = readValue(text, 'pressure', { decimal });
  const isPressure = notes.has('cfm') && !notes.has('staticPressure') && reading.kind === 'read';
  if (!isPressure || reading.value > MAX_BARE_PRESSURE_IN_WG) return false;
  notes.takeBare('staticPressure', text, likely(reading, 'pressure', true));
  return true;
}
