import { rounded } from '../values/rounding.ts';
import { STANDARD_BREAKERS } from './amps-tables.ts';
import { NO_UNIT_LOAD, totalAmps, type UnitAmps, unitAmps } from './unit-load.ts';

const ANY_VOLTAGE = 460;
const NO_OTHER_AMPS = unitAmps(NO_UNIT_LOAD, ANY_VOLTAGE, 3);

/** Circuit values of a fan or unit on one supply. */
export interface CircuitAmps {
  /** Of the fan motor, A. */
  readonly fullLoadAmps: number;
  /**
   * Minimum circuit ampacity, A: 125 % of the largest motor or compressor and of electric heat, 100 % of the rest (NEC
   * 430.24, 440.33, 424.4).
   */
  readonly minimumCircuitAmpacity: number;
  /**
   * Largest overcurrent device, A: 225 % of the largest motor or compressor and all else, rounded down to a standard size,
   * never below the ampacity (NEC 440.22, UL 1995).
   */
  readonly maximumOvercurrentProtection: number;
}

/** Circuit values from the full-load amps of the fan motor and of the unit's other loads (fan-engineering 5.5). */
export function circuitAmps(amps: number, others: UnitAmps = NO_OTHER_AMPS): CircuitAmps {
  const { heater, compressors, condenserFans, options } = others;
  const largest = Math.max(amps, compressors.ratedLoad, condenserFans.fullLoad, ...options.map(({ motor }) => motor));
  const heat = options.reduce((sum, option) => sum + option.heat, heater);
  const otherMotors = amps + totalAmps(others) - heat - largest;
  const ampacity = 1.25 * largest + otherMotors + 1.25 * heat;
  const max = 2.25 * largest + otherMotors + heat;
  const below = STANDARD_BREAKERS.filter((size) => size <= max).at(-1);
  const min = STANDARD_BREAKERS.find((size) => size >= ampacity) ?? Math.ceil(ampacity);
  return {
    fullLoadAmps: rounded.amps(amps),
    minimumCircuitAmpacity: rounded.amps(ampacity),
    maximumOvercurrentProtection: Math.max(min, below ?? 0),
  };
}
