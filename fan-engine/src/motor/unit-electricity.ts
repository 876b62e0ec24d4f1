import { rounded, roundTo } from '../values/rounding.ts';
import { type ElectricSections, totalAmps, type UnitAmps, unitAmps, unitLoadOf } from './unit-load.ts';
import { type MotorVoltage, voltageOfAmps } from './voltage.ts';

/** What a unit draws at full load, all of it on the supply of its fan motor. */
export interface UnitElectricity {
  /** Of the whole unit, A: the sum of the four below. */
  readonly fullLoadAmps: number;
  readonly motorAmps: number;
  /** Rated load amps of the compressors, together. */
  readonly compressorAmps: number;
  /** Full-load amps of the condenser fans, together. */
  readonly condenserFanAmps: number;
  readonly heaterAmps: number;
  /** Nameplate of each compressor, A, and how many there are; null without any. */
  readonly compressors: {
    readonly count: number;
    readonly ratedLoadAmps: number;
    readonly lockedRotorAmps: number;
  } | null;
  readonly condenserFans: { readonly count: number; readonly fullLoadAmps: number } | null;
  /** Apparent power at these amps, kVA, which an electrical panel adds up. */
  readonly apparentPower: number;
  /** Power with the fan at its operating point, heater and compressors on, kW. */
  readonly inputKw: number;
}

const VOLT_AMPERES_PER_KVA = 1000;

/**
 * Electricity of a unit at full load. The currents of motors and heater are added as in its minimum circuit ampacity, which
 * is a little more than their vectors and what an electrical engineer schedules.
 *
 * @param voltage the chosen supply with the full-load amps of the fan motor, A
 * @param sections heater and coil of the unit, null where it has none; electric heat in Btu/h, condensing section in kW
 * @param fanInputKw electrical input of the fan at its operating point, kW
 */
export function unitElectricity(
  voltage: Pick<MotorVoltage, 'id' | 'voltage' | 'phase' | 'fullLoadAmps'>,
  sections: ElectricSections,
  fanInputKw: number,
): UnitElectricity {
  const volts = voltageOfAmps(voltage);
  const load = unitLoadOf(sections);
  const others = unitAmps(load, volts, voltage.phase);
  const fullLoadAmps = voltage.fullLoadAmps + totalAmps(others);
  const squareRootOfPhases = voltage.phase === 3 ? Math.sqrt(3) : 1;
  return {
    fullLoadAmps: rounded.amps(fullLoadAmps),
    motorAmps: voltage.fullLoadAmps,
    ...condensingElectricity(others),
    heaterAmps: rounded.amps(others.heater),
    apparentPower: roundTo((fullLoadAmps * volts * squareRootOfPhases) / VOLT_AMPERES_PER_KVA, 2),
    inputKw: roundTo(fanInputKw + load.heaterKw + load.compressorKw, 2),
  };
}

function condensingElectricity({ compressors, condenserFans }: UnitAmps) {
  const hasAny = compressors.count > 0;
  return {
    compressorAmps: rounded.amps(compressors.count * compressors.ratedLoad),
    condenserFanAmps: rounded.amps(condenserFans.count * condenserFans.fullLoad),
    compressors: hasAny
      ? {
          count: compressors.count,
          ratedLoadAmps: rounded.amps(compressors.ratedLoad),
          lockedRotorAmps: rounded.amps(compressors.lockedRotor),
        }
      : null,
    condenserFans: hasAny ? { count: condenserFans.count, fullLoadAmps: rounded.amps(condenserFans.fullLoad) } : null,
  };
}
