import type { FanClass } from '../curve/family.ts';
import { DRIVE_VARIANTS, type DriveVariant, driveVariantOfCode } from '../drive/drive-variant.ts';

/*
 * Ids are built from data that never changes: line (1 to 99), wheel size in hundredths, drive variant, class and motor.
 * Adding a line, a size, a drive or a motor leaves every other id as it was.
 *
 *   exhaustFanId  line, size            LL SSSS
 *   fanUnitId     ... variant, class    LL SSSS V C
 *   fanListId     ... motor             LL SSSS V C MMMMM   (beyond 32 bits: store as a 64-bit integer)
 */
const SIZE_PLACES = 10_000;
const VARIANT_PLACES = 10;
const CLASS_PLACES = 10;
const MOTOR_PLACES = 100_000;

const CLASS_CODES: readonly (FanClass | null)[] = [null, 'I', 'II', 'III'];

/** @param size wheel diameter in inches, or span in feet of a ceiling fan */
export function exhaustFanId(lineId: number, size: number): number {
  return lineId * SIZE_PLACES + Math.round(size * 100);
}

export function fanUnitId(fanId: number, variant: DriveVariant, fanClass: FanClass | null): number {
  return (fanId * VARIANT_PLACES + DRIVE_VARIANTS[variant].code) * CLASS_PLACES + CLASS_CODES.indexOf(fanClass);
}

export function fanListId(unitId: number, motorId: number): number {
  return unitId * MOTOR_PLACES + motorId;
}

export interface FanIdParts {
  readonly exhaustFanId: number;
  readonly lineId: number;
  readonly size: number;
  readonly variant: DriveVariant;
  readonly fanClass: FanClass | null;
}

/** What a fan unit id says, or undefined when it is none. */
export function readFanUnitId(id: number): FanIdParts | undefined {
  if (!Number.isSafeInteger(id) || id <= 0) return undefined;
  const fanClass = CLASS_CODES[id % CLASS_PLACES];
  const variant = driveVariantOfCode(Math.floor(id / CLASS_PLACES) % VARIANT_PLACES);
  const fanId = Math.floor(id / CLASS_PLACES / VARIANT_PLACES);
  if (fanClass === undefined || variant === undefined) return undefined;
  return {
    exhaustFanId: fanId,
    lineId: Math.floor(fanId / SIZE_PLACES),
    size: (fanId % SIZE_PLACES) / 100,
    variant,
    fanClass,
  };
}

/** Fan unit and motor of a fan list id. */
export function readFanListId(id: number): { readonly fanUnitId: number; readonly motorId: number } {
  return { fanUnitId: Math.floor(id / MOTOR_PLACES), motorId: id % MOTOR_PLACES };
}
