import { rounded, roundTo } from '../values/rounding.ts';
import { circuitAmps } from './circuit-amps.ts';
import { type OptionLoad, optionAmps, optionMotorKw } from './option-load.ts';
import { type ElectricSections, NO_UNIT_LOAD, totalAmps, type UnitAmps, unitAmps, unitLoadOf } from './unit-load.ts';
import { type MotorVoltage, voltageOfAmps } from './voltage.ts';

/** What an option draws at full load. */
export interface OptionElectricity {
  readonly code: string;
  readonly description: string;
  /** Of its heat, kW, and of its motor, hp; 0 without. */
  readonly heatKw: number;
  readonly horsepower: number;
  readonly phase: 1 | 3;
  readonly fullLoadAmps: number;
}

/** The circuit of an option that has its own. */
export interface OptionCircuit extends OptionElectricity {
  readonly voltage: number;
  readonly minimumCircuitAmpacity: number;
  readonly maximumOvercurrentProtection: number;
  /** Apparent power, kVA, and input, kW, of this circuit. */
  readonly apparentPower: number;
  readonly inputKw: number;
}

/** What a unit draws at full load; all but `ownCircuits` on the supply of its fan motor. */
export interface UnitElectricity {
  /** Of the whole unit, A: the sum of the four below and of the options on its circuit. */
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
  /** Chosen options on the circuit of the unit, and those that have one of their own. */
  readonly options: OptionElectricity[];
  readonly ownCircuits: OptionCircuit[];
  /** Apparent power at the amps of the unit, kVA, which an electrical panel adds up. */
  readonly apparentPower: number;
  /** Power on its circuit with the fan at its operating point, heater, compressors and options on, kW. */
  readonly inputKw: number;
}

const VOLT_AMPERES_PER_KVA = 1000;

/**
 * Electricity of a unit at full load. The currents of motors and heater are added as in its minimum circuit ampacity, which
 * is a little more than their vectors and what an electrical engineer schedules.
 *
 * @param voltage the chosen supply with the full-load amps of the fan motor, A
 * @param sections heater, coil and options of the unit, null where it has none; electric heat in Btu/h, condensing section
 *   in kW
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
  return {
    fullLoadAmps: rounded.amps(fullLoadAmps),
    motorAmps: voltage.fullLoadAmps,
    ...condensingElectricity(others),
    heaterAmps: rounded.amps(others.heater),
    options: load.options.map((option) => optionElectricity(option, volts, voltage.phase)),
    ownCircuits: (sections.optionLoads ?? []).flatMap(ownCircuitOf),
    apparentPower: apparentPowerOf(fullLoadAmps, volts, voltage.phase),
    inputKw: roundTo(fanInputKw + load.heaterKw + load.compressorKw + optionsKw(load.options), 2),
  };
}

function apparentPowerOf(amps: number, volts: number, phase: 1 | 3): number {
  return roundTo((amps * volts * (phase === 3 ? Math.sqrt(3) : 1)) / VOLT_AMPERES_PER_KVA, 2);
}

/** Input of options at full load, kW. */
function optionsKw(options: readonly OptionLoad[]): number {
  return options.reduce((sum, option) => sum + option.heatKw + optionMotorKw(option), 0);
}

/** Input of the motors of options at full load, kW. */
export function optionMotorsKw(options: readonly Pick<OptionLoad, 'horsepower' | 'motorPhase'>[]): number {
  return options.reduce((sum, option) => sum + optionMotorKw(option), 0);
}

function optionElectricity(load: OptionLoad, voltage: number, phase: 1 | 3): OptionElectricity {
  const { code, description, heatKw, horsepower } = load;
  const { heat, motor } = optionAmps(load, voltage, phase);
  return {
    code,
    description,
    heatKw: roundTo(heatKw, 2),
    horsepower,
    phase: horsepower > 0 && phase === 3 ? load.motorPhase : phase,
    fullLoadAmps: rounded.amps(heat + motor),
  };
}

function ownCircuitOf(load: OptionLoad): OptionCircuit[] {
  if (load.ownCircuit === null) return [];
  const { voltage, phase } = load.ownCircuit;
  const { heat, motor } = optionAmps(load, voltage, phase);
  const { minimumCircuitAmpacity, maximumOvercurrentProtection } = circuitAmps(motor, {
    ...unitAmps(NO_UNIT_LOAD, voltage, phase),
    options: [{ heat, motor: 0 }],
  });
  const circuit = {
    voltage,
    minimumCircuitAmpacity,
    maximumOvercurrentProtection,
    apparentPower: apparentPowerOf(heat + motor, voltage, phase),
    inputKw: roundTo(optionsKw([load]), 2),
  };
  return [{ ...optionElectricity(load, voltage, phase), ...circuit }];
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
