import type { FamilyTable, FanClass } from '../curve/family.ts';
import type { DriveVariant } from '../drive/drive-variant.ts';
import type { Enclosure } from '../motor/efficiency-tables.ts';
import type { Motor } from '../motor/motor.ts';

/** The motor behind a live curve, as far as its input depends on it. */
export interface CurveMotor {
  readonly motor: Motor;
  readonly enclosure: Enclosure;
  readonly hasVfd: boolean;
  /** Power it can give at the site, hp. */
  readonly capacityHp: number;
}

/**
 * One fan at one duty as plain data: what a page needs to compute every point of its curves with the engine's own
 * functions, and no more of the catalogue. Values are not rounded, so that both sides agree to the last bit.
 */
export interface CurveModel {
  readonly kind: 'fan';
  readonly model: string;
  readonly description: string;
  readonly familyKey: string;
  readonly family: FamilyTable;
  readonly wheelDiameterIn: number;
  readonly wheels: number;
  readonly variant: DriveVariant;
  readonly fanClass: FanClass | null;
  /** Of the duty; where a fixed speed runs, its own. */
  readonly rpm: number;
  readonly maximumRpm: number;
  /** lb/ft3 */
  readonly density: number;
  readonly duty: { readonly cfm: number; readonly staticPressure: number };
  /** Frequency at which the fan runs at `rpm`, Hz; null where no frequency sets its speed. */
  readonly hertz: number | null;
  /** Null while no motor is known. */
  readonly motor: CurveMotor | null;
  /** Distance at which its sound is rated, ft; null if something muffles it that the model does not know. */
  readonly soundDistanceFt: number | null;
  /** What the filters of the unit add until they are changed, in. w.g.; 0 without filters. */
  readonly furtherDirt: number;
}

/** A ceiling fan has no duty: airflow and input follow its speed. */
export interface CeilingFanModel {
  readonly kind: 'ceilingFan';
  readonly model: string;
  readonly description: string;
  readonly maximumRpm: number;
  readonly cfm: number;
  readonly inputKw: number;
}
