import { plainMessage } from '@specbuilder/shared-contracts/domain';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { type FanRating, type ListedRating, rateAsListed, rateFan } from '../rating/fan-rating.ts';
import { type Job, jobOf } from '../rating/job.ts';
import type { ExhaustSupplySpecification } from '../specification/specification.ts';
import { BestFits } from './best-fits.ts';
import { linesOf } from './candidate-lines.ts';
import { type Fit, type RatedBy, rated } from './fit.ts';
import { type Tried, tryLine } from './line-trial.ts';
import { overSoundReason, rankReasons } from './rank-reason.ts';
import { compareFits, recommendedFit } from './ranking.ts';
import type { ExhaustSupplyRow, Selection } from './result.ts';
import { rowOf } from './row.ts';
import type { SoundReason } from './sound-limits.ts';

/**
 * Fans of a catalogue that meet a specification, ranked by budget price, power and model, with the reason for
 * every candidate that does not. `candidateCount` less `excluded.length` is how many meet every criterion; the results
 * are all of them, up to `MAX_ROWS`. If all exceed a limit of sound, the quietest that run the duty are shown with
 * `meetsEveryCriterion` false, and they are listed in `excluded` as well; so are units whose coil has the capacity for
 * the requested leaving air and misses its temperatures.
 *
 * @throws EngineError on `cfm`, `sp` or `fanCategoryType` when they are missing
 */
export function select(specification: ExhaustSupplySpecification, catalogue: Catalogue): Selection<ExhaustSupplyRow> {
  return selected<FanRating>(specification, catalogue, rateFan);
}

/** `select` with as much of each row as a list shows. */
export function selectListed(
  specification: ExhaustSupplySpecification,
  catalogue: Catalogue,
): Selection<ExhaustSupplyRow<ListedRating>> {
  return selected(specification, catalogue, rateAsListed);
}

function selected<Rating extends ListedRating>(
  specification: ExhaustSupplySpecification,
  catalogue: Catalogue,
  rate: RatedBy<Rating>,
): Selection<ExhaustSupplyRow<Rating>> {
  const job = jobOf(specification);
  const tried: Tried = {
    candidateCount: 0,
    quiet: new BestFits(),
    warm: new BestFits(),
    loud: [],
    exceeded: new Set(),
    excluded: [],
  };
  for (const line of linesOf(specification, catalogue)) tryLine(line, specification, job, catalogue, tried);
  const { candidateCount, excluded } = tried;
  return { candidateCount, excluded, results: resultsOf(tried, job, rate) };
}

function resultsOf<Rating extends ListedRating>(
  { quiet, warm, loud, exceeded }: Tried,
  job: Job,
  rate: RatedBy<Rating>,
): ExhaustSupplyRow<Rating>[] {
  if (!quiet.isEmpty) return rankedRows(quiet, job, exceeded, rate);
  return warm.isEmpty ? tooLoudRows(loud, job, rate) : tooWarmRows(warm, rate);
}

function rankedRows<Rating extends ListedRating>(
  fits: BestFits,
  job: Job,
  exceeded: ReadonlySet<SoundReason>,
  rate: RatedBy<Rating>,
): ExhaustSupplyRow<Rating>[] {
  const best = fits.inOrder();
  const shown = best.map((fit) => rated(fit, rate));
  const favourite = recommendedFit(shown, fits.minScoreOfOthers);
  const reasons = rankReasons(shown, fits, job, exceeded);
  return shown.map((fit, index) =>
    rowOf(fit, {
      rankReason: reasons[index] ?? plainMessage('rank.lowestPrice'),
      isRecommended: best[index] === favourite,
      meetsEveryCriterion: true,
    }),
  );
}

function tooLoudRows<Rating extends ListedRating>(
  fits: readonly Fit[],
  job: Job,
  rate: RatedBy<Rating>,
): ExhaustSupplyRow<Rating>[] {
  return [...fits]
    .sort(compareFits)
    .map((fit) => rated(fit, rate))
    .map((shown) =>
      rowOf(shown, { rankReason: overSoundReason(shown, job), isRecommended: false, meetsEveryCriterion: false }),
    );
}

function tooWarmRows<Rating extends ListedRating>(fits: BestFits, rate: RatedBy<Rating>): ExhaustSupplyRow<Rating>[] {
  return fits
    .inOrder()
    .map((fit) => rated(fit, rate))
    .map((shown) =>
      rowOf(shown, {
        rankReason: shown.fit.missed?.message ?? plainMessage('rank.lowestPrice'),
        isRecommended: false,
        meetsEveryCriterion: false,
      }),
    );
}
