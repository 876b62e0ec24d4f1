import type { SoundSource } from './specific-sound-power.ts';

/** Name by which lines of a catalogue share the curves of an impeller family. */
export type FanFamilyKey = string;

export type FanClass = 'I' | 'II' | 'III';

/**
 * One base test of an impeller family in dimensionless numbers. With A the wheel circle and U the tip speed:
 * phi = Q/(A U), psi = Ps/(rho (U/1097.8)^2), lambda = 6343.3 H/(A U rho (U/1097.8)^2), all in cfm, ft, fpm,
 * in. w.g., hp and lb/ft3. Static efficiency is phi psi / lambda.
 */
export interface FamilyTable {
  readonly name: string;
  /** Why the family is as it is; nothing is worked out of it. */
  readonly note?: string;
  readonly phi: readonly number[];
  readonly psi: readonly number[];
  readonly lambda: readonly number[];
  /** Peak static efficiency of the reference diameter, and where it lies. */
  readonly peakStaticEfficiency: number;
  readonly phiAtPeak: number;
  /** Left of this flow the family stalls. */
  readonly stallPhi: number;
  readonly referenceDiameterIn: number;
  readonly blades: number;
  /** Outlet area over wheel diameter squared, or null for a free outlet. */
  readonly outletAreaFactor: number | null;
  /** Largest tip speed by class of construction, fpm; unclassed families have one. */
  readonly tipSpeedLimits: Readonly<Partial<Record<FanClass | 'unclassed', number>>>;
  /** Least static efficiency of a selection, as a share of the peak. */
  readonly efficiencyFloor: number;
  /** Whether AMCA 99-2408 classes of centrifugal fans bind it. */
  readonly hasAmcaClasses: boolean;
  /** Forward-curved wheels load their motor more if the system has less resistance than requested. */
  readonly powerRisesWithFlow: boolean;
  /** Velocity through the wheel circle for which cabinets around it are laid out, fpm. */
  readonly nominalWheelVelocity: number;
  /** The data ends with pressure left: nothing is selected beyond its last airflow. */
  readonly endsBeforeFreeDelivery?: boolean;
  /** Blows freely into its cabinet, which bounds its airflow. */
  readonly isPlug?: boolean;
  readonly sound: SoundSource;
}
