import type { AirState } from './air-state.ts';

/** What a coil is sized for: nominal tons, or air that leaves it; F, null where only the other one matters. */
export type CoolingTarget =
  | { readonly kind: 'tons'; readonly tons: number }
  | { readonly kind: 'leaving-air'; readonly dryBulb: number | null; readonly wetBulb: number | null };

export interface CoolingRequest {
  readonly cfm: number;
  readonly altitudeFt: number;
  /** Share of outdoor air in the airflow, 0 to 1. */
  readonly outdoorShare: number;
  /** Of the summer design day: air to the coil and around the condenser. */
  readonly outdoor: AirState;
  readonly returnAir: AirState;
  readonly target: CoolingTarget;
  /** A condenser for up to 125 F instead of 115 F. */
  readonly isHighAmbient?: boolean;
}
