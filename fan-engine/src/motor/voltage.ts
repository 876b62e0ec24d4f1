import type { MotorSupplies } from '@specbuilder/shared-contracts/domain';
import type { SiteSupply } from '../specification/specification.ts';
import { type CircuitAmps, circuitAmps, fullLoadAmps } from './full-load-amps.ts';
import { ALL_MOTORS, type Motor } from './motor.ts';
import { isLoaded, NO_UNIT_LOAD, type SupplyProblem, supplyProblem, type UnitLoad, unitAmps } from './unit-load.ts';

/** A winding that a motor is sold with. */
interface Winding {
  /** Digits of the voltage id: written here and never reused. */
  readonly code: number;
  /** Nominal voltage, and every supply the winding takes. */
  readonly voltage: number;
  readonly accepts: readonly number[];
  readonly display: string;
  readonly phase: 1 | 3;
  readonly frequencyHz: 50 | 60;
  /** Voltage of the NEC column its amps come from. */
  readonly ampsAt: number;
  /** Largest motor that has it, and whether only fractional and electronic motors do, hp. */
  readonly largest: number;
  readonly fractionalOrEcm?: boolean;
}

/** Of the 600 V systems that Canada has. */
export const CANADIAN_VOLTAGE = 575;

const WINDINGS: readonly Winding[] = [
  { code: 1, voltage: 115, accepts: [115, 120], display: '115', phase: 1, frequencyHz: 60, ampsAt: 115, largest: 1.5 },
  {
    code: 2,
    voltage: 230,
    accepts: [208, 220, 230, 240],
    display: '208-230',
    phase: 1,
    frequencyHz: 60,
    // The lower of the two supplies draws the larger current.
    ampsAt: 208,
    largest: 5,
  },
  {
    code: 3,
    voltage: 277,
    accepts: [277],
    display: '277',
    phase: 1,
    frequencyHz: 60,
    ampsAt: 277,
    largest: 2,
    fractionalOrEcm: true,
  },
  { code: 4, voltage: 208, accepts: [208], display: '208', phase: 3, frequencyHz: 60, ampsAt: 208, largest: 100 },
  { code: 5, voltage: 230, accepts: [230, 240], display: '230', phase: 3, frequencyHz: 60, ampsAt: 230, largest: 100 },
  { code: 6, voltage: 460, accepts: [460, 480], display: '460', phase: 3, frequencyHz: 60, ampsAt: 460, largest: 100 },
  { code: 7, voltage: 575, accepts: [575, 600], display: '575', phase: 3, frequencyHz: 60, ampsAt: 575, largest: 100 },
  // NEMA MG 1 part 14: a 60 Hz polyphase motor runs on 50 Hz at five sixths of its voltage, speed and power.
  { code: 8, voltage: 190, accepts: [190, 200], display: '190', phase: 3, frequencyHz: 50, ampsAt: 230, largest: 100 },
  { code: 9, voltage: 380, accepts: [380, 400], display: '380', phase: 3, frequencyHz: 50, ampsAt: 460, largest: 100 },
];

/** Supplies that a search can request: those of 60 Hz by voltage, and the frequencies that any motor is wound for. */
export function motorSupplies(): MotorSupplies {
  const inOrder = (values: readonly number[]) => [...new Set(values)].sort((a, b) => a - b);
  return {
    phases: inOrder(WINDINGS.map(({ phase }) => phase)),
    voltages: inOrder(WINDINGS.filter(({ frequencyHz }) => frequencyHz === 60).map(({ voltage }) => voltage)),
    frequencies: inOrder(WINDINGS.map(({ frequencyHz }) => frequencyHz)).reverse(),
  };
}

/** A motor and a winding: a row under a motor that the user chooses. */
export interface MotorVoltage extends CircuitAmps {
  readonly id: number;
  readonly motorId: number;
  readonly voltage: number;
  readonly display: string;
  readonly phase: 1 | 3;
}

const WINDING_PLACES = 100;

/**
 * Voltages a motor can have on a supply (0 = any; 0 Hz = 60 Hz), in the order of the price book, if they are typical
 * there; for a unit with electric heat or cooling only those that carry the whole unit, with its amps.
 */
export function voltagesOf(motor: Motor, supply: SiteSupply, unit: UnitLoad = NO_UNIT_LOAD): MotorVoltage[] {
  if (isLoaded(unit)) return offeredWindings(motor, supply, unit).map((winding) => newVoltage(motor, winding, unit));
  let onSupply = BARE_ON_SUPPLY.get(supply);
  if (onSupply === undefined) {
    onSupply = new Map();
    BARE_ON_SUPPLY.set(supply, onSupply);
  }
  let known = onSupply.get(motor.id);
  if (known === undefined) {
    known = bareVoltages(motor, supply);
    onSupply.set(motor.id, known);
  }
  return known.slice();
}

/**
 * Voltages of motors without a unit around them on the supply of a job, by the id of the motor: few are listed hundreds of
 * times. A supply is never changed.
 */
const BARE_ON_SUPPLY = new WeakMap<SiteSupply, Map<number, readonly MotorVoltage[]>>();

function bareVoltages(motor: Motor, supply: SiteSupply): MotorVoltage[] {
  const known = BARE_VOLTAGES.get(motor.id);
  return offeredWindings(motor, supply, NO_UNIT_LOAD).map(
    (winding) => known?.get(winding) ?? newVoltage(motor, winding, NO_UNIT_LOAD),
  );
}

function offeredWindings(motor: Motor, supply: SiteSupply, unit: UnitLoad): Winding[] {
  return WINDINGS.filter((winding) => isOffered(winding, motor, supply, unit));
}

function isOffered(winding: Winding, motor: Motor, supply: SiteSupply, unit: UnitLoad): boolean {
  if (!fitsMotor(winding, motor, unit) || !fitsSupply(winding, motor, supply)) return false;
  if (!isUsual(winding, supply)) return false;
  return !isLoaded(unit) || problemOn(winding, motor, unit) === null;
}

/** A voltage that a country lacks is offered only if it is requested explicitly. */
function isUsual({ voltage }: Winding, { lacks575V = false, motorVoltage }: SiteSupply): boolean {
  return !lacks575V || voltage !== CANADIAN_VOLTAGE || motorVoltage !== 0;
}

function problemOn(winding: Winding, motor: Motor, unit: UnitLoad): SupplyProblem | null {
  const { minimumCircuitAmpacity } = circuitOf(motor, winding, unit);
  return supplyProblem(unit, winding.voltage, winding.phase, minimumCircuitAmpacity);
}

const SINGLE_PHASE_VOLTAGE = 230;

/** Which part of a unit rules out the requested supply for a motor; null if it is the motor itself. */
export function unitProblem(motor: Motor, supply: SiteSupply, unit: UnitLoad): SupplyProblem | null {
  // A three-phase motor has no winding to judge, so the request is checked at the typical single-phase voltage.
  if (supply.motorPhase === 1 && motor.phase === 3) return supplyProblem(unit, SINGLE_PHASE_VOLTAGE, 1, 0);
  const windings = WINDINGS.filter(
    (winding) => fitsMotor(winding, motor, unit) && fitsSupply(winding, motor, supply) && isUsual(winding, supply),
  );
  const problems = windings.map((winding) => problemOn(winding, motor, unit));
  return problems.every((problem) => problem !== null) ? (problems[0] ?? null) : null;
}

function circuitOf(motor: Motor, winding: Winding, unit: UnitLoad): CircuitAmps {
  const amps = fullLoadAmps(motor, winding.ampsAt, winding.phase);
  return circuitAmps(amps, unitAmps(unit, voltageOfWinding(winding), winding.phase));
}

/** A 50 Hz winding draws its table amps from the 60 Hz column, heater and compressors draw theirs at its own voltage. */
function voltageOfWinding({ ampsAt, voltage }: Winding): number {
  return Math.min(ampsAt, voltage);
}

/** The supply at which the amps of a voltage are drawn, V: the lower one of a winding that takes two. */
export function voltageOfAmps({ id, voltage }: Pick<MotorVoltage, 'id' | 'voltage'>): number {
  const winding = WINDINGS.find(({ code }) => code === id % WINDING_PLACES);
  return winding === undefined ? voltage : voltageOfWinding(winding);
}

function newVoltage(motor: Motor, winding: Winding, unit: UnitLoad): MotorVoltage {
  const { voltage, display, phase } = winding;
  return {
    id: voltageId(motor, winding),
    motorId: motor.id,
    voltage,
    display,
    phase,
    ...circuitOf(motor, winding, unit),
  };
}

function voltageId(motor: Motor, winding: Winding): number {
  return motor.id * WINDING_PLACES + winding.code;
}

/** Every voltage of motors without a unit around them, by the id of the motor and its winding, whatever the supply. */
const BARE_VOLTAGES: ReadonlyMap<number, ReadonlyMap<Winding, MotorVoltage>> = new Map(
  ALL_MOTORS.map((motor) => [
    motor.id,
    new Map(WINDINGS.map((winding) => [winding, newVoltage(motor, winding, NO_UNIT_LOAD)])),
  ]),
);

/** The voltage with an id at which a motor can be had at all, in a unit or by itself; undefined without one. */
export function voltageWithId(motor: Motor, id: number, supply: SiteSupply): MotorVoltage | undefined {
  const winding = WINDINGS.find(({ code }) => code === id - motor.id * WINDING_PLACES);
  if (winding === undefined || !fitsMotor(winding, motor, null) || !fitsSupply(winding, motor, supply))
    return undefined;
  return newVoltage(motor, winding, NO_UNIT_LOAD);
}

/** The first of the voltages that a motor of a unit can have on a supply, V; 0 without any. */
export function firstVoltage(motor: Motor, supply: SiteSupply, unit: UnitLoad = NO_UNIT_LOAD): number {
  for (const winding of WINDINGS) {
    if (isOffered(winding, motor, supply, unit)) return winding.voltage;
  }
  return 0;
}

/** A voltage of the price book, whatever the motor. */
export interface OfferedVoltage {
  readonly voltage: number;
  readonly phase: 1 | 3;
  readonly display: string;
}

/** Voltages that fans with a motor on a shaft are offered with at a line frequency; 0 Hz means 60. */
export function offeredVoltages(frequencyHz = 60): OfferedVoltage[] {
  const requested = frequencyHz === 50 ? 50 : 60;
  return WINDINGS.filter((winding) => winding.frequencyHz === requested).map(({ voltage, phase, display }) => ({
    voltage,
    phase,
    display,
  }));
}

/** Whether a motor of a unit can be had on a supply at all. */
export function isSupplied(motor: Motor, supply: SiteSupply, unit: UnitLoad = NO_UNIT_LOAD): boolean {
  return firstVoltage(motor, supply, unit) > 0;
}

/** Voltages of supplies that motors take at the phase and frequency of one, V, in order; the winding may have another. */
export function servedVoltages(motors: readonly Motor[], supply: SiteSupply): number[] {
  const atAnyVoltage = { ...supply, motorVoltage: 0 };
  const taken = motors.flatMap((motor) => offeredWindings(motor, atAnyVoltage, NO_UNIT_LOAD));
  return [...new Set(taken.flatMap(({ accepts }) => accepts))].sort((a, b) => a - b);
}

/** Whether a voltage id belongs to a motor. */
export function isVoltageOf(motorId: number, motorVoltageId: number): boolean {
  return Math.floor(motorVoltageId / WINDING_PLACES) === motorId;
}

/** @param unit what the motor shares its supply with; null for any unit it could be built into */
function fitsMotor(winding: Winding, motor: Motor, unit: UnitLoad | null): boolean {
  if (motor.horsepower > winding.largest) return false;
  if (winding.phase !== motor.phase) {
    // An electronic motor rectifies what its unit is supplied with.
    return motor.kind === 'Ecm' && winding.phase === 3 && (unit === null || isLoaded(unit));
  }
  if (motor.kind === 'SpeedControl') return winding.voltage === 115;
  return winding.fractionalOrEcm !== true || motor.kind === 'Ecm' || motor.horsepower < 1;
}

function fitsSupply(winding: Winding, motor: Motor, supply: SiteSupply): boolean {
  if (supply.motorPhase !== 0 && supply.motorPhase !== winding.phase) return false;
  if (supply.motorVoltage !== 0 && !winding.accepts.includes(supply.motorVoltage)) return false;
  // Electronic motors rectify their supply, so the line frequency is all one to them; to a three-phase unit it is not.
  if (motor.kind === 'Ecm' && winding.phase === 1) return true;
  return winding.frequencyHz === (supply.motorFrequency === 50 ? 50 : 60);
}
