import {
  CAPACITOR_EFFICIENCY,
  ECM_EFFICIENCY,
  type EfficiencyRow,
  type Enclosure,
  type Poles,
  PREMIUM_EFFICIENCY,
  PSC_EFFICIENCY,
  SHADED_POLE_EFFICIENCY,
  SMALL_POLYPHASE_EFFICIENCY,
} from './efficiency-tables.ts';
import type { MotorKind } from './motor-kind.ts';

const POLE_COLUMN: Readonly<Record<Poles, 1 | 2 | 3 | 4>> = { 2: 1, 4: 2, 6: 3, 8: 4 };
const SMALLEST_CAPACITOR_HP = 0.25;
const SMALLEST_PSC_HP = 0.05;

/**
 * Nominal full-load efficiency in %.
 *
 * Three-phase motors of 1 hp and more are NEMA Premium, as federal rules require; smaller ones follow the small motor
 * rule. Single-phase motors below 1/4 hp are permanent split capacitor, below 1/20 hp shaded pole.
 */
export function nominalEfficiency(kind: MotorKind, horsepower: number, poles: Poles, enclosure: Enclosure): number {
  if (kind === 'Ecm') return interpolated(ECM_EFFICIENCY, horsepower);
  if (kind === 'SpeedControl') return interpolated(PSC_EFFICIENCY, horsepower);
  if (kind === 'ThreePhase') {
    return tabled(horsepower < 1 ? SMALL_POLYPHASE_EFFICIENCY : PREMIUM_EFFICIENCY[enclosure], horsepower, poles);
  }
  if (horsepower >= SMALLEST_CAPACITOR_HP) return tabled(CAPACITOR_EFFICIENCY, horsepower, poles);
  return interpolated(horsepower < SMALLEST_PSC_HP ? SHADED_POLE_EFFICIENCY : PSC_EFFICIENCY, horsepower);
}

function tabled(rows: readonly EfficiencyRow[], horsepower: number, poles: Poles): number {
  const row = rows.find(([size]) => Math.abs(size - horsepower) < 1e-9) ?? rows.at(-1);
  return row === undefined ? 0 : row[POLE_COLUMN[poles]];
}

/** Between two sizes efficiency follows the logarithm of the power. */
function interpolated(rows: readonly (readonly [number, number])[], horsepower: number): number {
  let [lowHp, lowValue] = rows[0] as readonly [number, number];
  if (horsepower <= lowHp) return lowValue;
  for (const [size, value] of rows) {
    if (horsepower <= size) {
      return lowValue + ((value - lowValue) * Math.log(horsepower / lowHp)) / Math.log(size / lowHp);
    }
    [lowHp, lowValue] = [size, value];
  }
  return lowValue;
}
