import type { Wheel } from '../curve/wheel.ts';
import { CANDIDATE_FACTS, type DriveCandidate } from '../drive/drive-variant.ts';
import { drivesOf } from './drives-of-line.ts';
import { sizePriceOf, wheelOfLine } from './fan-unit.ts';
import type { CatalogueLine } from './line.ts';
import { candidateName, sizeName } from './model-names.ts';

/** A wheel with a drive, before anything is known of the duty. */
export interface Candidate {
  readonly line: CatalogueLine;
  readonly wheel: Wheel;
  readonly drive: DriveCandidate;
  /** As lists show it, with its drive where the line has several, and always with it: 'KUB245', 'KUB245B'. */
  readonly name: string;
  readonly code: string;
  readonly driveText: string;
  /** Of the wheel among the sizes of the line. */
  readonly place: number;
  /** List price of the size before its class of construction, USD. */
  readonly sizePrice: number;
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
    const sizePrice = sizePriceOf(line, wheel);
    const candidates = drives.map((drive) => {
      const { letter, text } = CANDIDATE_FACTS[drive];
      const name = candidateName(line, diameterIn, drive);
      const code = sizeName(line, diameterIn) + letter;
      return { line, wheel, drive, name, code, driveText: text, place: index, sizePrice };
    });
    return { wheel, candidates };
  });
  return { line, drives, wheels };
}
