import type { CoolingRating } from '../cooling/dx-rating.ts';
import type { FanFamilyKey } from '../curve/family.ts';
import type { Wheel } from '../curve/wheel.ts';
import type { DriveVariant } from '../drive/drive-variant.ts';
import type { HeaterRating } from '../heating/heater-rating.ts';
import type { SizedParts } from '../product-line/fitted-part.ts';
import type { Discharge, LineFeature, Mount } from '../product-line/line.ts';
import type { LinePlace } from '../product-line/line-site.ts';
import type { FanDocument } from './fan-documents.ts';

/** What the rules need to know of the motor of a configuration. */
export interface MotorFacts {
  readonly horsepower: number;
  readonly phase: 1 | 3;
  readonly isInduction: boolean;
  readonly isPremium: boolean;
  readonly voltage: number;
  /** List price without any drive, USD. */
  readonly price: number;
}

/** What the rules need to know of the category and sub-category of a unit. */
export type OptionPlace = Pick<LinePlace, 'paths' | 'ductPath' | 'blowsUp'>;

/** Everything the option rules may depend on, besides the choices themselves. */
export interface OptionFacts {
  readonly place: OptionPlace;
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
  /** Parts that accessories are made for; null while only the line is known. */
  readonly parts: SizedParts | null;
  readonly cfm: number;
  readonly densityRatio: number;
  readonly altitudeFt: number;
  readonly motor: MotorFacts;
  readonly isGrease: boolean;
  /** Levels of the application that was chosen; one empty level without any. */
  readonly application: readonly string[];
  readonly isHighHeat: boolean;
  readonly isWindRated: boolean;
  /** Heater and cooling coil at the duty, null without. */
  readonly heater: HeaterRating | null;
  readonly cooling: CoolingRating | null;
  /** Whether the unit has a place for a coil; where cooling is a module beside it, `features` say so. */
  readonly hasCoil: boolean;
  /** Nominal cooling that the unit is sized with, tons; null without. */
  readonly tonnage: number | null;
  /** Whether part of the air can come back from the space. */
  readonly hasReturnAir: boolean;
  /** Whether the unit was requested with part of the air recirculating. */
  readonly isRecirculating: boolean;
  /** Share of outdoor air in the airflow, 0 to 1. */
  readonly outdoorShare: number;
  /** Codes of the options that the unit is sized with; a new configuration begins with them. */
  readonly standardOptions: readonly string[];
  /** Documents available for the model. */
  readonly documents: readonly FanDocument[];
}
