import { type LineData, MOTOR_PRICES } from './catalogue-data.ts';
import type { Drive } from './drive-and-motor.ts';
import type { HeaterSize } from './heat.ts';

/** List price of a fan, or of a unit by airflow, housing and heater (section 13), USD. */
export function unitPrice(
  line: LineData,
  unit: { diameterIn: number; fanClass: string; cfm: number; heater: HeaterSize },
): number {
  const { price } = line;
  if (price.a !== undefined) {
    const fan = price.a + (price.b ?? 0) * unit.diameterIn ** (price.c ?? 1);
    return fan * (price.classFactor?.[unit.fanClass] ?? 1);
  }
  const housing = (price.perSquareInch ?? 0) * unit.diameterIn ** 2;
  const { factor, exponent } = price.perInputMbh ?? { factor: 0, exponent: 1 };
  const heat = factor * unit.heater.inputMbh ** exponent + (price.perKw ?? 0) * unit.heater.kw;
  return (price.base ?? 0) + (price.perCfm ?? 0) * unit.cfm + housing + heat;
}

/** List price of a motor with the drive or dial that it needs, USD; as one, rounded up to whole dollars. */
export function motorPrice(drive: Drive, hp: number): number {
  const { small, large, kindFactors, frequencyDrive, speedController } = MOTOR_PRICES;
  const open = hp < 1 ? small.base + small.perHp * hp : large.base + large.factor * hp ** large.exponent;
  const drives =
    drive.control === 'Vfd' ? frequencyDrive.base + frequencyDrive.factor * hp ** frequencyDrive.exponent : 0;
  const dial = drive.control === 'SpeedControl' ? speedController : 0;
  return Math.ceil(open * kindFactors[drive.kind] + drives + dial);
}
