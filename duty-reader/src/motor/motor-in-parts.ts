import { readSupply } from '../supply/index.ts';
import { readValue } from '../value/index.ts';

/** What a cell below a head such as 'HP/V/PH' says. */
export type MotorInParts =
  | { readonly kind: 'read'; readonly power: string; readonly supply: string }
  | { readonly kind: 'open'; readonly meanings: readonly string[] };

interface PartsOfHead {
  readonly unit: string;
  readonly isPowerFirst: boolean;
  /** Volts, phases and perhaps hertz. */
  readonly count: number;
}

const POWER = /(?<![\p{L}\d])(h\.?p\.?|horse ?power|k\.?w\.?|watts?)(?![\p{L}\d])/iu;
const VOLTS = /(?<![\p{L}\d])v(?:olts?|oltage|ac)?(?![\p{L}\d])/iu;
const HERTZ = /(?<![\p{L}\d])(?:hz|hertz|cy(?:c|cles?)?|freq\w*)(?![\p{L}\d])/iu;

function partsOfHead(head: string): PartsOfHead | null {
  const power = POWER.exec(head);
  const volts = VOLTS.exec(head);
  if (power === null || volts === null) return null;
  const [word = ''] = power;
  const unit = /^k/i.test(word) ? 'kW' : /^w/i.test(word) ? 'W' : 'hp';
  return { unit, isPowerFirst: power.index < volts.index, count: HERTZ.test(head) ? 3 : 2 };
}

const LARGEST_HP = 500;
const NUMBER = /^(?:\d+(?:\.\d+)?|\.\d+|(?:\d+[ -])?\d+\/\d+)\s*(?:hp|kw|w|watts?)?\.?$/i;

/** The power with its unit; null for a text that is none. */
function powerOf(text: string, unit: string): string | null {
  if (!NUMBER.test(text)) return null;
  const power = /[a-z]/i.test(text) ? text : `${text} ${unit}`;
  const reading = readValue(power, 'power');
  return reading.kind === 'read' && reading.value <= LARGEST_HP ? power : null;
}

interface Way {
  readonly power: string | null;
  readonly supply: string;
  readonly voltages: readonly number[];
  /** Whether the supply is whole, and nothing of it may be the power. */
  readonly isWhole: boolean;
}

/**
 * '1/4/120/1' below 'HP/V/PH': the strokes of fractions and those between the parts are the same, so that each way to cut the
 * cell is tried, and it is read where one way has a supply. Null below other heads and for a cell that has no power.
 */
export function motorInParts(cell: string, head: string): MotorInParts | null {
  const parts = partsOfHead(head);
  if (parts === null) return null;
  const ways = waysToCut(cell.trim(), parts);
  const withPower = ways.filter(({ power }) => power !== null);
  const whole = withPower.filter(({ isWhole }) => isWhole);
  const [only] = whole;
  if (only?.power != null && whole.length === 1 && only.voltages.length === 1)
    return { kind: 'read', power: only.power, supply: only.supply };
  if (withPower.length === 0 && (readSupply(cell) !== null || ways.length === 0)) return null;
  const meant = whole.length > 0 ? whole : withPower.length > 0 ? withPower : ways;
  const texts = meant.flatMap(textsOf);
  return { kind: 'open', meanings: [...new Set([...texts, ...withoutPower(cell)])] };
}

function textsOf({ power, supply, voltages }: Way): string[] {
  const { phase = null, frequency = null } = readSupply(supply) ?? {};
  const others = [phase, frequency].flatMap((part) => (part === null ? [] : [`/${part.value}`])).join('');
  return voltages.map((volts) => [...(power === null ? [] : [power]), `${volts}${others || ' V'}`].join(', '));
}

/** The cell as a supply alone, so that no part of it is read as the power again. */
function withoutPower(cell: string): string[] {
  const { voltage = null, phase = null, frequency = null } = readSupply(cell) ?? {};
  if (voltage === null || phase === null) return [];
  return [`${voltage.value}V/${phase.value}PH${frequency === null ? '' : `/${frequency.value}HZ`}`];
}

const BETWEEN = /\s*[/,;|-]\s*|\s+/g;

function waysToCut(cell: string, { unit, isPowerFirst, count }: PartsOfHead): Way[] {
  return [...cell.matchAll(BETWEEN)].flatMap(({ index, 0: between }): Way[] => {
    const sides = [cell.slice(0, index), cell.slice(index + between.length)] as const;
    const [power, supply] = isPowerFirst ? sides : [sides[1], sides[0]];
    const read = readSupply(supply);
    if (read === null || read.volts.length === 0) return [];
    const voltages =
      read.voltage === null ? (read.meanings ?? []).map(({ value }) => Number(value)) : [Number(read.voltage.value)];
    const size = supply.split(/[/,;|-]|\s+/).filter((part) => part !== '').length - (read.volts.length - 1);
    const hasHertz = read.frequency !== null || count === 2;
    const isWhole = read.phase !== null && size === (hasHertz ? count : count - 1);
    const mayBeHertz = !hasHertz && /^[56]0$/.test(power);
    return [{ power: powerOf(power, unit), supply, voltages, isWhole: isWhole && !mayBeHertz }];
  });
}
