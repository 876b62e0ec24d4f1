import type { OptionGroup } from '@specbuilder/shared-contracts/domain';
import type { FanFamilyKey } from '../curve/family.ts';
import type { DriveVariant } from '../drive/drive-variant.ts';
import type { ComponentLoss } from '../duty/component-loss.ts';
import type { Discharge, LineFeature, Mount } from '../product-line/line.ts';
import type { Inclusion, Recommendation, Requirement } from './circumstances.ts';
import type { FanDocument } from './fan-documents.ts';
import type { Fitting } from './fitting.ts';
import type { OptionPrice } from './option-price.ts';
import type {
  ControlFacts,
  CoolingFacts,
  GasPressureFacts,
  IntakeFacts,
  ReheatKind,
  SetpointDefinition,
} from './section-facts.ts';

/** What an option adds to the static pressure. */
export type OptionPressure = ComponentLoss | { readonly fixedInWg: number };

/** What an option takes from the sound of the fan: at its inlet, or where the unit meets the duct below its curb. */
export interface OptionSoundReduction {
  readonly at: 'inlet' | 'duct';
  /** Insertion loss by octave band 63 Hz to 8 kHz, dB. */
  readonly bands: readonly number[];
}

/** A value of the unit that must be above one bound and not above another. */
export interface Bounds {
  readonly above?: number;
  readonly most?: number;
}

/** Physical conditions: all of them must hold, or the option does not exist for the fan. */
export interface OptionConditions {
  readonly mounts?: readonly Mount[];
  /** Way the outlet points; units that are not built for one way take any. */
  readonly discharge?: Discharge;
  readonly features?: readonly LineFeature[];
  readonly variants?: readonly DriveVariant[];
  readonly exceptFamilies?: readonly FanFamilyKey[];
  readonly lines?: readonly string[];
  readonly phase?: 1 | 3;
  /** Bounds of the motor size, hp. */
  readonly least?: number;
  readonly most?: number;
  readonly voltage?: number;
  /** Motors with electronics of their own take no second enclosure or drive. */
  readonly isInduction?: boolean;
  /** False where grease-laden air would foul the part (NFPA 96 allows no dampers or screens), true for grease alone. */
  readonly isGrease?: boolean;
  /** Requested temperature rise, F; no request counts as 0. */
  readonly rise?: Bounds;
  /** Whether part of the air can come back from the space. */
  readonly hasReturnAir?: boolean;
  /** Whether the unit was requested with part of the air recirculating. */
  readonly isRecirculating?: boolean;
  /** Share of outdoor air, 0 to 1. */
  readonly outdoorShare?: Bounds;
  /** Nominal tons that the cooling section must have space and airflow for. */
  readonly coolingTons?: number;
  /** Document that must be available for the model. */
  readonly document?: FanDocument;
}

/** What an option draws: heat, a motor or both. */
export interface ElectricalLoad {
  /** Resistance heat, kW, or that of a reheat coil at the duty. */
  readonly heatKw?: number | 'reheat';
  /** Size of its motor, hp: this, or the next size for so much per 1,000 cfm of the duty. */
  readonly motorHp?: number;
  readonly motorHpPerKcfm?: number;
  /** A motor of one phase on any supply; without, it has the phases of the unit. */
  readonly motorPhase?: 1;
  /** A circuit beside that of the unit, with the voltage that takes its place where the supply has 50 Hz. */
  readonly ownCircuit?: { readonly voltage: number; readonly voltageAt50Hz: number; readonly phase: 1 | 3 };
}

/** `Category` or `Category/SubCategory` by their codes; `*` is everything. */
export type AppliesTo = string;

/** Units for which an option is the default choice. */
export interface TypicalWhere extends OptionConditions {
  readonly appliesTo?: readonly AppliesTo[];
}

export interface ModelSuffix {
  readonly text: string;
  readonly appliesTo?: readonly AppliesTo[];
}

/** One option of the price book. Ids and codes are never changed or reused. */
export interface OptionDefinition {
  readonly fanOptionId: number;
  readonly code: string;
  readonly group: OptionGroup;
  readonly description: string;
  /** Why it is as it is; nothing is worked out of it. */
  readonly note?: string;
  readonly extendedDescription?: string;
  /** Whether it is one choice of its group. */
  readonly isRadio?: boolean;
  /** Set of radios it is one of, where its group holds more than one set. */
  readonly choiceSet?: string;
  /** False for what is not chosen by itself but counted in a section. */
  readonly isListed?: boolean;
  readonly price: OptionPrice;
  readonly pressure?: OptionPressure;
  readonly soundReduction?: OptionSoundReduction;
  readonly appliesTo: readonly AppliesTo[];
  readonly conditions?: OptionConditions;
  /** What of the unit it is made for; without, it has no size of its own. */
  readonly fits?: Fitting;
  /** Each entry is met by any of its codes. */
  readonly requires?: readonly (readonly string[])[];
  /** Codes that may not be chosen together with it; the closure is symmetric. */
  readonly excludes?: readonly string[];
  readonly requiredWhen?: Requirement;
  /** Costs and resists nothing because the fan unit includes it when this circumstance holds. */
  readonly includedWhen?: Inclusion;
  /** Recommended in this circumstance; a warning says so until it, or another that serves as well, is chosen. */
  readonly recommendedWhen?: Recommendation;
  readonly recommendedUnless?: readonly string[];
  /** The default of its choice: checked on a new configuration, and in the price of its row, while no other is. */
  readonly isDefault?: boolean;
  /** If it is not the default everywhere, the conditions under which it is: any of these. */
  readonly defaultWhen?: readonly TypicalWhere[];
  /** Options with the same key show and act as one. */
  readonly mergeKey?: string;
  /** Choices of a hinge base, each an id of its own. */
  readonly hingeChoices?: readonly HingeChoice[];
  /** What a chosen option adds to the model number, and for which units if not for all. */
  readonly modelSuffix?: ModelSuffix;
  /** What it draws; on the circuit of the unit, unless it has its own. */
  readonly electricalLoad?: ElectricalLoad;
  /** Draws current that the catalogue has no amps for, so that the circuit of the unit is without it. */
  readonly isOutsideCircuit?: boolean;
  readonly isVfd?: boolean;
  readonly enclosure?: 'TEFC';
  readonly setpoints?: readonly SetpointDefinition[];
  readonly control?: ControlFacts;
  readonly cooling?: CoolingFacts;
  readonly gasPressure?: GasPressureFacts;
  readonly intake?: IntakeFacts;
  readonly reheat?: ReheatKind;
}

export interface HingeChoice {
  readonly id: number;
  readonly description: string;
}
