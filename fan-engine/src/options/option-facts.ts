import type { FanCategory } from '@specbuilder/shared-contracts/domain';
import type { Discharge, LineFeature, Mount } from '../catalogue/line.ts';
import type { FanFamilyKey } from '../curve/family.ts';
import type { Wheel } from '../curve/wheel.ts';
import type { DriveVariant } from '../drive/drive-variant.ts';

/** What the rules ask about the motor of a configuration. */
export interface MotorFacts {
  readonly horsepower: number;
  readonly phase: 1 | 3;
  readonly isInduction: boolean;
  readonly isPremium: boolean;
  readonly voltage: number;
  /** List price without any drive, USD. */
  readonly price: number;
}

/** Everything the option rules may depend on, besides the choices themselves. */
export interface OptionFacts {
  readonly category: FanCategory;
  readonly subCategory: number;
  readonly lineCode: string;
  readonly family: FanFamilyKey | null;
  readonly mount: Mount;
  readonly discharges: readonly Discharge[];
  readonly features: readonly LineFeature[];
  readonly variant: DriveVariant;
  /** Diameter that prices per inch use, in. */
  readonly diameterIn: number;
  /** Null for fans without a duct. */
  readonly wheel: Wheel | null;
  readonly cfm: number;
  readonly densityRatio: number;
  readonly motor: MotorFacts;
  readonly isGrease: boolean;
  readonly isHighHeat: boolean;
  readonly isWindRated: boolean;
}
