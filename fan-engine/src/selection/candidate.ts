import { FanCategory } from '@specbuilder/shared-contracts/domain';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { sizeName, wheelOfLine } from '../catalogue/fan-unit.ts';
import type { CatalogueLine } from '../catalogue/line.ts';
import type { Wheel } from '../curve/wheel.ts';
import { CANDIDATE_FACTS, type DriveCandidate } from '../drive/drive-variant.ts';
import { EngineError } from '../engine-error.ts';
import type { ExhaustSupplySpecification } from '../specification.ts';

/** A wheel with a drive, before anything is known of the duty. */
export interface Candidate {
  readonly line: CatalogueLine;
  readonly wheel: Wheel;
  readonly drive: DriveCandidate;
  /** Name in the list of what was left out: 'KUB245B'. */
  readonly code: string;
}

/** Sub-category of a specification within its category; 0 is all. */
export function subCategoryOf(specification: ExhaustSupplySpecification): number {
  return SUB_CATEGORY_OF[specification.fanCategoryType](specification) || specification.subFanCategoryType;
}

/** Each category keeps its sub-category in a field of its own. */
const SUB_CATEGORY_OF: Readonly<Record<FanCategory, (specification: ExhaustSupplySpecification) => number>> = {
  [FanCategory.Undefined]: () => 0,
  [FanCategory.Exhaust]: ({ exhaustFanCategoryType }) => exhaustFanCategoryType,
  [FanCategory.MakeUpAir]: ({ makeUpAirFanCategoryType }) => makeUpAirFanCategoryType,
  [FanCategory.HeatedMakeUpAir]: ({ heatedMakeUpAirFanCategoryType }) => heatedMakeUpAirFanCategoryType,
  [FanCategory.HvacUnit]: ({ hvacUnitCategoryType }) => hvacUnitCategoryType,
  [FanCategory.HighVolumeLowSpeed]: () => 0,
  [FanCategory.IndustrialHeater]: ({ industrialHeaterFanCategoryType }) => industrialHeaterFanCategoryType,
};

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

export interface WheelCandidates {
  readonly wheel: Wheel;
  /** One for each drive of the line. */
  readonly candidates: readonly Candidate[];
}

/** Everything of a line that does not depend on the duty. */
export interface LineCandidates {
  readonly line: CatalogueLine;
  readonly drives: readonly DriveCandidate[];
  /** In rising size. */
  readonly wheels: readonly WheelCandidates[];
}

const candidatesByLine = new WeakMap<CatalogueLine, LineCandidates>();

/** Candidates of a line; a line is data that never changes, so they are worked out once. */
export function lineCandidates(line: CatalogueLine): LineCandidates {
  const known = candidatesByLine.get(line);
  if (known !== undefined) return known;
  const drives = drivesOf(line);
  const wheels = line.wheelSizesIn.map((diameterIn) => {
    const wheel = wheelOfLine(line, diameterIn);
    const named = (drive: DriveCandidate) => sizeName(line, diameterIn) + CANDIDATE_FACTS[drive].letter;
    return { wheel, candidates: drives.map((drive) => ({ line, wheel, drive, code: named(drive) })) };
  });
  const candidates = { line, drives, wheels };
  candidatesByLine.set(line, candidates);
  return candidates;
}
