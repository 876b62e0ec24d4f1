import type { FanCategory } from '@specbuilder/shared-contracts/domain';
import type { FanClass, FanFamilyKey } from '../curve/family.ts';
import type { ComponentLoss } from '../duty/component-loss.ts';
import type { Brand } from './brands.ts';

export interface PriceCurve {
  /** Unit list price in USD = (a + b D^c) x class factor, D the wheel diameter in inches. */
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly classFactor?: Readonly<Partial<Record<FanClass, number>>>;
}

/** What a line can do beyond moving air; filters, options and rules ask by these names. */
export type LineFeature =
  | 'ecm'
  | 'speedControl'
  | 'vfd'
  | 'highHeat'
  | 'restaurantDuty'
  | 'windRated'
  | 'spark'
  | 'hingeable';

export type Mount = 'Roof' | 'Side' | 'All';
export type Discharge = 'Upblast' | 'Downblast';
export type Inlet = 'Side' | 'Bottom';

/** A product line: one impeller family in a row of wheel sizes, for one kind of place. */
export interface CatalogueLine {
  /** 1 to 99, written here and never reused: it leads every fan id of the line. */
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly pictogram: string;
  readonly brands: readonly Brand[];
  readonly category: FanCategory;
  /** Number within the sub-category enumeration of the category. */
  readonly subCategory: number;
  readonly family: FanFamilyKey;
  /** Wheel diameters, in.; a size's id comes from its diameter, so sizes may join anywhere. */
  readonly wheelSizesIn: readonly number[];
  readonly drives: readonly ('Belt' | 'Direct')[];
  readonly classes: readonly FanClass[];
  readonly price: PriceCurve;
  readonly mount: Mount;
  /** Empty for fans that blow into a duct or through a wall. */
  readonly discharges: readonly Discharge[];
  readonly inlets: readonly Inlet[];
  readonly features: readonly LineFeature[];
  readonly applications: readonly string[];
  /** Airflow the line is made for, cfm: below the slowest small wheel or above the fastest large one nothing fits. */
  readonly airflow: { readonly minimum: number; readonly maximum: number };
  /** Largest motor the frame carries, hp. */
  readonly maximumHorsepower: number;
  /** Hottest airstream of the construction, F; the high-heat package is counted where the line has it. */
  readonly maximumTemperatureF: number;
  /** Losses inside the unit that the fan must overcome before any duct, e.g. filters and coils of an air handler. */
  readonly internalLosses: readonly ComponentLoss[];
}
