import type { SiteSupply } from '../specification/specification.ts';
import { type CircuitAmps, circuitAmps } from './circuit-amps.ts';
import { fullLoadAmps } from './full-load-amps.ts';
import { ALL_MOTORS, type Motor } from './motor.ts';
import {
  isLoaded,
  isMotorAlone,
  NO_UNIT_LOAD,
  type SupplyProblem,
  supplyProblem,
  type UnitLoad,
  unitAmps,
} from './unit-load.ts';
import { CANADIAN_VOLTAGE, WINDINGS, type Winding } from './windings.ts';

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
  if (!isMotorAlone(unit))
    return offeredWindings(motor, supply, unit).map((winding) => newVoltage(motor, winding, unit));
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
  return isMotorAlone(unit) || problemOn(winding, motor, unit) === null;
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

/** A 50 Hz winding draws its table amps from the 60 Hz column, heater and compressors draw their power at its own voltage. */
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
