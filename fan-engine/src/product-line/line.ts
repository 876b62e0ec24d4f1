import type { FanCategory } from '@specbuilder/shared-contracts/domain';
import type { FanClass } from '../curve/family.ts';
import type { FanFamily } from '../curve/fan-family.ts';
import type { ComponentLoss } from '../duty/component-loss.ts';
import type { HeaterType } from '../heating/heater-types.ts';
import type { MotorPrices } from '../motor/price.ts';
import type { LineBody } from './body.ts';
import type { Brand } from './brands.ts';
import type { LinePlace } from './line-site.ts';

export interface PriceCurve {
  /** Unit list price in USD = (a + b D^c) x class factor, D the wheel diameter in inches. */
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly classFactor?: Readonly<Partial<Record<FanClass, number>>>;
}

/**
 * List price of a packaged unit in USD: base + perCfm cfm + perSquareInch D^2 + factor MBH^exponent of its burner +
 * perKw kW of its heater, D the wheel diameter in inches: cabinet, coils and filters grow with the wheel squared.
 */
export interface UnitPrice {
  readonly base: number;
  readonly perCfm: number;
  readonly perSquareInch: number;
  readonly perInputMbh?: { readonly factor: number; readonly exponent: number };
  readonly perKw?: number;
}

/** What a line can do beyond moving air; filters, options and rules use these names. */
export type LineFeature =
  | 'ecm'
  | 'speedControl'
  | 'vfd'
  | 'highHeat'
  | 'restaurantDuty'
  | 'windRated'
  | 'spark'
  | 'hingeable'
  | 'evap'
  | 'dxCoolingModule';

export type Mount = 'Roof' | 'Side' | 'All';
export type Discharge = 'Upblast' | 'Downblast';
export type Inlet = 'Side' | 'Bottom';
export type Ducts = 'Ducted' | 'NonDucted';

/** What a supply unit has around its fan. */
export interface SupplySection {
  readonly heater: HeaterType | null;
  /** Nominal cooling that the cabinet takes, tons; null where no coil fits. */
  readonly tonnage: { readonly minimum: number; readonly maximum: number } | null;
  /** A fan ahead of its heater breathes winter air, one behind it never does once it burns. */
  readonly fanPosition: 'blow-through' | 'draw-through';
  readonly canRecirculate: boolean;
  /**
   * Velocity that filters and coils of the cabinet work at, fpm; null if it has none. Below, filters load unevenly and
   * the cabinet is too large to sell; above, they blow through and a wet coil carries water over.
   */
  readonly faceVelocity: { readonly minimum: number; readonly maximum: number } | null;
  /**
   * Largest velocity in the outlet of a housed wheel, fpm; null where the wheel blows freely into its cabinet. Above, the duct
   * behind roars and its velocity pressure is lost; a burner or an industrial hall bears more than a filtered cabinet over a shop.
   */
  readonly outletVelocity: number | null;
  /** Codes of the options that the unit is sized with; a new configuration begins with them. */
  readonly standardOptions: readonly string[];
}

/** Motors of a catalogue: the sizes it stocks, hp, or null for all NEMA sizes, and what they cost. */
export interface MotorOffer {
  readonly sizesHp: readonly number[] | null;
  readonly prices: MotorPrices;
}

/** A product line: one impeller family in a row of wheel sizes, for one kind of place. */
export interface CatalogueLine {
  /** 1 to 99, written here and never reused: it leads every fan id of the line. */
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly pictogram: string;
  readonly brands: readonly Brand[];
  readonly category: FanCategory;
  /** Number within the category. */
  readonly subCategory: number;
  readonly place: LinePlace;
  readonly family: FanFamily;
  /** Wheel diameters, in.; a size's id comes from its diameter, so sizes may join anywhere. */
  readonly wheelSizesIn: readonly number[];
  readonly drives: readonly ('Belt' | 'Direct')[];
  readonly classes: readonly FanClass[];
  readonly price: PriceCurve | UnitPrice;
  readonly mount: Mount;
  /** Empty for fans that blow into a duct or through a wall. */
  readonly discharges: readonly Discharge[];
  readonly inlets: readonly Inlet[];
  /** What it is installed with: ductwork, or none as a propeller in a wall; absent where it takes both. */
  readonly ducts?: Ducts;
  readonly features: readonly LineFeature[];
  readonly applications: readonly string[];
  /** Standards that a test laboratory lists it to, as 'UL 762'; absent where the maker's file says none. */
  readonly listings?: readonly string[];
  /** Short-circuit current rating that its units are marked with (NEC 440.4(B)), kA; absent where the maker's file says none. */
  readonly shortCircuitKa?: number;
  /** Airflow the line is made for, cfm: below the slowest small wheel or above the fastest large one nothing fits. */
  readonly airflow: { readonly minimum: number; readonly maximum: number };
  readonly motors: MotorOffer;
  /** Largest motor the frame carries, hp. */
  readonly maximumHorsepower: number;
  /** Hottest airstream of the construction, F; the high-heat package is counted where the line has it. */
  readonly maximumTemperatureF: number;
  /** How its housing grows with the wheel; absent if it has not been measured, and then it is not drawn. */
  readonly body?: LineBody;
  /** Losses inside the unit that the fan must overcome before any duct, e.g. filters and coils of an air handler. */
  readonly internalLosses: readonly ComponentLoss[];
  /** Absent for exhaust fans. */
  readonly supply?: SupplySection;
  /** Wheels on one shaft by wheel size in inches, 1 where a size is not named. */
  readonly wheelsPerUnit?: Readonly<Record<string, number>>;
}
