import type { Wheel } from '../curve/wheel.ts';
import { CANDIDATE_FACTS, type DriveCandidate } from '../drive/drive-variant.ts';
import { sizeName, sizePriceOf, wheelOfLine } from './fan-unit.ts';
import type { CatalogueLine } from './line.ts';

/** A wheel with a drive, before anything is known of the duty. */
export interface Candidate {
  readonly line: CatalogueLine;
  readonly wheel: Wheel;
  readonly drive: DriveCandidate;
  /** Line and wheel, and the same with the drive, as the list of what was excluded has it: 'KUB245', 'KUB245B'. */
  readonly size: string;
  readonly code: string;
  readonly driveText: string;
  /** Of the wheel among the sizes of the line. */
  readonly place: number;
  /** List price of the size before its class of construction, USD. */
  readonly sizePrice: number;
}

/** The candidates of one wheel: belt, direct and electronic motor where the line has them. */
function drivesOf(line: CatalogueLine): DriveCandidate[] {
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

/** Every size and drive of a line, named. */
export function lineCandidates(line: CatalogueLine): LineCandidates {
  const drives = drivesOf(line);
  const wheels = line.wheelSizesIn.map((diameterIn, index) => {
    const wheel = wheelOfLine(line, diameterIn);
    const size = sizeName(line, diameterIn);
    const sizePrice = sizePriceOf(line, wheel);
    const candidates = drives.map((drive) => {
      const { letter, text } = CANDIDATE_FACTS[drive];
      return { line, wheel, drive, size, code: size + letter, driveText: text, place: index, sizePrice };
    });
    return { wheel, candidates };
  });
  return { line, drives, wheels };
}
