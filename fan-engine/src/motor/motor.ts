import { INDUCTION_SPEEDS, SPEED_CONTROL_SPEEDS } from '../drive/direct-speed.ts';
import type { Enclosure, Poles } from './efficiency-tables.ts';
import { horsepowerId, horsepowerOfId, NEMA_HORSEPOWERS } from './horsepower.ts';
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
  /** Of the open motor (NEMA MG 1 table 12-4); electronics allow none. */
  readonly serviceFactor: number;
}

const SIZE_PLACES = 10;
const KIND_PLACES = 10_000;

/** The motor of a kind, size in hp and number of poles. */
export function motorOf(kind: MotorKind, horsepower: number, poles: Poles): Motor {
  const facts = MOTOR_KINDS[kind];
  const id = facts.code * KIND_PLACES + horsepowerId(horsepower) * SIZE_PLACES + poles;
  const known = motorsById.get(id);
  if (known !== undefined) return known;
  const motor = newMotor(id, kind, horsepower, poles);
  motorsById.set(id, motor);
  return motor;
}

/** Motors of the price book are few and asked for thousands of times in one selection. */
const motorsById = new Map<number, Motor>();

const motorsByKind = new Map<MotorKind, Motor[][]>();

/** Motors of a kind with a number of poles, in rising size. */
export function motorsOfKind(kind: MotorKind, poles: Poles): readonly Motor[] {
  const byPoles = motorsByKind.get(kind) ?? [];
  const known = byPoles[poles];
  if (known !== undefined) return known;
  const { smallest, largest } = MOTOR_KINDS[kind];
  const motors = NEMA_HORSEPOWERS.filter(
    (size) => size >= smallest && size <= largest && isMade(kind, size, poles),
  ).map((size) => motorOf(kind, size, poles));
  byPoles[poles] = motors;
  motorsByKind.set(kind, byPoles);
  return motors;
}

/** A limit of this price book: above it single-phase motors are offered with 2 or 4 poles only. */
const LARGEST_SLOW_SINGLE_PHASE_HP = 1.5;
const FAST_POLES: readonly Poles[] = [2, 4];

function isMade(kind: MotorKind, horsepower: number, poles: Poles): boolean {
  return kind !== 'SinglePhase' || horsepower <= LARGEST_SLOW_SINGLE_PHASE_HP || FAST_POLES.includes(poles);
}

function newMotor(id: number, kind: MotorKind, horsepower: number, poles: Poles): Motor {
  const facts = MOTOR_KINDS[kind];
  return {
    id,
    kind,
    horsepower,
    poles,
    phase: facts.phase,
    rpm: fullLoadSpeed(kind, poles),
    serviceFactor: serviceFactorOf(kind, horsepower),
  };
}

/** The motor with an id, or undefined when no such motor exists. */
export function motorOfId(id: number): Motor | undefined {
  const kind = (Object.keys(MOTOR_KINDS) as MotorKind[]).find(
    (name) => MOTOR_KINDS[name].code === Math.floor(id / KIND_PLACES),
  );
  const horsepower = horsepowerOfId(Math.floor((id % KIND_PLACES) / SIZE_PLACES));
  const poles = INDUCTION_SPEEDS.find((speed) => speed.poles === id % SIZE_PLACES)?.poles;
  if (kind === undefined || horsepower === undefined || poles === undefined) return undefined;
  const { smallest, largest } = MOTOR_KINDS[kind];
  return horsepower < smallest || horsepower > largest ? undefined : motorOf(kind, horsepower, poles);
}

const efficienciesOf: Readonly<Record<Enclosure, Map<number, number>>> = { ODP: new Map(), TEFC: new Map() };

/** Nominal full-load efficiency of a motor in an enclosure, %. */
export function efficiencyOf(motor: Motor, enclosure: Enclosure = 'ODP'): number {
  const known = efficienciesOf[enclosure].get(motor.id);
  if (known !== undefined) return known;
  const efficiency = nominalEfficiency(motor.kind, motor.horsepower, motor.poles, enclosure);
  efficienciesOf[enclosure].set(motor.id, efficiency);
  return efficiency;
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

function serviceFactorOf(kind: MotorKind, horsepower: number): number {
  if (kind === 'Ecm' || kind === 'SpeedControl') return 1;
  return SERVICE_FACTORS.find(([upTo]) => horsepower <= upTo)?.[1] ?? 1;
}

function fullLoadSpeed(kind: MotorKind, poles: Poles): number {
  if (kind === 'SpeedControl') return SPEED_CONTROL_SPEEDS.find((speed) => speed.poles === poles)?.rpm ?? 0;
  return INDUCTION_SPEEDS.find((speed) => speed.poles === poles)?.rpm ?? 0;
}
