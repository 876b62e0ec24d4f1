import type { DriveVariant } from '../drive/drive-variant.ts';
import type { Enclosure } from '../motor/efficiency-tables.ts';
import { efficiencyOf, type Motor } from '../motor/motor.ts';
import { motorPartLoadShare, vfdEfficiency } from '../motor/part-load.ts';
import { KW_PER_HP } from '../values/horsepower.ts';

/** What turns the fan, as far as its electrical input depends on it. */
export interface PoweredBy {
  readonly motor: Motor;
  readonly variant: DriveVariant;
  readonly enclosure: Enclosure;
  /** Whether a frequency drive feeds the motor, built in or chosen as an option. */
  readonly hasVfd: boolean;
  /** Fan speed, rpm: a speed control wastes what it takes off. */
  readonly rpm: number;
}

/**
 * Electrical input of motor and drive, kW.
 *
 * @param shaftPower what the motor gives at its shaft, belt loss included, hp
 */
export function inputPower(shaftPower: number, by: PoweredBy): number {
  const { motor } = by;
  const nominal = efficiencyOf(motor, by.enclosure) / 100;
  const output = KW_PER_HP * shaftPower;
  if (motor.kind === 'Ecm') return output / nominal;
  if (motor.kind === 'SpeedControl') return output / (nominal * Math.min(1, by.rpm / motor.rpm));
  const motorInput = output / (nominal * motorPartLoadShare(motor.horsepower, shaftPower / motor.horsepower));
  if (!by.hasVfd) return motorInput;
  const fullLoadInput = (KW_PER_HP * motor.horsepower) / nominal;
  return motorInput / vfdEfficiency(motor.horsepower, motorInput / fullLoadInput);
}
