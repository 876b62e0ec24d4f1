import type { Catalogue } from '../catalogue/catalogue.ts';
import { type BeltDrive, beltDrive } from '../drive/belt-drive.ts';
import { frequencyShare } from '../drive/direct-speed.ts';
import type { SizedFan } from './sizing/sized-fan.ts';

/** Belts, sheaves and bearings of a configured fan at its operating point. */
export function beltDriveOf(
  { unit, motor, point, job }: Pick<SizedFan, 'unit' | 'motor' | 'point' | 'job'>,
  { beltDrives: data }: Catalogue,
  checked: ReadonlySet<string>,
): BeltDrive | null {
  const { line, wheel } = unit;
  const weight = data?.wheelWeights[line.family.key];
  if (unit.variant !== 'Belt' || data === undefined || weight === undefined) return null;
  const { diameterIn } = wheel;
  const wheels = line.wheelsPerUnit?.[diameterIn] ?? 1;
  const { longLife } = data;
  return beltDrive(
    {
      motorHp: motor.horsepower,
      motorRpm: motor.rpm * frequencyShare(job.supply.motorFrequency),
      fanRpm: point.rpm,
      bhp: point.bhp,
      wheelIn: diameterIn,
      wheelWeightLb: wheels * (weight.base + weight.factor * diameterIn ** weight.exponent),
      minimumLifeHours: longLife !== undefined && checked.has(longLife.option) ? longLife.hours : 0,
    },
    data,
  );
}
