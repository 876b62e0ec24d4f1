import type { FanFamilyKey } from '../../src/curve/family.ts';
import type { AcceptanceDuty, Accepted } from './duty.ts';

/** Typical values of fans of a family when they are chosen near their best point. */
interface TypicalFan {
  /** Static, belt and bearings counted, 0 to 1. */
  readonly efficiency: number;
  /** rpm x cfm^0.5 / (in. w.g.)^0.75. */
  readonly specificSpeed: number;
  /** dBA at 5 ft of 1 cfm at 1 in. w.g., as sones express it. */
  readonly soundLevel: number;
}

/**
 * One round value for each family, of the order typical for its kind and calibrated on the demonstration curves: it has
 * to hold for every duty of the family. They reveal a drift of the engine; they are no measurement to verify it by.
 */
const TYPICAL: Readonly<Partial<Record<FanFamilyKey, TypicalFan>>> = {
  roof_bi: { efficiency: 0.52, specificSpeed: 60_000, soundLevel: 36 },
  bi_sw: { efficiency: 0.63, specificSpeed: 60_000, soundLevel: 33 },
  tubular_bi: { efficiency: 0.39, specificSpeed: 85_000, soundLevel: 36 },
  prop: { efficiency: 0.26, specificSpeed: 230_000, soundLevel: 44 },
  fc_small: { efficiency: 0.33, specificSpeed: 45_000, soundLevel: 32 },
  // Its low rumble counts for more in sones than in dBA.
  fc_dw: { efficiency: 0.52, specificSpeed: 50_000, soundLevel: 35 },
  plenum: { efficiency: 0.66, specificSpeed: 50_000, soundLevel: 32.5 },
};

/** Horsepower of 1 cfm at 1 in. w.g., inverted. */
const AIR_POWER = 6356;
/** Share to either side of a value that passes. */
const QUARTER = 0.25;
/** Neighbouring wheel sizes serve as well, and turn that much slower or faster. */
const NEIGHBOURING_SIZE = 0.35;
/** Relation of loudness and A-weighted level that fan catalogues follow: dBA = 33.22 log10(sones) + 28. */
const DBA_PER_DECADE_OF_SONES = 33.22;
const DBA_OF_ONE_SONE = 28;

/** A value with a share of it to either side, to three digits. */
export function around(each: number, share = QUARTER): Accepted {
  return [threeDigits(each * (1 - share)), threeDigits(each * (1 + share))];
}

/** A value to three digits. */
export function threeDigits(value: number): number {
  return Number(value.toPrecision(3));
}

/** A duty as its engineer reasons about it before any selection. */
export interface ReasonedDuty extends Pick<AcceptanceDuty, 'id' | 'title' | 'specification' | 'tonnage'> {
  readonly family: FanFamilyKey;
  /** Losses of cabinet, intake, filters, coil and heater besides the duct, in. w.g.: a round value by the engine. */
  readonly inside?: number;
  /** Of the air the fan moves; standard air is 1. */
  readonly densityRatio?: number;
  /** Round velocity in the outlet of such a fan, fpm. */
  readonly outletVelocity: number;
  /** Round price of such a unit in the demonstration price book, USD list. */
  readonly price: number;
}

/** Expected ranges of a duty: air power, specific speed and sound of the family, and round values of such units. */
export function reasoned({
  family,
  inside = 0,
  densityRatio = 1,
  outletVelocity,
  price,
  ...duty
}: ReasonedDuty): AcceptanceDuty {
  const typical = TYPICAL[family];
  if (typical === undefined) throw new Error(`No typical value is known of ${family}`);
  const cfm = duty.specification.cfm ?? 0;
  const pressure = (duty.specification.sp ?? 0) + inside;
  const dba = typical.soundLevel + 10 * Math.log10(cfm) + 20 * Math.log10(pressure);
  return {
    ...duty,
    // Thin air takes the speed of the pressure that it would give at sea level.
    rpm: around((typical.specificSpeed * (pressure / densityRatio) ** 0.75) / Math.sqrt(cfm), NEIGHBOURING_SIZE),
    totalBhp: around((cfm * pressure) / AIR_POWER / typical.efficiency),
    outletVelocity: around(outletVelocity),
    sones: around(10 ** ((dba - DBA_OF_ONE_SONE) / DBA_PER_DECADE_OF_SONES)),
    price: around(price),
  };
}
