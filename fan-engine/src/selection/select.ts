import type { Catalogue } from '../catalogue/catalogue.ts';
import type { CatalogueLine } from '../catalogue/line.ts';
import { CANDIDATE_FACTS } from '../drive/drive-variant.ts';
import { totalDutyPressure } from '../rating/duty-pressure.ts';
import { type Job, jobOf } from '../rating/job.ts';
import type { ExhaustSupplySpecification } from '../specification.ts';
import { type Candidate, candidateCode, drivesOf, linesOf, wheelsOf } from './candidate.ts';
import { type Fit, type Outcome, tryCandidate } from './candidate-trial.ts';
import { type Failure, unmetWish } from './line-filters.ts';
import { overSoundReason, rankReasons } from './rank-reason.ts';
import { compareFits, compareScores, quietestSizes, worthShowing } from './ranking.ts';
import type { Exclusion, ExhaustSupplyRow, Selection } from './result.ts';
import { rowOf } from './row.ts';
import { tryWheel, type WheelTrial } from './wheel-trial.ts';

/**
 * Fans of a catalogue that meet a specification, ranked by budget price, power and model, with the reason for
 * every candidate that does not. `candidateCount` less `excluded.length` is how many meet every criterion; of a line at
 * most four wheel sizes are shown. When nothing stays under the sones limit, the quietest that run the duty are shown
 * with `meetsEveryCriterion` false, and they stand in `excluded` as well.
 *
 * @throws EngineError on `cfm`, `sp` or `fanCategoryType` when they are missing
 */
export function select(specification: ExhaustSupplySpecification, catalogue: Catalogue): Selection<ExhaustSupplyRow> {
  const job = jobOf(specification);
  const tried = linesOf(specification, catalogue).flatMap((line) => tryLine(line, specification, job));
  const excluded = tried.flatMap(({ candidate, outcome }) => {
    const why = 'failure' in outcome ? outcome.failure : outcome.fit.soundFailure;
    return why === null ? [] : [exclusionOf(candidate, why)];
  });
  const fits = tried.flatMap(({ outcome }) => ('fit' in outcome ? [outcome.fit] : []));
  const quiet = fits.filter(({ soundFailure }) => soundFailure === null);
  const results = quiet.length > 0 ? rankedRows(quiet, job, fits.length > quiet.length) : tooLoudRows(fits, job);
  return { candidateCount: tried.length, excluded, results };
}

interface Tried {
  readonly candidate: Candidate;
  readonly outcome: Outcome;
}

function tryLine(line: CatalogueLine, specification: ExhaustSupplySpecification, job: Job): Tried[] {
  const drives = drivesOf(line).map((drive) => ({ drive, unmet: unmetWish(specification, line, drive) }));
  return wheelsOf(line).flatMap((wheel) => {
    // The wheel's own tests are the same for each of its drives, and often not needed at all.
    let trial: WheelTrial | null = null;
    return drives.map(({ drive, unmet }): Tried => {
      const candidate = { line, wheel, drive };
      if (unmet !== null) return { candidate, outcome: { failure: unmet } };
      trial ??= tryWheel(line, wheel, totalDutyPressure(line, wheel, job), job);
      if (trial.failure !== null) return { candidate, outcome: { failure: trial.failure } };
      return { candidate, outcome: tryCandidate(candidate, trial.wanted, job) };
    });
  });
}

function rankedRows(fits: readonly Fit[], job: Job, someWereTooLoud: boolean): ExhaustSupplyRow[] {
  const shown = byLine(fits).flatMap(worthShowing).sort(compareFits);
  const recommended = [...shown].sort(compareScores)[0];
  const reasons = rankReasons(shown, job.sonesLimit, someWereTooLoud);
  return shown.map((fit, place) =>
    rowOf(fit, {
      rankReason: reasons[place] ?? '',
      isRecommended: fit === recommended,
      meetsEveryCriterion: true,
    }),
  );
}

function tooLoudRows(fits: readonly Fit[], job: Job): ExhaustSupplyRow[] {
  const limit = job.sonesLimit ?? 0;
  return byLine(fits)
    .flatMap(quietestSizes)
    .sort(compareFits)
    .map((fit) =>
      rowOf(fit, { rankReason: overSoundReason(fit, limit), isRecommended: false, meetsEveryCriterion: false }),
    );
}

function byLine(fits: readonly Fit[]): Fit[][] {
  const lines = new Map<number, Fit[]>();
  for (const fit of fits) {
    const known = lines.get(fit.unit.line.id);
    if (known === undefined) lines.set(fit.unit.line.id, [fit]);
    else known.push(fit);
  }
  return [...lines.values()];
}

function exclusionOf(candidate: Candidate, why: Failure): Exclusion {
  return { modelCode: candidateCode(candidate), driveText: CANDIDATE_FACTS[candidate.drive].text, ...why };
}
