import { FanCategory } from '@specbuilder/shared-contracts/domain';
import { DEMO_CATALOGUE } from '../catalogue/catalogue.ts';
import { wheelOfLine } from '../catalogue/fan-unit.ts';
import type { CatalogueLine } from '../catalogue/line.ts';
import { type CoolingRating, rateDx } from '../cooling/dx-rating.ts';
import type { DriveVariant } from '../drive/drive-variant.ts';
import { type HeaterRating, rateHeater } from '../heating/heater-rating.ts';
import { requiredHeat } from '../heating/required-heat.ts';
import type { OptionFacts } from '../options/option-facts.ts';
import { coolingOptionCode } from '../rating/standard-equipment.ts';

/** One way a line of the catalogue is ordered. */
export interface OrderedUnit {
  readonly lineCode: string;
  readonly cfm: number;
  readonly variant?: DriveVariant;
  readonly horsepower?: number;
  readonly phase?: 1 | 3;
  readonly voltage?: number;
  /** F; 0 leaves the heater out. */
  readonly rise?: number;
  readonly tons?: number;
  /** 0 to 1. */
  readonly outdoorShare?: number;
  readonly isRecirculating?: boolean;
  readonly isGrease?: boolean;
}

const OUTDOOR = { dryBulb: 95, wetBulb: 78 };
const RETURN_AIR = { dryBulb: 75, wetBulb: 62 };
const CEILING_FAN_VOLTAGE = 230;

/** What the rules know of an ordered unit with a wheel of middle size. */
export function factsOf(ordered: OrderedUnit): OptionFacts {
  const line = DEMO_CATALOGUE.lines.find(({ code }) => code === ordered.lineCode);
  if (line === undefined) throw new Error(`No line ${ordered.lineCode}`);
  const { cfm, horsepower = 3, phase = 3, voltage = phase === 3 ? 460 : 115, tons = null } = ordered;
  const variant = ordered.variant ?? (line.drives.includes('Belt') ? 'Belt' : 'FixedSpeed');
  const wheel = wheelOfLine(line, line.wheelSizesIn[Math.floor(line.wheelSizesIn.length / 2)] ?? 0);
  const isRecirculating = ordered.isRecirculating === true;
  const outdoorShare = line.supply === undefined ? 0 : (ordered.outdoorShare ?? (isRecirculating ? 0.2 : 1));
  const cooling = tons === null ? null : coolingOf(tons, cfm, outdoorShare);
  return {
    category: line.category,
    subCategory: line.subCategory,
    lineCode: line.code,
    family: line.family,
    mount: line.mount,
    discharges: line.discharges,
    features: line.features,
    variant,
    diameterIn: wheel.diameterIn,
    wheel,
    cfm,
    densityRatio: 1,
    altitudeFt: 0,
    motor: {
      horsepower,
      phase,
      isInduction: variant !== 'Ecm',
      isPremium: phase === 3 && horsepower >= 1,
      voltage,
      price: 500,
    },
    isGrease: ordered.isGrease === true,
    isHighHeat: false,
    isWindRated: false,
    heater: heaterOf(line, cfm, ordered.rise ?? 70),
    cooling,
    tonnage: tons,
    hasReturnAir: line.supply?.canRecirculate === true && (line.category === FanCategory.HvacUnit || isRecirculating),
    isRecirculating,
    outdoorShare,
    standardOptions: [...(line.supply?.standardOptions ?? []), ...(tons === null ? [] : [coolingOptionCode(tons)])],
  };
}

function heaterOf(line: CatalogueLine, cfm: number, temperatureRise: number): HeaterRating | null {
  const type = line.supply?.heater ?? null;
  const heat = requiredHeat({ temperatureRise, btus: null, kWs: null, cfm, altitudeFt: 0 });
  if (type === null || heat === null) return null;
  const found = rateHeater(type, heat, { cfm, altitudeFt: 0, winterTemperatureF: null });
  if ('failure' in found) throw new Error(`${line.code} cannot heat ${cfm} cfm by ${temperatureRise} F`);
  return found.rating;
}

function coolingOf(tons: number, cfm: number, outdoorShare: number): CoolingRating {
  const target = { kind: 'tons', tons } as const;
  return rateDx(tons, { cfm, altitudeFt: 0, outdoorShare, outdoor: OUTDOOR, returnAir: RETURN_AIR, target });
}

/** A ceiling fan as the rules know it. */
export function ceilingFanFacts(phase: 1 | 3 = 1): OptionFacts {
  return {
    ...factsOf({ lineCode: 'KMF', cfm: 100_000 }),
    category: FanCategory.HighVolumeLowSpeed,
    subCategory: 1,
    lineCode: 'KHL',
    family: null,
    mount: 'All',
    discharges: [],
    features: [],
    variant: 'Hvls',
    diameterIn: 288,
    wheel: null,
    motor: { horsepower: 2, phase, isInduction: false, isPremium: false, voltage: CEILING_FAN_VOLTAGE, price: 0 },
    outdoorShare: 0,
  };
}

/** Units of every category, drive, fuel and air path that the catalogue has. */
export const ORDERED_UNITS: readonly OrderedUnit[] = [
  { lineCode: 'KUB', cfm: 9000 },
  { lineCode: 'KUB', cfm: 9000, voltage: 575 },
  { lineCode: 'KUD', cfm: 9000, variant: 'Vfd' },
  { lineCode: 'KRD', cfm: 1500, variant: 'Ecm', horsepower: 0.5 },
  { lineCode: 'KRD', cfm: 1500, variant: 'SpeedControl', horsepower: 0.25, phase: 1 },
  { lineCode: 'KRU', cfm: 3200, isGrease: true },
  { lineCode: 'KSI', cfm: 2400 },
  { lineCode: 'KPW', cfm: 3000 },
  { lineCode: 'KCC', cfm: 200, horsepower: 0.1, phase: 1 },
  { lineCode: 'KCI', cfm: 600, variant: 'Ecm', horsepower: 0.25, phase: 1 },
  { lineCode: 'KMF', cfm: 6000 },
  { lineCode: 'KMP', cfm: 6000, variant: 'Ecm' },
  { lineCode: 'KMP', cfm: 6000, variant: 'Vfd', voltage: 575 },
  { lineCode: 'KIF', cfm: 3000, phase: 1, horsepower: 1, voltage: 230 },
  { lineCode: 'KES', cfm: 8000 },
  { lineCode: 'KDF', cfm: 6000 },
  { lineCode: 'KDF', cfm: 6000, rise: 120 },
  { lineCode: 'KDF', cfm: 6000, isRecirculating: true },
  { lineCode: 'KDF', cfm: 3000, tons: 12.5 },
  { lineCode: 'KDP', cfm: 9000, variant: 'Vfd' },
  { lineCode: 'KDC', cfm: 3000, rise: 105, variant: 'Ecm' },
  { lineCode: 'KIH', cfm: 4000, tons: 15 },
  { lineCode: 'KEH', cfm: 2500, rise: 60 },
  { lineCode: 'KRG', cfm: 4000, tons: 10, outdoorShare: 0.3, variant: 'Vfd' },
  { lineCode: 'KRG', cfm: 4000, tons: 20 },
  { lineCode: 'KRG', cfm: 9000, outdoorShare: 0 },
  { lineCode: 'KRE', cfm: 1200, tons: 5, outdoorShare: 0.95, rise: 50, variant: 'Ecm' },
  { lineCode: 'KRE', cfm: 1200, tons: 6, rise: 50, phase: 1, voltage: 230, horsepower: 2 },
  { lineCode: 'KRC', cfm: 12_000, tons: 30, outdoorShare: 0.2 },
  { lineCode: 'KWH', cfm: 10_000, rise: 110 },
  { lineCode: 'KWH', cfm: 10_000, isRecirculating: true },
  { lineCode: 'KWV', cfm: 20_000 },
  { lineCode: 'KWV', cfm: 20_000, isRecirculating: true, outdoorShare: 0 },
];

/** Facts of each of them by a name to tell it by, and of the ceiling fans. */
export const UNIT_FACTS: readonly (readonly [name: string, facts: OptionFacts])[] = [
  ...ORDERED_UNITS.map((ordered) => [JSON.stringify(ordered), factsOf(ordered)] as const),
  ['a ceiling fan', ceilingFanFacts()],
];
