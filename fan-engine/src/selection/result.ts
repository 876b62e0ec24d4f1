import type { DriveType, Message } from '@specbuilder/shared-contracts/domain';
import type { CoolingRating } from '../cooling/dx-rating.ts';
import type { HeaterRating } from '../heating/heater-rating.ts';
import type { UsualChoice } from '../options/default-choice.ts';
import type { FanRating, ListedRating } from '../rating/fan-rating.ts';
import type { MotorListPrice } from '../rating/motor-list.ts';
import type { Admission } from './admission.ts';

/** A value that this category may lack. */
export interface OptionalValue {
  readonly value: number | null;
}

/** One ranked exhaust or supply fan; as a list has it, its rating says what lists show. */
export interface ExhaustSupplyRow<Rating extends ListedRating = FanRating> {
  readonly fanUnitId: number;
  readonly exhaustFanId: number | null;
  readonly supplyFanId: number | null;
  readonly modelDisplayAs: string;
  readonly modelCode: string;
  readonly description: string;
  readonly pictogram: string;
  readonly driveType: DriveType;
  readonly driveText: string;
  /** Why the row has its rank. */
  readonly rankReason: Message;
  readonly isRecommended: boolean;
  readonly meetsEveryCriterion: boolean;
  /** Where it falls short of the request; null if it meets every criterion. */
  readonly missed: Message | null;
  /** Static efficiency, %. */
  readonly efficiency: number;
  readonly ieer: number | null;
  readonly rpm: number;
  readonly minimumTemperatureRise: OptionalValue;
  readonly maximumDischargeTemperature: OptionalValue;
  readonly isEcm: boolean;
  readonly totalBhp: number;
  readonly motorHorsepower: number;
  readonly tonnage: number | null;
  readonly soundSones: number;
  readonly coolingLat: number | null;
  /** Electrical input with the recommended motor, kW. */
  readonly kilowattHour: number;
  /** Budget price with the recommended motor and every option that a new item begins with, USD. */
  readonly price: number;
  readonly unitPrice: number;
  /** The part of that which was not requested: the default of every required choice. */
  readonly usualChoices: UsualChoice[];
  readonly coolingOptions: { readonly tonnage: OptionalValue; readonly ieer: OptionalValue }[];
  readonly isNoCooling: boolean;
  /** The recommended motor alone; `motorsOf` lists them all. */
  readonly motorListPrices: MotorListPrice[];
  /** Of the unit without options, lb; null if its housing has not been measured. */
  readonly weightLb: number | null;
  /** Standards that a test laboratory lists the line to. */
  readonly listings: string[];
  readonly productDetailUrl: string | null;
  readonly rating: Rating;
  /** Heater at the duty, null without one. */
  readonly heating: HeaterRating | null;
  /** Cooling coil and condensing section at the design conditions, null without. */
  readonly cooling: CoolingRating | null;
}

export type ExclusionReason =
  | 'application'
  | 'drive'
  | 'mount'
  | 'discharge'
  | 'ducts'
  | 'feature'
  | 'blades'
  | 'airflow'
  | 'stall'
  | 'efficiency'
  | 'speed'
  | 'tip-speed'
  | 'motor'
  | 'voltage'
  | 'sound'
  | 'soundPressure'
  | 'density'
  | 'heating'
  | 'cooling';

/** Why a model was not chosen: the first test it failed, with the value. */
export interface Exclusion {
  /** As results show the size: with its drive where the line has several. */
  readonly modelDisplayAs: string;
  readonly modelCode: string;
  readonly driveText: string;
  readonly reason: ExclusionReason;
  readonly message: Message;
  readonly value: number | null;
  readonly limit: number | null;
  /** Smallest change of one criterion that gets the model past this test. */
  readonly admission: Admission | null;
}

/** What a selection gives; candidates less exclusions is how many fit, of which the results show the best. */
export interface Selection<Row> {
  readonly candidateCount: number;
  readonly excluded: Exclusion[];
  readonly results: Row[];
}
