import { isJobPostalCode } from '@specbuilder/shared-contracts/domain';
import { parseQuantity } from '@specbuilder/shared-ui/forms';

/** A criterion of the line: how it is read, and the fields that it gives. */
export interface Metric {
  readonly kind: ValueKind;
  readonly words: RegExp;
  /** The fields, or null if the match is no such value after all. */
  readonly read: (match: RegExpExecArray) => Readonly<Record<string, number | string>> | null;
}

export type ValueKind =
  | 'tag'
  | 'quantity'
  | 'airflow'
  | 'pressure'
  | 'sound'
  | 'supply'
  | 'postalCode'
  | 'altitude'
  | 'temperature'
  | 'heat'
  | 'cooling'
  | 'area';

/** '2,500', '.75', '3/4', '1 1/4' and '1-1/4'. */
const NUMBER = String.raw`(\d{1,2}[\s-]\d+/\d+|\d[\d,]*(?:\.\d+)?|\.\d+|\d+\s*/\s*\d+)`;
/** A word of the line ends where a space, a comma or the line does. */
const END = String.raw`(?=[\s,;)]|$)`;
const START = String.raw`(?<=^|[\s,;(@])`;

/** NEMA MG 1: motors are wound for less than the nominal voltage of the system that feeds them. */
const MOTOR_VOLTAGES: Readonly<Record<string, number>> = { 120: 115, 240: 230, 480: 460, 600: 575 };
const VOLTAGES = '115|120|200|208|220|230|240|277|380|400|415|460|480|575|600';

const MIN_HALL_FT = 40;
const MIN_ALTITUDE_FT = 100;

const pattern = (text: string) => new RegExp(START + text + END, 'iu');
const voltage = (text: string) => MOTOR_VOLTAGES[text] ?? Number(text);

function measured(field: string, name: Parameters<typeof parseQuantity>[1], unitOf = (unit: string) => unit) {
  return ([, digits = '', unit = '']: readonly string[]) => {
    const parsed = parseQuantity(`${digits.replaceAll(',', '')} ${unitOf(unit)}`.trim(), name);
    return parsed.ok && parsed.value !== null ? { [field]: parsed.value } : null;
  };
}

const supply = (fields: { voltage?: string | undefined; phase?: string | undefined; hertz?: string | undefined }) => ({
  ...(fields.voltage !== undefined && { motorVoltage: voltage(fields.voltage) }),
  ...(fields.phase !== undefined && { motorPhase: Number(fields.phase) }),
  ...(fields.hertz !== undefined && { motorFrequency: Number(fields.hertz) }),
});

const postalCode = ([, code = '']: RegExpExecArray) => (isJobPostalCode(code) ? { zip: code.toUpperCase() } : null);

/** Values with their own unit or word, in the order in which they are taken out of the line. */
export const VALUES: readonly Metric[] = [
  {
    kind: 'tag',
    words: /^\s*([a-z]{2,5}-?\d{1,3}[a-z]?)(?=[\s,;:]|$):?/iu,
    read: ([, tag = '']) => ({ tag: tag.toUpperCase() }),
  },
  {
    kind: 'quantity',
    words: pattern(String.raw`(?:qty|quantity|cant)\.?[ :]*(\d{1,2})`),
    read: ([, count]) => ({ quantity: Number(count) }),
  },
  {
    kind: 'quantity',
    words: pattern(String.raw`[x×]\s?(\d{1,2})`),
    read: ([, count]) => ({ quantity: Number(count) }),
  },
  {
    kind: 'quantity',
    words: pattern(String.raw`(\d{1,2})\s?[x×]`),
    read: ([, count]) => ({ quantity: Number(count) }),
  },
  { kind: 'quantity', words: /\((\d{1,2})\)/u, read: ([, count]) => ({ quantity: Number(count) }) },
  {
    kind: 'area',
    words: pattern(String.raw`(\d{2,4})\s*(?:ft|')?\s*[x×]\s*(\d{2,4})\s*(?:ft|')?`),
    // Ducts and dampers are measured in the same way, and are smaller than any hall in feet.
    read: ([, wide, long]) =>
      Math.min(Number(wide), Number(long)) < MIN_HALL_FT ? null : { squareFeet: Number(wide) * Number(long) },
  },
  {
    kind: 'airflow',
    words: pattern(`${NUMBER}\\s*([as]?cfm|l/s|lps|m[3³]/h|cmh|m[3³]/s)`),
    read: measured('cfm', 'airflow', (unit) => (/cfm/iu.test(unit) ? 'cfm' : unit)),
  },
  {
    kind: 'sound',
    words: pattern(`(?:under|below|max\\.?|up to|at most|menos de|<=?|≤)?\\s*${NUMBER}\\s*sones?(?:\\s*max)?`),
    read: ([, sones = '']) => ({ sones: Number(sones) }),
  },
  {
    kind: 'supply',
    words: pattern(
      String.raw`(${VOLTAGES})\s*v?(?:olts?)?\s*[/-]\s*([13])\s*(?:ph(?:ase)?|ø|φ)?(?:\s*[/-]\s*([56]0)\s*(?:hz)?)?`,
    ),
    read: ([, volts, phase, hertz]) => supply({ voltage: volts, phase, hertz }),
  },
  {
    kind: 'supply',
    words: pattern(String.raw`(${VOLTAGES})\s*v(?:olts?|ac)?`),
    read: ([, volts]) => supply({ voltage: volts }),
  },
  {
    kind: 'supply',
    words: pattern(String.raw`([13])[\s-]*(?:ph(?:ase)?|ø|φ)`),
    read: ([, phase]) => supply({ phase }),
  },
  { kind: 'supply', words: pattern(String.raw`single[\s-]?phase`), read: () => supply({ phase: '1' }) },
  { kind: 'supply', words: pattern(String.raw`three[\s-]?phase`), read: () => supply({ phase: '3' }) },
  { kind: 'supply', words: pattern(String.raw`([56]0)\s*hz`), read: ([, hertz]) => supply({ hertz }) },
  {
    kind: 'area',
    words: pattern(`${NUMBER}\\s*(sq\\.?\\s*ft|sf|ft[2²]|m[2²])`),
    read: measured('squareFeet', 'area', (unit) => (/m/iu.test(unit) ? 'm2' : '')),
  },
  { kind: 'cooling', words: pattern(`${NUMBER}\\s*tons?`), read: measured('nominalCoolingTons', 'coolingTons') },
  { kind: 'heat', words: pattern(`${NUMBER}\\s*(mbh|btu/?h)`), read: measured('btus', 'heatOutput') },
  {
    kind: 'heat',
    words: pattern(`(?:temp(?:erature)?\\s*)?rise\\s*(?:of\\s*)?${NUMBER}\\s*°?\\s*(f?)`),
    read: measured('temperatureRise', 'temperatureRise', () => ''),
  },
  {
    kind: 'heat',
    words: pattern(`${NUMBER}\\s*°?\\s*(f?)\\s*(?:temp(?:erature)?\\s*)?rise`),
    read: measured('temperatureRise', 'temperatureRise', () => ''),
  },
  { kind: 'temperature', words: pattern(`${NUMBER}\\s*°?\\s*([fc])`), read: measured('temperature', 'temperature') },
  {
    kind: 'altitude',
    words: pattern(`${NUMBER}\\s*(?:ft|feet|')`),
    // A few feet are the size of something.
    read: ([, feet = '']) => {
      const altitude = Number(feet.replaceAll(',', ''));
      return altitude < MIN_ALTITUDE_FT ? null : { altitude };
    },
  },
  {
    kind: 'pressure',
    words: pattern(
      // Some write suction with a minus.
      `[-−]?${NUMBER}\\s*(?:(k?pa)|(?:in(?:ch(?:es)?)?\\.?|"|”|″|'')?\\s*(?:w\\.?\\s?[gc]\\.?|h2o|e?sp)?)(?:\\s*e?sp)?`,
    ),
    read: (match) => {
      // A plain number is a pressure only where its unit says so; the rest of the line decides over the others.
      const [all, digits = '', pascal = ''] = match;
      const hasUnit = /[a-z"”″']/iu.test(all);
      return hasUnit ? measured('sp', 'staticPressure')([all, asDecimal(digits), pascal]) : null;
    },
  },
  { kind: 'postalCode', words: pattern(String.raw`([a-z]\d[a-z]\s?\d[a-z]\d)`), read: postalCode },
  {
    kind: 'postalCode',
    words: pattern(String.raw`(?:zip|postal code|code|near|at|in)\s+(\d{5}(?:-\d{4})?)`),
    read: postalCode,
  },
];

/** '1/2' in. wg is half an inch, '1 1/4' and '1-1/4' an inch and a quarter. */
function asDecimal(digits: string): string {
  const [, whole = '0', over, under] = /^(?:(\d+)[\s-])?(\d+)\s*\/\s*(\d+)$/.exec(digits) ?? [];
  return under === undefined ? digits : String(Number(whole) + Number(over) / Number(under));
}

/** Maximum static pressure that a number without a unit is read as, in. wg; airflows start well above it. */
const MAX_BARE_PRESSURE_IN_WG = 20;
/** Minimum airflow that a number without a unit is read as, cfm: the smallest ceiling fans move 50. */
const MIN_BARE_AIRFLOW_CFM = 50;

/** Meaning of a number without a unit, by what the line contains already; null if nothing fits. */
export function bareValue(
  text: string,
  isThere: (kind: ValueKind) => boolean,
): (Pick<Metric, 'kind'> & { readonly fields: Readonly<Record<string, number | string>> }) | null {
  const value = Number(asDecimal(text.replaceAll(',', '')));
  if (isThere('airflow') && !isThere('postalCode') && /^\d{5}$/.test(text) && isJobPostalCode(text)) {
    return { kind: 'postalCode', fields: { zip: text } };
  }
  if (!isThere('airflow') && !isThere('area') && value >= MIN_BARE_AIRFLOW_CFM)
    return { kind: 'airflow', fields: { cfm: value } };
  const isPressure = value <= MAX_BARE_PRESSURE_IN_WG && isThere('airflow') && !isThere('pressure');
  return isPressure ? { kind: 'pressure', fields: { sp: value } } : null;
}
