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
  /** Nominal at full load, %. */
  readonly efficiencies: Readonly<Record<Enclosure, number>>;
}

const SIZE_PLACES = 10;
const KIND_PLACES = 10_000;

/** The motor of a kind, size in hp and number of poles. */
export function motorOf(kind: MotorKind, horsepower: number, poles: Poles): Motor {
  return MOTORS[kind].get(sizeKey(horsepower, poles)) ?? newMotor(kind, horsepower, poles);
}

/** Motors of a kind with a number of poles, in rising size. */
export function motorsOfKind(kind: MotorKind, poles: Poles): readonly Motor[] {
  return MOTORS_BY_POLES[kind][poles];
}

/** Limits of this price book: slow single-phase motors are made in small sizes, and hardly any with eight poles. */
const LARGEST_SINGLE_PHASE_HP: Readonly<Record<Poles, number>> = {
  2: MOTOR_KINDS.SinglePhase.largest,
  4: MOTOR_KINDS.SinglePhase.largest,
  6: 1.5,
  8: 0.5,
};

function isMade(kind: MotorKind, horsepower: number, poles: Poles): boolean {
  return kind !== 'SinglePhase' || horsepower <= LARGEST_SINGLE_PHASE_HP[poles];
}

function newMotor(kind: MotorKind, horsepower: number, poles: Poles): Motor {
  const facts = MOTOR_KINDS[kind];
  return {
    id: facts.code * KIND_PLACES + sizeKey(horsepower, poles),
    kind,
    horsepower,
    poles,
    phase: facts.phase,
    rpm: fullLoadSpeed(kind, poles),
    serviceFactor: serviceFactorOf(kind, horsepower),
    efficiencies: {
      ODP: nominalEfficiency(kind, horsepower, poles, 'ODP'),
      TEFC: nominalEfficiency(kind, horsepower, poles, 'TEFC'),
    },
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

/** Nominal full-load efficiency of a motor in an enclosure, %. */
export function efficiencyOf({ efficiencies }: Motor, enclosure: Enclosure = 'ODP'): number {
  return efficiencies[enclosure];
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

function sizeKey(horsepower: number, poles: Poles): number {
  return horsepowerId(horsepower) * SIZE_PLACES + poles;
}

const POLES: readonly Poles[] = [2, 4, 6, 8];
const KINDS = Object.keys(MOTOR_KINDS) as MotorKind[];

/** Precomputed: motors of the price book are few and looked up thousands of times in one selection. */
const MOTORS = Object.fromEntries(KINDS.map((kind) => [kind, motorsBySize(kind)])) as Readonly<
  Record<MotorKind, ReadonlyMap<number, Motor>>
>;

const MOTORS_BY_POLES = Object.fromEntries(
  KINDS.map((kind) => [kind, Object.fromEntries(POLES.map((poles) => [poles, madeMotors(kind, poles)]))]),
) as Readonly<Record<MotorKind, Readonly<Record<Poles, readonly Motor[]>>>>;

/** Every motor that the price book sells. */
export const ALL_MOTORS: readonly Motor[] = KINDS.flatMap((kind) =>
  POLES.flatMap((poles) => motorsOfKind(kind, poles)),
);

function sizesOf(kind: MotorKind): number[] {
  const { smallest, largest } = MOTOR_KINDS[kind];
  return NEMA_HORSEPOWERS.filter((size) => size >= smallest && size <= largest);
}

function motorsBySize(kind: MotorKind): ReadonlyMap<number, Motor> {
  const motors = sizesOf(kind).flatMap((size) =>
    POLES.map((poles) => [sizeKey(size, poles), newMotor(kind, size, poles)] as const),
  );
  return new Map(motors);
}

function madeMotors(kind: MotorKind, poles: Poles): readonly Motor[] {
  return sizesOf(kind)
    .filter((size) => isMade(kind, size, poles))
    .map((size) => motorOf(kind, size, poles));
}
