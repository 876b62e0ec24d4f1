import { motorInParts } from '../motor/index.ts';
import type { DutyField, FieldValue } from '../reading.ts';
import { readSupply } from '../supply/index.ts';
import { readValue } from '../value/index.ts';
import { type DutyNotes, plain } from './duty-notes.ts';
import { NUMBER, pattern } from './patterns.ts';
import type { RemainingText } from './remaining-text.ts';
import { unitAfter } from './units.ts';

const VOLTS = '(?:1(?:10|15|20|27)|2(?:00|08|20|30|40|77)|380|4(?:00|15|40|60|80)|575|600)';
const PART = String.raw`[\d.]+(?:hp|v|ph)?`;
const LABELLED = String.raw`(hp\s*/\s*v(?:olts?)?\s*/\s*(?:ph|phase|ø)(?:\s*/\s*hz)?)\s*[:=]?\s*((?:\d+[ -])?${PART}(?:\s*/\s*${PART}){2,4})`;
/** Fractions of motors: of '2/460/3' the number may count the fans. */
const FRACTION = String.raw`(?:\d{1,2}[ -])?(?:1/(?:2|3|4|5|6|8|10|12|15|20|25|30|40|50)|3/4)`;
const ALONE = String.raw`${FRACTION}\s*/\s*${VOLTS}\s*v?\s*/\s*[13](?:\s*(?:ph|ø))?(?:\s*/\s*[56]0(?:\s*hz)?)?`;

/** '1/4/120/1': a motor and its supply, as columns of drawings have them. */
export function takeMotorAndSupply(rest: RemainingText, notes: DutyNotes): void {
  rest.takeAll(pattern(LABELLED), ([text, head = '', cell = '']) => takeParts(notes, text, cell.trim(), head));
  rest.takeAll(pattern(ALONE), ([text]) =>
    takeParts(notes, text, text, `HP/V/PH${/\/\s*[56]0\D*$/.test(text) ? '/HZ' : ''}`),
  );
  takeNamedMotor(rest, notes);
}

const VALUE = '[\\d½¼¾⅓⅔⅛⅜⅝⅞]';
/** 'hp 1/4', 'ECM 1/2', 'motor 3/4'; in '1/2 hp 115' the number before the name is its own. */
const NAMED_MOTOR = pattern(
  `(?:(?<!${VALUE}\\s?)(?:motor\\s?)?hp\\s*[:=]?\\s*(${FRACTION}|\\d{1,2}(?:\\.\\d+)?)|(?:ecm?|ec motor|motor)\\s+(${FRACTION}))`,
);

const BETWEEN_TWO = pattern(`(${NUMBER}) ?hp ?(${NUMBER})`);
const SAYS_PRESSURE = /["”″]|[.,/]\d|[½¼¾⅓⅔⅛⅜⅝⅞]|(?<!\p{L})(?:[et]?sp|static|pa|[iw]?w[gc]|in)(?!\p{L})/iu;

/** '.5 hp 1/4' in a line without another pressure: either number is the motor, and the other the pressure. */
function askWhichIsMotor(rest: RemainingText, notes: DutyNotes): void {
  rest.takeAll(BETWEEN_TWO, ({ 0: text, 1: one = '', 2: other = '', index, input }) => {
    const behind = input.slice(index + text.length);
    const areParts = [one, other].every((each) => /[./½¼¾⅓⅔⅛⅜⅝⅞]/u.test(each));
    if (!areParts || notes.has('motorHp') || SAYS_PRESSURE.test(`${input.slice(0, index)} ${behind}`)) return false;
    const meanings = [one, other].flatMap((each, at) => {
      const reading = readValue(each, 'power');
      const instead = at === 0 ? `${one} hp; ${other} in. wg` : `${one} in. wg; ${other} hp`;
      return reading.kind === 'read' ? [{ value: reading.value, unit: reading.unit, instead }] : [];
    });
    if (meanings.length < 2) return false;
    notes.ask('motorHp', text, meanings);
    return true;
  });
}

function takeNamedMotor(rest: RemainingText, notes: DutyNotes): void {
  askWhichIsMotor(rest, notes);
  rest.takeAll(NAMED_MOTOR, ({ 0: text, 1: one, 2: other, index, input }) => {
    const reading = readValue(one ?? other ?? '', 'power');
    const behind = input.slice(index + text.length);
    if (notes.has('motorHp') || reading.kind !== 'read' || unitAfter(behind, false) !== null) return false;
    notes.set(text, { motorHp: plain(reading.value, text, reading.unit) });
    return true;
  });
}

const BARE_VOLTS = pattern(VOLTS);

/** In '0.5 115' and '1.5 HP 208' the last number is the voltage, where the line has its airflow and its pressure. */
export function takeBareVoltage(rest: RemainingText, notes: DutyNotes): void {
  if (['voltage', 'phase'].some((field) => notes.has(field as DutyField))) return;
  if (notes.value('cfm') === null || notes.value('staticPressure') === null) return;
  rest.takeAll(BARE_VOLTS, ({ 0: text, index, input }) => {
    const [before, behind] = [rest.line.slice(0, index), input.slice(index + text.length)];
    const supply = readSupply(`${text}V`);
    if (!BEHIND_VALUE.test(before) || /\S/.test(behind) || supply?.voltage == null) return false;
    notes.set(text, { voltage: plain(supply.voltage.value, text, 'V') });
    return true;
  });
}

const BEHIND_VALUE = /(?:[\d½¼¾⅓⅔⅛⅜⅝⅞]\s?(?:"|in\.?|w\.?[gc]\.?|[et]?sp|hp)?|in\.? ?w\.?[gc]\.?)[\s,;]+$/iu;

function takeParts(notes: DutyNotes, text: string, cell: string, head: string): boolean {
  const found = motorInParts(cell, head);
  if (found === null || notes.has('motorHp') || notes.has('voltage')) return false;
  if (found.kind === 'open') {
    notes.ask(
      'voltage',
      text,
      found.meanings.map((value) => ({ value, unit: null })),
    );
    return true;
  }
  const power = readValue(found.power, 'power');
  const supply = readSupply(found.supply);
  if (power.kind !== 'read' || supply === null || supply.voltage === null) return false;
  const values = { voltage: supply.voltage, phase: supply.phase, frequency: supply.frequency };
  const said = Object.entries(values).flatMap(([field, value]) =>
    value === null ? [] : [[field, plain(value.value, text, value.unit)] as const],
  );
  const motor = plain(power.value, text, power.unit);
  notes.set(text, { motorHp: motor, ...Object.fromEntries(said) } as Partial<Record<DutyField, FieldValue>>);
  return true;
}
