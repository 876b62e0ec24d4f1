import { parseQuantity } from '@specbuilder/shared-ui/forms';

/** The value of a cell; null if the cell has none. */
export interface ReadValue {
  readonly value: number;
  /** The cell says it in another way than it is kept: '1 1/4', '700 L/s'. */
  readonly isConverted: boolean;
}
export type ValueReader = (text: string, headerUnit?: string) => ReadValue | null;

/** '1 1/4' and '1-1/4' are sums; '0,75' is what a decimal comma makes of 0.75. */
function plainSum(digits: string): string {
  const text = digits.trim();
  const [, whole, over, under] = /^(\d+)[\s-]+(\d+)\/(\d+)$/.exec(text) ?? [];
  if (whole !== undefined) return `${whole}+${over}/${under}`;
  if (/^\d{0,3},\d{1,2}$/.test(text) || /^0,\d+$/.test(text)) return text.replace(',', '.');
  return text.replaceAll(/(?<=\d)\s(?=\d{3}\b)/g, '');
}

/** A unit as the quantities of the product spell it; null for one that is none of them. */
type UnitReader = (unit: string) => string | null;

const bare = (unit: string) =>
  unit
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s.()[\]'’′_]/g, '');

const airflowUnit: UnitReader = (unit) => {
  const name = bare(unit);
  if (['', 'cfm', 'scfm', 'acfm', 'cfmea'].includes(name)) return 'cfm';
  if (['l/s', 'lps', 'ls'].includes(name)) return 'L/s';
  if (['m3/h', 'm3h', 'cmh', 'm3/hr'].includes(name)) return 'm3/h';
  return name === 'm3/s' ? 'm3/s' : null;
};

const pressureUnit: UnitReader = (unit) => {
  const name = bare(unit).replaceAll(/["”″-]/g, 'in');
  if (/^(|in|inches|i?wg|i?wc|inwgs?|inwc|inh2o|inh20|ininwg|iniwg|inininwg|inw)$/.test(name)) return 'in';
  if (name === 'pa' || name === 'kpa') return name;
  return null;
};

const riseUnit: UnitReader = (unit) => {
  const name = bare(unit).replaceAll(/[°δ]|deg|delta|t$|dt|rise/g, '');
  if (name === 'c' || name === 'k') return 'c';
  return name === '' || name === 'f' ? 'f' : null;
};

const heatUnit: UnitReader = (unit) => {
  const name = bare(unit).replaceAll(/output|out/g, '');
  if (name === 'mbh' || name === 'kw') return name;
  return name === 'btu/h' || name === 'btuh' || name === 'btu/hr' ? 'btuh' : null;
};

const tonsUnit: UnitReader = (unit) => (/^(|tons?|tr|nominaltons?)$/.test(bare(unit)) ? 'tons' : null);
const soundUnit: UnitReader = (unit) => (['', 'sone', 'sones'].includes(bare(unit)) ? '' : null);
const countUnit: UnitReader = (unit) => (/^(|ea|each|pcs?|units?|x|×)$/.test(bare(unit)) ? '' : null);

type ReadQuantity = 'airflow' | 'staticPressure' | 'sound' | 'temperatureRise' | 'heatOutput' | 'coolingTons';

/** Units that values are stored in, or that readers convert by moving the decimal point. */
const KEPT: ReadonlySet<string> = new Set(['cfm', 'in', 'f', 'btuh', 'mbh', 'tons', '']);

function reader(of: ReadQuantity, unitOf: UnitReader): ValueReader {
  return (text, headerUnit = '') => {
    const { digits, unit } = cutUnit(text);
    const known = unitOf(unit === '' ? headerUnit : unit) ?? (unit === '' ? unitOf('') : null);
    if (known === null || digits === '') return null;
    const sum = plainSum(digits);
    const parsed = parseQuantity(`${sum} ${known}`.trim(), of);
    if (!parsed.ok || parsed.value === null) return null;
    const isConverted = sum !== digits.trim() || /[x×*/]/i.test(sum) || !KEPT.has(known);
    return { value: Number(parsed.value.toPrecision(6)), isConverted };
  };
}

/** Digits with what is calculated with them, and the letters behind them. */
function cutUnit(text: string): { readonly digits: string; readonly unit: string } {
  const clean = text.normalize('NFKC').replaceAll('⁄', '/').trim();
  const found = /^([-+]?[\d.,\s/+*()-]*(?:[x×]\s*[\d.,]+)?\d?\)?\.?)\s*([^\d\s].*)?$/su.exec(clean);
  return { digits: (found?.[1] ?? '').trim(), unit: (found?.[2] ?? '').trim() };
}

/** cfm */
export const readAirflow: ValueReader = (text, headerUnit) => reader('airflow', airflowUnit)(text, headerUnit);

/** in. wg; suction is written with a minus by some. */
export const readPressure: ValueReader = (text, headerUnit) => {
  const read = reader('staticPressure', pressureUnit)(text, headerUnit);
  // Drawings write suction as less than nothing; the row says how it was read.
  return read && { value: Math.abs(read.value), isConverted: read.isConverted || read.value < 0 };
};

export const readSones: ValueReader = (text) => reader('sound', soundUnit)(text.replace(/^[<≤]\s*/, ''));

/** °F */
export const readRise: ValueReader = (text, headerUnit) => reader('temperatureRise', riseUnit)(text, headerUnit);

/** More than any burner of a schedule has in thousands of Btu/h, and less than any has in Btu/h. */
const MAX_MBH = 6000;

/** Btu/h; a value without a unit in its cell or header is in MBH if it cannot be Btu/h. */
export const readHeat: ValueReader = (text, headerUnit = '') => {
  const said = reader('heatOutput', heatUnit)(text, headerUnit);
  if (said !== null || cutUnit(text).unit !== '') return said;
  const bareValue = reader('heatOutput', heatUnit)(`${text} btuh`);
  if (bareValue === null || bareValue.value > MAX_MBH) return bareValue;
  const inMbh = reader('heatOutput', heatUnit)(`${text} mbh`);
  return inMbh && { ...inMbh, isConverted: true };
};

/** Nominal tons of cooling. */
export const readTons: ValueReader = (text, headerUnit) => reader('coolingTons', tonsUnit)(text, headerUnit);

/** How many: '2', '(2)', 'x2', '2 ea'. */
export const readCount: ValueReader = (text) => {
  const [, digits = '', unit = ''] = /^[x×(]?\s*(\d{1,3})\s*\)?\s*(\D*)$/i.exec(text.trim()) ?? [];
  if (digits === '' || countUnit(unit) === null) return null;
  return { value: Number(digits), isConverted: !/^\d+$/.test(text.trim()) };
};

/** W of 1 hp. */
const WATTS = 745.7;
const HP_OF: Readonly<Record<string, number>> = { '': 1, hp: 1, bhp: 1, mhp: 1, w: 1 / WATTS, kw: 1000 / WATTS };

/** hp: '1/2 HP', '1 1/2', '0.75', '35 W'. */
export const readHorsepower: ValueReader = (text, headerUnit = '') => {
  const { digits, unit } = cutUnit(text);
  const parsed = parseQuantity(plainSum(digits), 'sound');
  const factor = HP_OF[bare(unit === '' ? headerUnit : unit)];
  if (factor === undefined || !parsed.ok || parsed.value === null) return null;
  return { value: parsed.value * factor, isConverted: false };
};

/** The kind of value that a unit in a text implies: of a cell, or of a header. */
export function valueOfUnit(text: string): 'airflow' | 'pressure' | 'sones' | 'horsepower' | null {
  const name = text.normalize('NFKC').toLowerCase();
  if (/\bs?cfm\b|\bl\/s\b|\blps\b|\bm3\/[hs]|\bcmh\b/.test(name)) return 'airflow';
  if (/\bin\.?\s*-?w\.?\s*[gc]|\biwg\b|\bw\.?g\.?\b|\bw\.?c\.?\b|h2o|\bk?pa\b|\d\s*["”″]/.test(name)) return 'pressure';
  if (/\bsones?\b/.test(name)) return 'sones';
  return /\d\s*hp\b/.test(name) ? 'horsepower' : null;
}

/** The unit that a head names: 'ESP (Pa)', 'AIRFLOW L/s'; empty where it names none. */
export function unitOfHeader(header: string): string {
  const name = header.normalize('NFKC').toLowerCase();
  const found = /\b(l\/s|lps|m3\/[hs]r?|cmh|s?cfm)(?![a-z])/.exec(name) ?? /\b(k?pa|mbh|btu\/?hr?|kw|w)\b/.exec(name);
  return found?.[1] ?? (/°\s*c\b/.test(name) ? '°c' : '');
}
