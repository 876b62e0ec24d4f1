import { INDUCTION_SPEEDS, SPEED_CONTROL_SPEEDS } from '../drive/direct-speed.ts';
import type { Enclosure, Poles } from './efficiency-tables.ts';
import { horsepowerId, horsepowerOfId } from './horsepower.ts';
import { MOTOR_KINDS, type MotorKind } from './motor-kind.ts';
import { nominalEfficiency } from './nominal-efficiency.ts';

/** A motor of the price book. */
export interface Motor {
  readonly id: number;
  readonly kind: MotorKind;
  readonly horsepower: number;
  readonly poles: Poles;
  readonly phase: 1 | 3;
  /** Full-load speed at 60 Hz, rpm; the top speed of a motor that is turned down. */
  readonly rpm: number;
}

const SIZE_PLACES = 10;
const KIND_PLACES = 10_000;

/** The motor of a kind, size in hp and number of poles. */
export function motorOf(kind: MotorKind, horsepower: number, poles: Poles): Motor {
  const facts = MOTOR_KINDS[kind];
  const id = facts.code * KIND_PLACES + horsepowerId(horsepower) * SIZE_PLACES + poles;
  return { id, kind, horsepower, poles, phase: facts.phase, rpm: fullLoadSpeed(kind, poles) };
}

/** The motor with an id, or undefined when no such motor exists. */
export function motorOfId(id: number): Motor | undefined {
  const kind = (Object.keys(MOTOR_KINDS) as MotorKind[]).find(
    (name) => MOTOR_KINDS[name].code === Math.floor(id / KIND_PLACES),
  );
  const horsepower = horsepowerOfId(Math.floor((id % KIND_PLACES) / SIZE_PLACES));
  const poles = INDUCTION_SPEEDS.find(([count]) => count === id % SIZE_PLACES)?.[0];
  if (kind === undefined || horsepower === undefined || poles === undefined) return undefined;
  const { smallest, largest } = MOTOR_KINDS[kind];
  return horsepower < smallest || horsepower > largest ? undefined : motorOf(kind, horsepower, poles);
}

/** Nominal full-load efficiency of a motor in an enclosure, %. */
export function efficiencyOf(motor: Motor, enclosure: Enclosure = 'ODP'): number {
  return nominalEfficiency(motor.kind, motor.horsepower, motor.poles, enclosure);
}

/** Whether a motor carries the NEMA Premium mark, which only three-phase motors of 1 hp and more can. */
export function isPremium(motor: Motor): boolean {
  return motor.kind === 'ThreePhase' && motor.horsepower >= 1;
}

const SERVICE_FACTORS: readonly (readonly [upToHp: number, factor: number])[] = [
  [1 / 8, 1.4],
  [1 / 3, 1.35],
  [1, 1.25],
  [Number.POSITIVE_INFINITY, 1.15],
];

/** Service factor of an open motor (NEMA MG 1 table 12-4); electronics allow none. */
export function serviceFactor(motor: Motor): number {
  if (motor.kind === 'Ecm' || motor.kind === 'SpeedControl') return 1;
  return SERVICE_FACTORS.find(([upTo]) => motor.horsepower <= upTo)?.[1] ?? 1;
}

function fullLoadSpeed(kind: MotorKind, poles: Poles): number {
  if (kind === 'SpeedControl') return SPEED_CONTROL_SPEEDS.find(([count]) => count === poles)?.[1] ?? 0;
  return INDUCTION_SPEEDS.find(([count]) => count === poles)?.[1] ?? 0;
}
