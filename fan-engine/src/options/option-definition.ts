import type { OptionGroup } from '@specbuilder/shared-contracts/domain';
import type { Discharge, LineFeature, Mount } from '../catalogue/line.ts';
import type { FanFamilyKey } from '../curve/family.ts';
import type { DriveVariant } from '../drive/drive-variant.ts';
import type { ComponentLoss } from '../duty/component-loss.ts';

/** Price terms, summed and rounded to whole USD list. */
export interface OptionPrice {
  readonly base: number;
  /** Per inch of wheel, per 1,000 cfm of the duty, per hp of the motor. */
  readonly perIn?: number;
  readonly perKcfm?: number;
  readonly perHp?: number;
  /** What the motor then costs over what it costs now: 1.12 adds 12 % of its price. */
  readonly motorFactor?: number;
}

/** What an option adds to the static pressure. */
export type OptionPressure = ComponentLoss | { readonly fixedInWg: number };

/** Physical conditions: all of them must hold, or the option does not exist for the fan. */
export interface OptionConditions {
  readonly mounts?: readonly Mount[];
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
  /** False where grease-laden air would foul the part (NFPA 96 allows no dampers or screens). */
  readonly isGrease?: boolean;
}

/** Circumstances that check an option and lock it. */
export type Requirement =
  | 'always'
  | 'premium motor'
  | 'drive is a VFD'
  | 'drive is a speed control'
  | 'VFD at 575 V'
  | 'high heat'
  | 'wind rated'
  | 'grease on a hinged fan';

/** `Category` or `Category/SubCategory` by the names of the enumerations; `*` is everything. */
export type AppliesTo = string;

/** One option of the price book. Ids and codes are never changed or reused. */
export interface OptionDefinition {
  readonly fanOptionId: number;
  readonly code: string;
  readonly group: OptionGroup;
  readonly description: string;
  readonly extendedDescription?: string;
  /** Whether it is one choice of its group. */
  readonly isRadio?: boolean;
  readonly price: OptionPrice;
  readonly pressure?: OptionPressure;
  /** Insertion loss by octave band, dB. */
  readonly soundReduction?: readonly number[];
  readonly appliesTo: readonly AppliesTo[];
  readonly conditions?: OptionConditions;
  /** Each entry is met by any of its codes. */
  readonly requires?: readonly (readonly string[])[];
  /** Codes that may not be chosen together with it; the closure is symmetric. */
  readonly excludes?: readonly string[];
  readonly requiredWhen?: Requirement;
  /** Costs nothing because the fan unit includes it when this circumstance holds. */
  readonly includedWhen?: Requirement;
  /** Recommended in this circumstance; a warning says so while another choice of its group stands. */
  readonly recommendedWhen?: Requirement | 'grease';
  /** Checked on a new configuration while nothing else of its group is. */
  readonly isDefault?: boolean;
  /** Options with the same key show and act as one. */
  readonly mergeKey?: string;
  /** Choices of a hinge base, each an id of its own. */
  readonly hingeChoices?: readonly HingeChoice[];
  readonly isVfd?: boolean;
  readonly enclosure?: 'TEFC';
}

export interface HingeChoice {
  readonly id: number;
  readonly description: string;
}
