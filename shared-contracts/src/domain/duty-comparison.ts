import { nameKey } from './name-key.ts';
import { roundedTo } from './rounded-to.ts';

/**
 * What a fan may fall short of its duty, as a share: less than the losses of a system are known to. A fixed speed may by
 * the search, and what is offered may against what is scheduled. A rule of this product, not of a standard.
 */
export const TOLERATED_SHORTFALL = 0.02;

/**
 * How far a fan may exceed its duty, as a share: the tolerance to which systems are balanced (10 % of the airflow).
 * Duct pressure rises with the square of the airflow. Beyond that it is another fan than on the drawings. A rule of
 * this product, not of a standard.
 */
export const TOLERATED_EXCESS = { airflow: 0.1, staticPressure: 0.21 } as const;

/** What the drawings require under a tag; null where they specify nothing. */
export interface DutyOnDrawings {
  readonly tag: string;
  /** cfm. */
  readonly airflow: number | null;
  /** External, in. w.g. */
  readonly staticPressure: number | null;
  readonly quantity: number | null;
  readonly maxSones: number | null;
  readonly maxBrakeHorsepower: number | null;
  readonly voltage: number | null;
  readonly phase: number | null;
}

/** The same for an item; null where it has no such value. */
export interface OfferedDuty {
  readonly tag: string | null;
  readonly airflow: number | null;
  readonly staticPressure: number | null;
  readonly quantity: number;
  readonly sones: number | null;
  readonly brakeHorsepower: number | null;
  /** Nameplate, '208-230' where one winding takes both. */
  readonly voltage: string;
  readonly phase: number;
}

export const COMPARED_MEASURES = [
  'airflow',
  'staticPressure',
  'quantity',
  'sones',
  'brakeHorsepower',
  'supply',
] as const;
export type ComparedMeasure = (typeof COMPARED_MEASURES)[number];

/** How a value compares with the scheduled one; `unknown` where the item has none. */
export type Finding = 'met' | 'short' | 'over' | 'other' | 'unknown';

export interface ComparedValue {
  readonly measure: ComparedMeasure;
  /** Offered minus scheduled; null for supplies, and where the item has no value. */
  readonly difference: number | null;
  readonly finding: Finding;
}

export type DutyVerdict = 'meets' | 'shortOf' | 'overLimit' | 'differs' | 'notOffered' | 'notScheduled';

export interface DutyComparison {
  readonly verdict: DutyVerdict;
  /** What is scheduled and offered; nothing where one of both is missing. */
  readonly values: readonly ComparedValue[];
}

/** What is shown of a limit is what is compared with it: sones to a tenth, hp to a hundredth. */
const SONES_DECIMALS = 1;
const HORSEPOWER_DECIMALS = 2;

/** An item against its row of the schedule; one of both may be missing, and then there is no more to say. */
export function compareDuty(scheduled: DutyOnDrawings | null, offered: OfferedDuty | null): DutyComparison {
  if (scheduled === null) return { verdict: 'notScheduled', values: [] };
  if (offered === null) return { verdict: 'notOffered', values: [] };
  const values = [
    about('airflow', scheduled.airflow, offered.airflow),
    about('staticPressure', scheduled.staticPressure, offered.staticPressure),
    asMany(scheduled.quantity, offered.quantity),
    atMost('sones', scheduled.maxSones, offered.sones, SONES_DECIMALS),
    atMost('brakeHorsepower', scheduled.maxBrakeHorsepower, offered.brakeHorsepower, HORSEPOWER_DECIMALS),
    sameSupply(scheduled, offered),
  ].filter((each) => each !== null);
  return { verdict: verdictOf(values), values };
}

function verdictOf(values: readonly ComparedValue[]): DutyVerdict {
  const has = (finding: Finding) => values.some((each) => each.finding === finding);
  if (has('short')) return 'shortOf';
  if (has('over')) return 'overLimit';
  return has('other') || has('unknown') ? 'differs' : 'meets';
}

function about(
  measure: keyof typeof TOLERATED_EXCESS,
  requested: number | null,
  given: number | null,
): ComparedValue | null {
  if (requested === null) return null;
  if (given === null) return { measure, difference: null, finding: 'unknown' };
  const isShort = given < requested * (1 - TOLERATED_SHORTFALL);
  const isMuch = given > requested * (1 + TOLERATED_EXCESS[measure]);
  return { measure, difference: given - requested, finding: isShort ? 'short' : isMuch ? 'other' : 'met' };
}

function atMost(
  measure: ComparedMeasure,
  limit: number | null,
  given: number | null,
  decimals: number,
): ComparedValue | null {
  if (limit === null) return null;
  if (given === null) return { measure, difference: null, finding: 'unknown' };
  const isOver = roundedTo(given, decimals) > roundedTo(limit, decimals);
  return { measure, difference: given - limit, finding: isOver ? 'over' : 'met' };
}

function asMany(requested: number | null, given: number): ComparedValue | null {
  if (requested === null) return null;
  const difference = given - requested;
  return { measure: 'quantity', difference, finding: difference === 0 ? 'met' : difference < 0 ? 'short' : 'other' };
}

function sameSupply({ voltage, phase }: DutyOnDrawings, offered: OfferedDuty): ComparedValue | null {
  if (voltage === null && phase === null) return null;
  const isSame = (phase === null || phase === offered.phase) && (voltage === null || takes(offered.voltage, voltage));
  return { measure: 'supply', difference: null, finding: isSame ? 'met' : 'other' };
}

/** Systems of North America by the nameplates of the motors made for them. */
const NAMEPLATES: Readonly<Record<number, readonly number[]>> = {
  110: [115],
  120: [115],
  220: [230],
  240: [230],
  277: [265],
  440: [460],
  480: [460],
  550: [575],
  600: [575],
};

/** Whether a motor of the nameplate runs on a voltage of the drawings, which name the system or the nameplate. */
export function takes(nameplate: string, voltage: number): boolean {
  const windings = nameplate.split('/').map((winding) => (winding.match(/\d+/g) ?? []).map(Number));
  return [voltage, ...(NAMEPLATES[voltage] ?? [])].some((item) =>
    windings.some((range) => item >= Math.min(...range) && item <= Math.max(...range)),
  );
}

/** Maximum number of tags that one range of the generator represents. */
const MAX_IN_RANGE = 99;

/** Keys of the tags that an item covers: its own, and those between the ends of 'EF-7 ... EF-10'. */
export function tagKeysOf(tag: string): readonly string[] {
  const own = nameKey(tag);
  const range = tagsInRange(own);
  return range.length === 1 ? [own] : [own, ...range];
}

/** 'EF-7', 'EF-8', 'EF-9', 'EF-10' of 'EF-7 ... EF-10'; the tag itself where it is no range. */
export function tagsInRange(tag: string): readonly string[] {
  const [, prefix = '', first = '', last = ''] = /^(.*?)(\d{1,5}) \.\.\. \1(\d{1,5})$/s.exec(tag) ?? [];
  const count = Number(last) - Number(first) + 1;
  if (first === '' || count < 2 || count > MAX_IN_RANGE) return [tag];
  return Array.from({ length: count }, (_, index) => {
    return `${prefix}${String(Number(first) + index).padStart(first.length, '0')}`;
  });
}

export interface ScheduledRow<Duty extends DutyOnDrawings, Item> extends DutyComparison {
  /** Null for an item that is not scheduled. */
  readonly duty: Duty | null;
  /** Null for a tag that nothing is offered for. */
  readonly item: Item | null;
}

/**
 * The schedule beside what is offered for each tag, then what is offered beyond it. Each of several items of a tag has
 * its own row, and their quantities are added.
 *
 * @param items without alternates, which are not part of the offer
 * @param offeredOf values of an item
 */
export function compareSchedule<Duty extends DutyOnDrawings, Item>(
  duties: readonly Duty[],
  items: readonly Item[],
  offeredOf: (item: Item) => OfferedDuty,
): ScheduledRow<Duty, Item>[] {
  const offered = items.map((item) => {
    const values = offeredOf(item);
    return { item, figures: values, keys: values.tag === null ? [] : tagKeysOf(values.tag) };
  });
  const scheduledKeys = new Set(duties.map(({ tag }) => nameKey(tag)));
  const scheduled = duties.flatMap((duty): ScheduledRow<Duty, Item>[] => {
    const key = nameKey(duty.tag);
    const found = offered.filter(({ keys }) => keys.includes(key));
    if (found.length === 0) return [{ duty, item: null, ...compareDuty(duty, null) }];
    const quantity = found.reduce((sum, entry) => sum + share(entry, key), 0);
    return found.map(({ item, figures }) => ({ duty, item, ...compareDuty(duty, { ...figures, quantity }) }));
  });
  const beyond = offered.filter(({ keys }) => !keys.some((key) => scheduledKeys.has(key)));
  return [...scheduled, ...beyond.map(({ item, figures }) => ({ duty: null, item, ...compareDuty(null, figures) }))];
}

/** Units of an item that belong to one of its tags: a range distributes them. */
function share({ figures, keys }: { figures: OfferedDuty; keys: readonly string[] }, key: string): number {
  const [own, ...ofRange] = keys;
  return key === own ? figures.quantity : figures.quantity / ofRange.length;
}
