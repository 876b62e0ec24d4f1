import type { FanCategory } from '@specbuilder/shared-contracts/domain';
import type { CoolingRating } from '../cooling/dx-rating.ts';
import type { HeatPumpValues } from '../cooling/heat-pump.ts';
import type { BeltDrive } from '../drive/belt-drive.ts';
import type { HeaterRating } from '../heating/heater-rating.ts';
import type { OptionLoad } from '../motor/option-load.ts';
import type { MotorVoltage } from '../motor/voltage.ts';
import type { FanOption, ValidationResult } from '../options/fan-option.ts';
import type { FanRating } from '../rating/fan-rating.ts';
import type { MotorListPrice } from '../rating/motor-list.ts';
import type { SectionSets } from './model/section-sets.ts';

export interface ItemMotor extends MotorListPrice {
  readonly selected: boolean;
}

/** USD list per unit. */
export interface PriceBreakdown {
  readonly unit: number;
  readonly motor: number;
  readonly options: number;
  /** A second set of intake filters and space HMIs beyond the first. */
  readonly extras: number;
  readonly total: number;
}

export interface Curb {
  readonly id: number;
  readonly selected: boolean;
  readonly price: number;
  readonly description: string;
  readonly additionalStaticPressure: number;
}

export interface HingeOption {
  readonly id: number;
  readonly description: string;
  readonly price: number;
}

export interface CurbSet {
  readonly curbs: Curb[];
  readonly selectedHingeBaseId: number | null;
  readonly isHingeable: boolean;
  readonly hingeOptions: HingeOption[];
}

/** Values of a ceiling fan at full speed. */
export interface HvlsRating {
  readonly diameter: number;
  readonly blades: number;
  readonly rpm: number;
  readonly cfm: number;
  readonly inputKw: number;
  readonly cfei: number;
  /** dBA at 20 ft. */
  readonly noise: number;
  readonly coveredSquareFootage: number;
}

/** Everything a configuration means with a catalogue. */
export interface Evaluation {
  readonly fanUnitId: number;
  /** Null for supply units, whose id is the other one. */
  readonly exhaustFanId: number | null;
  readonly supplyFanId: number | null;
  readonly fanCategoryType: FanCategory;
  /** Of the fan itself, also when all sub-categories were searched. */
  readonly subFanCategoryType: number;
  readonly modelDisplayAs: string;
  /** With what the options add to it; null where they add nothing. */
  readonly modelNumber: string | null;
  readonly description: string;
  readonly pictogram: string;
  /** Of the unit without options, lb; null where no housing is drawn for the line. */
  readonly weightLb: number | null;
  /** Short-circuit current rating of the unit, kA; null where the catalogue does not say. */
  readonly shortCircuitKa: number | null;
  /** Belts, sheaves and bearings; null for other drives, and where the catalogue does not say. */
  readonly beltDrive: BeltDrive | null;
  readonly options: FanOption[];
  readonly checksum: number;
  readonly rating: FanRating | null;
  readonly hvls: HvlsRating | null;
  readonly motors: ItemMotor[];
  readonly motor: ItemMotor;
  readonly voltage: MotorVoltage;
  readonly price: PriceBreakdown;
  readonly validation: ValidationResult;
  readonly curbs: CurbSet;
  /** Null where the fan has none, or none that can be rated. */
  readonly heater: HeaterRating | null;
  readonly cooling: CoolingRating | null;
  /** Null unless a heat pump version is selected. */
  readonly heatPump: HeatPumpValues | null;
  /** What the chosen options draw, on the circuit of the unit or their own. */
  readonly optionLoads: readonly OptionLoad[];
  readonly sections: SectionSets;
}
