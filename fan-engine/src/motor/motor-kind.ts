/** How a motor is built: induction by phase, electronically commutated, or permanent split capacitor on a dial. */
export type MotorKind = 'ThreePhase' | 'SinglePhase' | 'Ecm' | 'SpeedControl';

interface KindFacts {
  /** First digit of the motor id: written here and never reused. */
  readonly code: number;
  readonly phase: 1 | 3;
  readonly smallest: number;
  readonly largest: number;
}

export const MOTOR_KINDS: Readonly<Record<MotorKind, KindFacts>> = {
  ThreePhase: { code: 1, phase: 3, smallest: 1 / 3, largest: 100 },
  SinglePhase: { code: 2, phase: 1, smallest: 1 / 60, largest: 5 },
  Ecm: { code: 3, phase: 1, smallest: 1 / 20, largest: 5 },
  SpeedControl: { code: 4, phase: 1, smallest: 1 / 20, largest: 3 / 4 },
};
