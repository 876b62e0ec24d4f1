import { type Message, messageOf } from '@specbuilder/shared-contracts/domain';
import { BTUS_PER_KW } from '../air/sensible-heat.ts';
import { type CondensingAmps, condensingAmps } from '../cooling/condensing-section.ts';
import { roundTo } from '../values/rounding.ts';
import { type OptionAmps, type OptionLoad, optionAmps } from './option-load.ts';

/** What a unit draws from the supply of its fan motor besides it. */
export interface UnitLoad {
  /** Electric heat, kW. */
  readonly heaterKw: number;
  /** Condensing section of the cooling at the job's air, kW, and its nominal size, tons. */
  readonly compressorKw: number;
  readonly tons: number;
  /** Chosen options on the circuit of the unit. */
  readonly options: readonly OptionLoad[];
}

export const NO_UNIT_LOAD: UnitLoad = { heaterKw: 0, compressorKw: 0, tons: 0, options: [] };

/** The heater, coil and options of a unit as far as they draw current; other fields do not matter here. */
export interface ElectricSections {
  readonly heater: { readonly fuel: 'gas' | 'electric'; readonly outputBtus: number } | null;
  readonly cooling: { readonly compressorKw: number; readonly tonnage: number } | null;
  /** Absent in items that were saved before options had loads. */
  readonly optionLoads?: readonly OptionLoad[];
}

const NO_OPTIONS: readonly OptionLoad[] = [];

/** Load of a heater, a cooling section and options on the supply of their unit. */
export function unitLoadOf({ heater, cooling, optionLoads = NO_OPTIONS }: ElectricSections): UnitLoad {
  const heaterKw = heater?.fuel === 'electric' ? heater.outputBtus / BTUS_PER_KW : 0;
  const options = optionLoads.length === 0 ? NO_OPTIONS : optionLoads.filter(({ ownCircuit }) => ownCircuit === null);
  if (heaterKw === 0 && cooling === null && options.length === 0) return NO_UNIT_LOAD;
  const { compressorKw = 0, tonnage: tons = 0 } = cooling ?? {};
  return { heaterKw, compressorKw, tons, options };
}

/** Whether a unit has a heater or compressors; options alone change nothing of the supplies that motors can have. */
export function isLoaded({ heaterKw, tons }: UnitLoad): boolean {
  return heaterKw > 0 || tons > 0;
}

/** Whether a fan motor is all that its supply feeds. */
export function isMotorAlone(unit: UnitLoad): boolean {
  return !isLoaded(unit) && unit.options.length === 0;
}

/** Electric heat on the circuit of a unit, that of options included, kW. */
function heatKw({ heaterKw, options }: UnitLoad): number {
  return options.reduce((sum, option) => sum + option.heatKw, heaterKw);
}

/** A value of a unit that a supply cannot carry, its limit and the message for them. */
export interface SupplyProblem {
  readonly value: number;
  readonly limit: number;
  readonly message: Message;
}

/** Where single phase ends: larger compressors and heaters are built for three phases only. */
const MAX_SINGLE_PHASE_TONS = 5;
const MAX_SINGLE_PHASE_KW = 10;
/** Largest circuit of one phase that buildings bring to a unit, and the largest device of NEC 240.6 that is listed, A. */
const MAX_AMPACITY = { 1: 400, 3: 800 } as const;
/** Compressors of packaged units are wound for 208 V and more, and not for the lighting voltage of 277 V. */
const MIN_VOLTAGE = 200;
const LIGHTING_VOLTAGE = 277;

/** What of a unit a supply cannot carry, at its voltage, phases and circuit ampacity in A; null when nothing. */
export function supplyProblem(load: UnitLoad, voltage: number, phase: 1 | 3, ampacity: number): SupplyProblem | null {
  if (isMotorAlone(load)) return null;
  const { tons } = load;
  const max = MAX_AMPACITY[phase];
  if (phase === 1 && isLoaded(load)) {
    const heat = heatKw(load);
    if (tons > MAX_SINGLE_PHASE_TONS) {
      const value = roundTo(tons, 1);
      const message = messageOf('supply.tons', { tons: value, limitTons: MAX_SINGLE_PHASE_TONS });
      return { value, limit: MAX_SINGLE_PHASE_TONS, message };
    }
    if (heat > MAX_SINGLE_PHASE_KW) {
      const value = roundTo(heat, 1);
      const message = messageOf('supply.heat', { kW: value, limitKw: MAX_SINGLE_PHASE_KW });
      return { value, limit: MAX_SINGLE_PHASE_KW, message };
    }
    if (voltage < MIN_VOLTAGE || (tons > 0 && voltage === LIGHTING_VOLTAGE)) {
      return { value: voltage, limit: MIN_VOLTAGE, message: messageOf('supply.voltage', { volts: voltage }) };
    }
  }
  if (ampacity <= max) return null;
  const value = roundTo(ampacity, 1);
  const message = messageOf('supply.ampacity', { amps: value, volts: voltage, phase, limitAmps: max });
  return { value, limit: max, message };
}

const WATTS_PER_KW = 1000;

/** Amps that a unit draws besides its fan motor. */
export interface UnitAmps extends CondensingAmps {
  readonly heater: number;
  /** Of each option on the circuit of the unit. */
  readonly options: readonly OptionAmps[];
}

const NO_OPTION_AMPS: readonly OptionAmps[] = [];

/**
 * Amps of the heater at its power, of compressors and condenser fans by their nameplates, and of options, at a voltage of
 * one or three phases. What a compressor draws at the air of a job is no part of it: circuits are sized for the nameplate
 * (NEC 440.6).
 */
export function unitAmps({ heaterKw, tons, options }: UnitLoad, voltage: number, phase: 1 | 3): UnitAmps {
  const volts = phase === 3 ? Math.sqrt(3) * voltage : voltage;
  return {
    heater: (heaterKw * WATTS_PER_KW) / volts,
    ...condensingAmps(tons, voltage, phase),
    options: options.length === 0 ? NO_OPTION_AMPS : options.map((load) => optionAmps(load, voltage, phase)),
  };
}

/** Full-load amps of all that a unit has besides its fan motor. */
export function totalAmps({ heater, compressors, condenserFans, options }: UnitAmps): number {
  const ofOptions = options.reduce((sum, { heat, motor }) => sum + heat + motor, 0);
  return heater + compressors.count * compressors.ratedLoad + condenserFans.count * condenserFans.fullLoad + ofOptions;
}
