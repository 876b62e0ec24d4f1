import { ExhaustCategory, FanCategory } from '@specbuilder/shared-contracts/domain';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { sizeName } from '../catalogue/fan-unit.ts';
import type { CatalogueLine } from '../catalogue/line.ts';
import { type Wheel, wheelOf } from '../curve/wheel.ts';
import { CANDIDATE_FACTS, type DriveCandidate } from '../drive/drive-variant.ts';
import { EngineError } from '../engine-error.ts';
import type { ExhaustSupplySpecification } from '../specification.ts';

/** A wheel with a drive, before anything is known of the duty. */
export interface Candidate {
  readonly line: CatalogueLine;
  readonly wheel: Wheel;
  readonly drive: DriveCandidate;
}

/** Sub-category of a specification within its category; 0 is all. */
export function subCategoryOf(specification: ExhaustSupplySpecification): number {
  return specification.exhaustFanCategoryType === ExhaustCategory.All
    ? specification.subFanCategoryType
    : specification.exhaustFanCategoryType;
}

/**
 * Lines of a specification's category and sub-category.
 *
 * @throws EngineError on `fanCategoryType` for a category that this selection does not size
 */
export function linesOf(specification: ExhaustSupplySpecification, catalogue: Catalogue): CatalogueLine[] {
  const { fanCategoryType } = specification;
  if (fanCategoryType === FanCategory.Undefined || fanCategoryType === FanCategory.HighVolumeLowSpeed) {
    throw new EngineError('fanCategoryType', 'Choose an exhaust or supply category');
  }
  const subCategory = subCategoryOf(specification);
  return catalogue.lines.filter(
    (line) => line.category === fanCategoryType && (subCategory === 0 || line.subCategory === subCategory),
  );
}

/** The candidates of one wheel: belt, direct and electronic motor where the line has them. */
export function drivesOf(line: CatalogueLine): DriveCandidate[] {
  const drives: DriveCandidate[] = [];
  if (line.drives.includes('Belt')) drives.push('Belt');
  if (line.drives.includes('Direct')) drives.push('Direct');
  if (line.features.includes('ecm')) drives.push('Ecm');
  return drives;
}

/** Wheels of a line in rising size. */
export function wheelsOf(line: CatalogueLine): Wheel[] {
  return line.wheelSizesIn.map((diameterIn) => wheelOf(line.family, diameterIn));
}

/** Name of a candidate in the list of what was left out: 'KUB245B'. */
export function candidateCode({ line, wheel, drive }: Candidate): string {
  return sizeName(line, wheel.diameterIn) + CANDIDATE_FACTS[drive].letter;
}
