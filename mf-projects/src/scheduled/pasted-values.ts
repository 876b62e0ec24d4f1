/** The number of a pasted cell in the unit that the product stores; null if the cell has none. */
export type ReadValue = (text: string, headerUnit: string) => number | null;

/** Marks and letters of a unit without what people set around them. */
const plain = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFKC')
    .replace(/[\s."'“”″()[\]_-]/g, '');

type Units = Readonly<Record<string, number>>;

const AIRFLOW: Units = {
  cfm: 1,
  scfm: 1,
  acfm: 1,
  'l/s': 2.11888,
  lps: 2.11888,
  'm3/h': 0.588578,
  cmh: 0.588578,
  'm3/s': 2118.88,
};
const PRESSURE: Units = {
  inwg: 1,
  inwc: 1,
  inh2o: 1,
  in: 1,
  iwg: 1,
  wg: 1,
  wc: 1,
  inches: 1,
  inwgs: 1,
  pa: 0.00401463,
  kpa: 4.01463,
  mmwg: 0.0393701,
  mmh2o: 0.0393701,
};
const SOUND: Units = { sones: 1, sone: 1 };
const POWER: Units = { hp: 1, bhp: 1, kw: 1.34102, w: 0.00134102, watts: 0.00134102 };
const COUNT: Units = { ea: 1, pcs: 1, units: 1 };

/** Numbers with one of the units; a cell without one gets the header's, and without that the first of the units. */
function inUnits(units: Units): ReadValue {
  return (text, headerUnit) => {
    const [, digits = '', unit = ''] = /^\s*([-+]?[\d.,/\s]*\d)\s*(\D*)$/s.exec(text) ?? splitAtUnit(text);
    const value = numberOf(digits);
    const factor = plain(unit) === '' ? (units[plain(headerUnit)] ?? 1) : units[plain(unit)];
    return value === null || factor === undefined ? null : value * factor;
  };
}

/** Units with digits in them, as 'm3/h'. */
function splitAtUnit(text: string): readonly [string, string, string] {
  const [, digits = '', unit = ''] = /^\s*([-+]?[\d.,/]*\d)\s*([a-zA-Z"].*)$/s.exec(text.normalize('NFKC')) ?? [];
  return ['', digits, unit];
}

/** '2,500', '0.75', '1/2', '1 1/2', and '0,75' or '2.500,5' where a comma is the point. */
export function numberOf(text: string): number | null {
  const [, whole = '', over = '', under = ''] = /^(?:(\d+)\s+)?(\d+)\/(\d+)$/.exec(text.trim()) ?? [];
  if (under !== '') return Number(under) === 0 ? null : Number(whole || 0) + Number(over) / Number(under);
  const digits = text.trim().replaceAll(/(?<=\d)\s(?=\d{3}\b)/g, ',');
  if (/^[-+]?(?!0)\d{1,3}(,\d{3})+(\.\d+)?$/.test(digits)) return Number(digits.replaceAll(',', ''));
  if (/^[-+]?\d{1,3}(\.\d{3})+,\d+$/.test(digits)) return Number(digits.replaceAll('.', '').replace(',', '.'));
  if (/^[-+]?\d*,\d+$/.test(digits)) return Number(digits.replace(',', '.'));
  return /^[-+]?(\d+\.?\d*|\.\d+)$/.test(digits) ? Number(digits) : null;
}

export const readAirflow = inUnits(AIRFLOW);
export const readSound = inUnits(SOUND);
export const readPower = inUnits(POWER);
export const readCount = inUnits(COUNT);
/** A sign says on which side of the fan it is measured, which does not matter to the fan. */
export const readPressure: ReadValue = (text, headerUnit) => {
  const value = inUnits(PRESSURE)(text, headerUnit);
  return value === null ? null : Math.abs(value);
};

export interface PastedSupply {
  readonly voltage: number | null;
  readonly phase: number | null;
}

/** '460/3/60', '208-230/1', '480V-3PH', '120 V' or '3'; of a range the upper voltage. Null where it is no supply. */
export function readSupply(text: string): PastedSupply | null {
  const words = text.toLowerCase().normalize('NFKC').replaceAll(/\s/g, '');
  const form =
    /^(?:(?:(\d{2,4})-)?(\d{2,4})v?(?:olts?)?)?(?:[/\-,]?([13])(?:ph(?:ase)?|ø|φ)?)?(?:[/\-,](?:50|60)(?:hz)?)?$/;
  const [, , voltage, phase] = form.exec(words) ?? [];
  if (voltage === undefined && phase === undefined) return null;
  return { voltage: voltage === undefined ? null : Number(voltage), phase: phase === undefined ? null : Number(phase) };
}

/** The kind of value that a cell's unit implies. */
export function kindOfUnit(text: string): 'airflow' | 'staticPressure' | 'maxSones' | 'maxBrakeHorsepower' | null {
  const [, unit = ''] = /^[\d.,/\s+-]*\d\s*([a-zA-Z"″].*)$/s.exec(text.trim()) ?? [];
  const name = plain(unit);
  if (name in AIRFLOW) return 'airflow';
  if (name in PRESSURE) return 'staticPressure';
  if (name in SOUND) return 'maxSones';
  return name in POWER ? 'maxBrakeHorsepower' : null;
}
