import type { FieldValue } from '../reading.ts';
import { readSupply, voltagesMeant } from '../supply/index.ts';
import { readValue } from '../value/index.ts';
import { type DutyNotes, plain } from './duty-notes.ts';
import { NUMBER, pattern } from './patterns.ts';
import type { RemainingText } from './remaining-text.ts';
import { unitAfter } from './units.ts';

/** UL 762 lists fans for grease; its number is no value. */
export function takeListing(rest: RemainingText, notes: DutyNotes): void {
  rest.takeAll(pattern('ul[- ]?762'), ([text]) => {
    notes.set(text, { application: plain('grease', text) });
    return true;
  });
}

/** Rules and references have numbers that are no values: 'AMCA 210', 'PO 12345', '$1,500'. */
const REFERENCES: readonly RegExp[] = [
  pattern(
    String.raw`(?:amca|ashrae|nfpa|ansi|astm|ul|csa|iec|imc|smacna)[- ]?(?:std\.? ?|standard ?)?\d{2,5}(?:\.\d)?`,
  ),
  pattern(String.raw`(?:po|job|project|rfq)\s?(?:no\.?|#|:)?\s?\d{1,4}-?\d{3,4}`),
  /[$€£]\s?\d[\d.,]*\d/gu,
];

export function takeReferences(rest: RemainingText, notes: DutyNotes): void {
  for (const reference of REFERENCES) {
    rest.takeAll(reference, ({ 0: text, index, input }) => {
      if (unitAfter(input.slice(index + text.length), false)?.kind === 'airflow') return false;
      notes.notUnderstood.push(text);
      return true;
    });
  }
}

/** A fan without ducts has no static pressure: '3000 cfm free air'. */
export function takeFreeAir(rest: RemainingText, notes: DutyNotes): void {
  rest.takeAll(pattern('(?:free[- ](?:air|delivery)|zero (?:static|e?sp)(?: pressure)?)'), ([text]) => {
    if (!notes.has('staticPressure')) notes.set(text, { staticPressure: plain(0, text, 'in. wg') });
    return true;
  });
}

/** Halls in feet or meters; ducts and dampers are measured in the same way, and are smaller. */
const MIN_HALL_FT = 40;

export function takeArea(rest: RemainingText, notes: DutyNotes): void {
  rest.takeAll(
    pattern(
      String.raw`(${NUMBER})\s*(ft|feet|'|m|meters?)?\s*(?:x|×|by)\s*(${NUMBER})\s*(ft\.?|feet|'|m|meters?|in\.?|"|cm|mm)?`,
    ),
    (match) => {
      const [text, one = '', unitOfOne, other = '', unit = unitOfOne ?? 'ft'] = match;
      const sides = [one, other].map((side) => readValue(`${side} ${unit}`, 'length'));
      const lengths = sides.flatMap((side) => (side.kind === 'read' ? [side.value] : []));
      if (lengths.length < 2 || Math.min(...lengths) < MIN_HALL_FT) return false;
      notes.set(text, { squareFeet: plain(Math.round((lengths[0] ?? 0) * (lengths[1] ?? 0)), text, 'ft²') });
      return true;
    },
  );
}

/** A rise is a difference: '50°F rise' is no temperature, and 40 °C of it are 72 °F. */
export function takeRise(rest: RemainingText, notes: DutyNotes): void {
  const number = String.raw`\d{1,3}(?:[.,]\d+)?`;
  const degrees = String.raw`(${number}\s*(?:(?:°|deg(?:rees?)?\.?)\s*[fck]?|[fck]))`;
  const bare = String.raw`([1-9]\d{1,2})`;
  const rise = String.raw`(?:temp(?:erature|\.)?\s*)?(?:rise|δt|∆t|Δt|delta[- ]?t|td)`;
  const forms = [
    pattern(`${degrees}\\s*(?:of\\s*)?${rise}`),
    pattern(`${rise}\\s*(?:of|[:=])?\\s*${degrees}`),
    pattern(`${rise}\\s*(?:of|[:=])?\\s*${bare}(?!\\s*(?:cfm|l/s|m3|pa|v\\b|x\\b|[x×]))`),
    pattern(`${bare}\\s*${rise}`),
  ];
  for (const form of forms) {
    rest.takeAll(
      form,
      ([text, said = '']) =>
        !notes.has('temperatureRise') && takeValue(notes, 'temperatureRise', 'temperatureRise', text, said),
    );
  }
}

function takeValue(
  notes: DutyNotes,
  field: 'temperatureRise' | 'altitude' | 'soundLevelDistance',
  kind: 'temperatureRise' | 'altitude' | 'length',
  text: string,
  said: string,
): boolean {
  const reading = readValue(said, kind);
  if (reading.kind === 'read') notes.set(text, { [field]: plain(reading.value, text, reading.unit) });
  else if (reading.kind === 'unclear') notes.ask(field, text, reading.meanings);
  return true;
}

export function takeSite(rest: RemainingText, notes: DutyNotes): void {
  rest.takeAll(pattern(String.raw`[a-z]\d[a-z][ -]?\d[a-z]\d`), ([text]) =>
    setPostalCode(notes, text, text.toUpperCase().replace(/^(...)[ -]?/, '$1 ')),
  );
  rest.takeAll(
    pattern(String.raw`(?:zip(?:\s*code)?|postal\s*code|c\.?p\.?|near|at|in)\s*[:#]?\s*(\d{5})(?:-\d{4})?`),
    ({ 0: text, 1: code = '', index, input }) =>
      unitAfter(input.slice(index + text.length), false) === null && setPostalCode(notes, text, code),
  );
  const length = String.raw`(${NUMBER}\s*(?:ft\.?|feet|'|m|meters?|metres?))`;
  // Hundreds of feet at least: 'elev. 2' is a floor.
  const bare = String.raw`([1-9]\d{2,4}|[1-9]\d?,\d{3})`;
  const label = String.raw`(?:(?:site\s*)?(?:alt(?:itude|\.)?|elev(?:ation|\.)?|altitud))`;
  const behind = String.raw`(?:${label}|above sea level|a\.?s\.?l\.?)`;
  const forms = [
    `${label}\\s*(?:of|[:=])?\\s*${length}(?:\\s*(?:above sea level|a\\.?s\\.?l\\.?))?`,
    `(?:at\\s*)?${length}\\s*${behind}`,
    `at\\s*(${NUMBER}\\s*(?:m|meters?|metres?))(?!\\s*(?:/|wg|wc|h2o|of))`,
    `${label}\\s*(?:of|[:=])?\\s*${bare}(?!\\s*(?:cfm|l/s|m3|pa|rpm|v\\b|%))`,
  ];
  for (const form of forms) {
    rest.takeAll(
      pattern(form),
      ([text, said = '']) => !notes.has('altitude') && takeValue(notes, 'altitude', 'altitude', text, said),
    );
  }
}

function setPostalCode(notes: DutyNotes, text: string, code: string): boolean {
  if (notes.has('postalCode')) return false;
  notes.set(text, { postalCode: plain(code, text) });
  return true;
}

const VOLTS = String.raw`\d{3}\s*(?:[/-]\s*\d{3}\s*){0,2}(?:v(?:olts?|ac)?)?`;
const PHASE = String.raw`[13](?:\s*-?\s*(?:ph(?:ase)?|ø|φ|⌀|~))?`;
const HERTZ = String.raw`[56]0\s*(?:hz|cyc)?`;
/** Voltages of networks and nameplates: beside a phase they need no letter. */
const NOMINAL = '(?:1(?:10|15|20|27)|2(?:00|08|20|30|40|77)|34[67]|380|4(?:00|15|40|60|80)|575|600)';
const SAID_PHASE = String.raw`[13]\s*-?\s*(?:ph(?:ases?)?|ø|φ|⌀|~)`;
const PHASE_WORDS =
  '(?:single|one|three)[- ]?ph(?:ase)?|(?:mono|tri)(?:f[aá]sic[oa]|phas[eé]e?)|(?:ein|drei)phasig|drehstrom';
const SUPPLIES = [
  // '460 3 phase' and '3 phase 460', where no unit makes the number something else.
  String.raw`${NOMINAL}(?:\s*[/-]\s*${NOMINAL})?\s+${SAID_PHASE}(?:\s*,?\s*[56]0\s*hz)?`,
  String.raw`${SAID_PHASE}\s*,?\s+${NOMINAL}(?:(?=\s*(?:$|[,;)]))|\s*,?\s*[56]0\s*hz)`,
  // '460 3 60'.
  String.raw`${NOMINAL} [13] [56]0(?=\s*(?:$|[,;)]|hz))`,
  // '208V1P' and '3Ph/480V/60Hz'.
  String.raw`\d{3}\s?v(?:olts?|ac)?\s?[13]\s?p`,
  String.raw`${SAID_PHASE}\s*[/,-]\s*\d{3}(?:\s*v(?:olts?|ac)?)?(?:\s*[/,-]\s*${HERTZ})?`,
  // '3x400V' as it is written in Europe; of '3 x 460V' the number may count the fans.
  String.raw`3[x×](?:2[23]0|38[05]|4[014][05]|690)\s?v(?:olts?|ac)?(?:\s*[/,-]?\s*50\s*hz)?`,
  String.raw`\d{3}\s?v\s*[/,-]?\s*(?:${PHASE_WORDS}|mono|tri)(?!\p{L})(?:\s*[/,-]?\s*${HERTZ})?`,
  String.raw`(?:${PHASE_WORDS}|mono|tri)\s?\d{3}\s?v(?:\s*[/,-]?\s*[56]0\s*hz)?`,
  // '440V, 3F' has three 'fases', and 3 °F nowhere.
  String.raw`\d{3}\s?v\s*[/,-]?\s*[13]\s?f(?:ases?)?(?:\s*[/,-]?\s*${HERTZ})?`,
  String.raw`v(?:olts?)?\s*[:=]?\s*\d{3}\s*[,;]?\s*ph(?:ase)?\s*[:=]?\s*[13]`,
  String.raw`v(?:olts?)?\s*=\s*\d{3}`,
  // 'hp 1/4 v 115'; in '460 v 208' the name is that of the number before it.
  String.raw`(?<!\d\s?)v(?:olts?|oltage)?\s*:?\s*${NOMINAL}(?!\s*(?:v|[/-]))`,
  String.raw`${NOMINAL}\s+(?:${PHASE_WORDS})`,
  // '2 hp 460 3' at the end.
  String.raw`${NOMINAL} [13](?=\s*(?:$|[,;)]))`,
  String.raw`(?:${PHASE_WORDS})\s*,?\s*${NOMINAL}(?=\s*(?:$|[,;)]))`,
  String.raw`${SAID_PHASE}\s*[/-]\s*[56]0\s*(?:hz)?\s*[/-]\s*\d{3}(?:\s*v)?`,
  String.raw`ph(?:ases?)?\s*=\s*[13]`,
  // As Revit writes it, with its load.
  String.raw`\d{3}\s*v\s*\/\s*[123]\s*-\s*\d[\d.,]*\s*k?va`,
  String.raw`\d{3}\s*v?\s*[/-]\s*2\s*(?:ph(?:ase)?)?\s*[/-]\s*${HERTZ}`,
  String.raw`\d{3}\s*v\s*[/,-]?\s*2\s*(?:ph(?:ase)?|ø)`,
  String.raw`${VOLTS}\s*[/,-]\s*${PHASE}(?:\s*[/,-]\s*${HERTZ})?`,
  String.raw`${VOLTS}\s*[/-]\s*${HERTZ}\s*[/-]\s*${PHASE}`,
  String.raw`[13]\s*[/-]\s*\d{3}\s*[/-]\s*${HERTZ}`,
  String.raw`[13]\s*[/-]\s*[56]0\s*[/-]\s*\d{3}(?:\s*[/-]\s*\d{3}){0,2}`,
  String.raw`[56]0\s*[/-]\s*(?:[13]\s*[/-]\s*\d{3}|\d{3}\s*[/-]\s*[13])`,
  String.raw`\d{3}(?:\s*[/-]\s*\d{3}){0,2}\s*v(?:olts?|ac)?(?:\s*,?\s*[13]\s*-?\s*(?:ph(?:ase)?|ø|φ|~))?(?:\s*,?\s*[56]0\s*hz)?`,
  String.raw`[13]\s*-?\s*(?:ph(?:ase)?|ø|φ|~)(?:\s*,?\s*\d{3}\s*v(?:olts?|ac)?)?`,
  String.raw`[56]0\s*hz`,
];

/** 'elec: 460/3/60' and 'Voltage 208V'. */
const SUPPLY_NAME =
  /(?<![\p{L}\d])(?:elec(?:t(?:rical)?)?|voltages?|volts?|power supply)\.?\s*[:=]?\s*(?=\d{3}\s*[v/-])/giu;

export function takeSupply(rest: RemainingText, notes: DutyNotes): void {
  rest.takeAll(SUPPLY_NAME, () => true);
  for (const source of SUPPLIES) {
    rest.takeAll(pattern(source), ([text]) => {
      const supply = readSupply(/^\d+ \d(?: \d+)?$/.test(text) ? text.replaceAll(' ', '/') : text);
      const meant = supply === null ? voltagesMeant(text) : [];
      if (meant.length > 0) notes.ask('voltage', text, meant);
      if (supply === null) return meant.length > 0;
      const found = Object.entries({ voltage: supply.voltage, phase: supply.phase, frequency: supply.frequency });
      const fields = Object.fromEntries(found.filter(([, value]) => value !== null));
      if (Object.keys(fields).length > 0)
        notes.set(text, fields as Partial<Record<'voltage' | 'phase' | 'frequency', FieldValue>>);
      if (supply.meanings !== null) notes.ask('voltage', text, supply.meanings);
      return Object.keys(fields).length > 0 || supply.meanings !== null;
    });
  }
  rest.takeAll(pattern(PHASE_WORDS), ([text]) => {
    notes.set(text, { phase: plain(/^(?:t|d)/i.test(text) ? 3 : 1, text) });
    return true;
  });
}

/** The distance that a sound level is given at. */
export function takeSoundDistance(rest: RemainingText, notes: DutyNotes): void {
  rest.takeAll(
    pattern(
      String.raw`(?<=(?:sones?|db\(?a?\)?)\s*(?:max\.?|maximum|or less)?\s*)(?:@|at)\s*(${NUMBER}\s*(?:ft\.?|feet|'|m))`,
    ),
    ([text, said = '']) => takeValue(notes, 'soundLevelDistance', 'length', text, said),
  );
}
