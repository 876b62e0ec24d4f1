import { HvlsCategory } from '@specbuilder/shared-contracts/domain';
import { STANDARD_DENSITY } from '../air/density.ts';
import { AIR_HORSEPOWER_CONSTANT, velocityPressure } from '../curve/wheel.ts';
import { ceilingFanEnergyIndex } from '../energy/fan-energy-index.ts';
import type { HvlsLine, HvlsSize } from '../product-line/hvls-model.ts';
import { KW_PER_HP } from '../values/horsepower.ts';
import { rounded, roundTo } from '../values/rounding.ts';

const EFFICIENCY_AT_8_FT = 0.19;
const EFFICIENCY_PER_FT = 0.00625;
const SMALLEST_FT = 8;
const BASE_PRICE = 2600;
const PRICE_PER_FT = 220;
const BASE_SOUND_DB = 20;
/** Hemispherical at 5 ft and four times as far. */
const SOUND_AT_20_FT_DB = 11.5 + 12.04;
const COVERAGE_STEP_FT2 = 50;
const AIRFLOW_STEP_CFM = 100;
const PRICE_STEP = 5;

/** Values of a ceiling fan at full speed. */
export interface HvlsPerformance {
  readonly cfm: number;
  readonly tipSpeed: number;
  /** Electrical input of motor and drive, kW. */
  readonly inputKw: number;
  /** Ceiling fan energy index. */
  readonly cfei: number;
  /** dBA at 20 ft. */
  readonly noise: number;
  readonly weightLb: number;
  /** Motor and drive included, USD. */
  readonly listPrice: number;
}

/** Rating of an HVLS size from its line's coefficients; airflow in steps of 100 cfm. */
export function hvlsPerformance(line: HvlsLine, size: HvlsSize): HvlsPerformance {
  const { diameterFt: span } = size;
  const area = (Math.PI / 4) * span * span;
  const tip = Math.PI * span * size.maximumRpm;
  const cfm = line.flowCoefficient * tip * area;
  const airPower = (cfm * velocityPressure(STANDARD_DENSITY, cfm / area)) / AIR_HORSEPOWER_CONSTANT;
  const efficiency = EFFICIENCY_AT_8_FT + EFFICIENCY_PER_FT * (span - SMALLEST_FT) - line.efficiencyLoss;
  const inputKw = (airPower * KW_PER_HP) / efficiency;
  const power = 50 * Math.log10(tip / 1000) + 10 * Math.log10(span) + BASE_SOUND_DB + line.addedSoundDb;
  return {
    cfm: nearestStep(cfm, AIRFLOW_STEP_CFM),
    tipSpeed: rounded.velocity(tip),
    inputKw: roundTo(inputKw, 3),
    cfei: rounded.index(ceilingFanEnergyIndex(cfm, span, inputKw)),
    noise: rounded.decibel(power - SOUND_AT_20_FT_DB),
    weightLb: roundTo(95 + 7.5 * span + line.weightPerSquareFoot * span * span, 0),
    listPrice: nearestStep((BASE_PRICE + PRICE_PER_FT * span) * line.priceFactor, PRICE_STEP),
  };
}

/** Floor area that one fan covers for a purpose, ft2 in steps of 50. */
export function hvlsCoverage(line: HvlsLine, size: HvlsSize, purpose: HvlsCategory): number {
  const spans =
    purpose === HvlsCategory.SensibleCooling ? line.coverage.sensibleCooling : line.coverage.destratification;
  return nearestStep((Math.PI / 4) * (spans * size.diameterFt) ** 2, COVERAGE_STEP_FT2);
}

function nearestStep(value: number, step: number): number {
  return Math.round(value / step) * step;
}
