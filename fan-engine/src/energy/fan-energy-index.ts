import { beltEfficiency } from '../drive/belt.ts';
import { KW_PER_HP } from '../values/horsepower.ts';

/** Conversion that AMCA 208 prints. */
const AMCA_208_AIR_POWER = 6343;
const REFERENCE_AIRFLOW_CFM = 250;
const REFERENCE_PRESSURE_IN_WG = 0.4;
const REFERENCE_TOTAL_EFFICIENCY = 0.66;
const REFERENCE_STATIC_EFFICIENCY = 0.6;
const LARGEST_FITTED_MOTOR_KW = 185;
const LARGE_MOTOR_EFFICIENCY = 0.962;
/** IE3 reference motor of AMCA 208, by powers of log10 of its output in kW. */
const REFERENCE_MOTOR = { constant: 0.850274, linear: 0.125559, square: -0.072577, cube: 0.025834, fourth: -0.003812 };

export type PressureBasis = 'total' | 'static';

/**
 * Fan electrical input of the reference fan at a duty, kW (AMCA 208-18).
 *
 * @param pressure fan total pressure for a ducted outlet, fan static pressure for a free one, in. w.g.
 * @param density lb/ft3
 */
export function referenceInputPower(cfm: number, pressure: number, density: number, basis: PressureBasis): number {
  const efficiency = basis === 'total' ? REFERENCE_TOTAL_EFFICIENCY : REFERENCE_STATIC_EFFICIENCY;
  const raised = pressure + (REFERENCE_PRESSURE_IN_WG * density) / 0.075;
  return inputOfReferenceShaft(((cfm + REFERENCE_AIRFLOW_CFM) * raised) / (AMCA_208_AIR_POWER * efficiency));
}

/** Electrical input behind the reference transmission and motor for a fan shaft power in hp, kW. */
export function inputOfReferenceShaft(shaftPower: number): number {
  const motorOutput = (KW_PER_HP * shaftPower) / beltEfficiency(shaftPower);
  return motorOutput / referenceMotorEfficiency(motorOutput);
}

function referenceMotorEfficiency(outputKw: number): number {
  if (outputKw >= LARGEST_FITTED_MOTOR_KW) return LARGE_MOTOR_EFFICIENCY;
  const x = Math.log10(outputKw);
  const { constant, linear, square, cube, fourth } = REFERENCE_MOTOR;
  return constant + x * (linear + x * (square + x * (cube + x * fourth)));
}

/** Fan energy index: reference input over actual input, both kW. */
export function fanEnergyIndex(referenceKw: number, actualKw: number): number {
  return referenceKw / actualKw;
}

const EXEMPT_BELOW_HP = 1;
const FIXED_LIMIT = 1;
const VARIABLE_LIMIT = 0.95;

/** Limit of ASHRAE 90.1-2019 6.5.3.1.3 for a motor nameplate in hp; null where small motors are exempt. */
export function fanEnergyIndexLimit(nameplateHp: number, isVariable: boolean): number | null {
  if (nameplateHp < EXEMPT_BELOW_HP) return null;
  return isVariable ? VARIABLE_LIMIT : FIXED_LIMIT;
}

const CEILING_AIRFLOW_CFM = 26_500;
const CEILING_PRESSURE_IN_WG = 0.0027;
const CEILING_EFFICIENCY = 0.42;

/**
 * Ceiling fan energy index of a large-diameter ceiling fan (10 CFR 430 appendix U).
 *
 * @param cfm airflow at the speed of the test
 * @param diameterFt blade span
 * @param actualKw electrical input
 */
export function ceilingFanEnergyIndex(cfm: number, diameterFt: number, actualKw: number): number {
  const area = (Math.PI / 4) * diameterFt * diameterFt;
  const pressure = 0.075 * (cfm / area / 1097.8) ** 2;
  const shaft =
    ((cfm + CEILING_AIRFLOW_CFM) * (pressure + CEILING_PRESSURE_IN_WG)) / (AMCA_208_AIR_POWER * CEILING_EFFICIENCY);
  return inputOfReferenceShaft(shaft) / actualKw;
}
