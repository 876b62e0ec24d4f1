import type { OptionPrice } from './option-price.ts';

/** A value that a control is set to. */
export interface SetpointDefinition {
  readonly typeId: number;
  readonly description: string;
  readonly isUnoccupied: boolean;
  readonly default: number;
  readonly minimum: number;
  readonly maximum: number;
  /** Type of the setpoint whose value is the maximum instead, where that is lower. */
  readonly maximumOf?: number;
}

export type ControlType = 'discharge' | 'space' | 'buildingManagement';

/** What a temperature control is and brings. */
export interface ControlFacts {
  readonly controlType: ControlType;
  readonly hasRemotePanel: boolean;
  readonly isPaintBooth: boolean;
  readonly isRecirculating: boolean;
  /** Controls that follow the discharge or a building system work without a panel in the space. */
  readonly allowsZeroHmis: boolean;
  readonly is100PercentOutdoorAir: boolean;
  readonly is100PercentReturnAir: boolean;
}

/** What a choice of the cooling section is; the heat pump and high ambient versions come on top of a size. */
export interface CoolingFacts {
  /** Nominal tons; null for what has no size of its own. */
  readonly tons: number | null;
  readonly isHeatPump: boolean;
  readonly isHighAmbient: boolean;
}

/** Inlet gas pressure that a gas train is made for, in. w.c. */
export interface GasPressureFacts {
  readonly id: number;
  readonly isCustom: boolean;
  readonly minimumInWc: number;
  readonly maximumInWc: number;
}

export interface IntakeFacts {
  /** Price of a second set of its filters; null where it has none. */
  readonly extraSetOfFiltersPrice: OptionPrice | null;
  /** Wet-bulb effectiveness of an evaporative cooler, 0 to 1; null for other intakes. */
  readonly evaporativeEffectiveness: number | null;
}

export type ReheatKind = 'hotGas' | 'hotWater' | 'electric';
