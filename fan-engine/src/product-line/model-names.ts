import type { FanClass } from '../curve/family.ts';
import { CANDIDATE_FACTS, DRIVE_VARIANTS, type DriveCandidate } from '../drive/drive-variant.ts';
import { drivesOf } from './drives-of-line.ts';
import { type FanUnit, findFanUnit, findHvlsUnit, type HvlsUnit } from './fan-unit.ts';
import type { HvlsLine } from './hvls-model.ts';
import type { CatalogueLine } from './line.ts';

/**
 * Model as every list, document and page shows it: line and wheel, the letter of the drive where the line offers the size
 * with more than one, the class when it is above I: 'KUB245', 'KSW183B', 'KUB123-II'.
 */
export function modelName(unit: FanUnit): string {
  return drivesOf(unit.line).length > 1 ? modelCode(unit) : modelWithoutDrive(unit);
}

/** Model with the drive letter: 'KUB245B', 'KUD223D', 'KRD140E'. */
export function modelCode(unit: FanUnit): string {
  const { letter } = DRIVE_VARIANTS[unit.variant];
  return sizeName(unit.line, unit.wheel.diameterIn) + letter + classSuffix(unit.fanClass);
}

/** Every name that means a unit; engines before 2.6 showed it without its drive. */
export function namesOfUnit(unit: FanUnit): readonly string[] {
  return [modelWithoutDrive(unit), modelCode(unit)];
}

/** Every name that means the unit of an id; none where the catalogue does not have it. */
export function unitNames(
  fanUnitId: number,
  catalogue: { readonly lines: readonly CatalogueLine[]; readonly hvlsLines: readonly HvlsLine[] },
): readonly string[] {
  const unit = findFanUnit(catalogue, fanUnitId);
  if (unit !== undefined) return namesOfUnit(unit);
  const ceilingFan = findHvlsUnit(catalogue, fanUnitId);
  return ceilingFan === undefined ? [] : [hvlsModelName(ceilingFan)];
}

/** What a list shows of a size with a drive, before its class is known: 'KUB245', 'KSW183B'. */
export function candidateName(line: CatalogueLine, diameterIn: number, drive: DriveCandidate): string {
  return sizeName(line, diameterIn) + (drivesOf(line).length > 1 ? CANDIDATE_FACTS[drive].letter : '');
}

/** Line and wheel in tenths of an inch: 'KUB245'. */
export function sizeName(line: CatalogueLine, diameterIn: number): string {
  return line.code + String(Math.round(diameterIn * 10)).padStart(3, '0');
}

/** What a model has behind its size when its class is above I: '-II'. */
export function classSuffix(fanClass: FanClass | null): string {
  return fanClass === null || fanClass === 'I' ? '' : `-${fanClass}`;
}

/** Model of a ceiling fan: 'KHL-24T'. */
export function hvlsModelName({ line, size }: HvlsUnit): string {
  return `${line.code}-${size.diameterFt}${line.suffix}`;
}

function modelWithoutDrive({ line, wheel, fanClass }: FanUnit): string {
  return sizeName(line, wheel.diameterIn) + classSuffix(fanClass);
}
