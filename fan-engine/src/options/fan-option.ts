import type { ExtendedOptionType, FittedSize, Message } from '@specbuilder/shared-contracts/domain';

/** Why an option cannot be changed, and by whom. */
export interface DisabledToolTip {
  readonly message: Message;
  readonly requiredByOptionId: number | null;
  readonly requiresOptionId: number | null;
  readonly disabledByOptionId: number | null;
}

/** An option as a screen shows it. */
export interface FanOption {
  readonly fanOptionId: number;
  /** Place in the price book; the same whatever else is visible. */
  readonly indexId: number;
  readonly code: string;
  readonly description: string;
  readonly extendedDescription: string;
  /** Size that it has on this unit; null for what is made in one size or has none. */
  readonly size: FittedSize | null;
  readonly groupDescription: string;
  readonly select: 'one' | 'many';
  /** Set of radios it is one of: its group, or a set of its own where a group has several; null among many. */
  readonly choiceSet: string | null;
  readonly optionType: ExtendedOptionType;
  /** USD list. */
  readonly price: number;
  /** in. w.g. */
  readonly additionalStaticPressure: number;
  readonly isChecked: boolean;
  /** Whether a new item starts with it although it was not requested: the default of its choice. */
  readonly isUsual: boolean;
  readonly isTempChecked: boolean;
  readonly isDisabled: boolean;
  readonly isVisible: boolean;
  readonly disabledToolTips: DisabledToolTip[];
  /** Options that leave when this one is chosen, besides the other choice of its set. */
  readonly replacesOptionIds: number[];
  readonly validation: Message[];
  readonly hasSetpoints: boolean;
  readonly mergedFanOptionIds: number[];
  readonly reheatCapacity: number | null;
}

export interface ValidationResult {
  readonly errors: Message[];
  readonly warnings: Message[];
}
