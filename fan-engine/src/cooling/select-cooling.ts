import { type Message, messageOf, plainMessage } from '@specbuilder/shared-contracts/domain';
import { INPUT_RANGES, withinRange } from '../air/input-range.ts';
import { EngineError } from '../specification/engine-error.ts';
import type { CoolingRequest, CoolingTarget } from './cooling-request.ts';
import { type CoolingRating, enteringStream, type RatedSize, rateSize } from './dx-rating.ts';
import { DX_TONNAGES, DX_UNITS } from './dx-units.ts';

/** Why no size suits: the value that failed, its limit and the message for them. */
export interface CoolingFailure {
  readonly value: number;
  readonly limit: number;
  readonly message: Message;
}

export type CoolingOutcome =
  | {
      readonly rating: CoolingRating;
      /** The other sizes that run at this job and meet the request. */
      readonly alternatives: readonly CoolingRating[];
    }
  | { readonly failure: CoolingFailure };

/**
 * The cooling unit of a request: the requested nominal size (or the next one above, if there is none of that size), or
 * the smallest that reaches the leaving air.
 *
 * @throws EngineError on implausible `nominalCoolingTons`, `coolingDryBulb` or `coolingWetBulb`, and on the
 *   field of air or site that is implausible
 */
export function selectCooling(request: CoolingRequest): CoolingOutcome {
  rejectTarget(request.target);
  const entering = enteringStream(request);
  const sizes = DX_UNITS.map((unit) => rateSize(unit, request, entering));
  const chosen = request.target.kind === 'tons' ? nominalSize(sizes, request.target.tons) : smallestReaching(sizes);
  if ('failure' in chosen) return chosen;
  const alternatives = sizes.filter((size) => size !== chosen && isUsable(size)).map(({ rating }) => rating);
  return { rating: chosen.rating, alternatives };
}

/** Rates one nominal size of `DX_TONNAGES` against a request; returns the reason if it does not meet it. */
export function rateNominal(
  tons: number,
  request: CoolingRequest,
): { readonly rating: CoolingRating } | { readonly failure: CoolingFailure } {
  const unit = DX_UNITS.find((candidate) => candidate.tons === tons);
  if (unit === undefined) throw new EngineError('nominalCoolingTons', messageOf('cooling.unknownTonnage', { tons }));
  const size = rateSize(unit, request, enteringStream(request));
  return isUsable(size) ? { rating: size.rating } : failureOf(size);
}

/**
 * The nominal size closest to the requested tons that can be requested with the air of a request at each of several
 * airflows in cfm; null if there is none.
 */
export function runningTonsNear(tons: number, request: CoolingRequest, airflows: readonly number[]): number | null {
  const sizes = DX_TONNAGES.filter((nominal) =>
    airflows.every(
      (cfm) => 'rating' in rateNominal(nominal, { ...request, cfm, target: { kind: 'tons', tons: nominal } }),
    ),
  );
  const distance = (nominal: number) => Math.abs(nominal - Math.min(tons, DX_TONNAGES.at(-1) ?? 0));
  return [...sizes].sort((item, other) => distance(item) - distance(other) || other - item)[0] ?? null;
}

function rejectTarget(target: CoolingTarget): void {
  if (target.kind === 'tons') {
    withinRange('nominalCoolingTons', target.tons, INPUT_RANGES.tons);
    if (target.tons === 0) throw new EngineError('nominalCoolingTons', plainMessage('cooling.tonsMissing'));
    return;
  }
  const { dryBulb, wetBulb } = target;
  if (dryBulb === null && wetBulb === null)
    throw new EngineError('coolingDryBulb', plainMessage('cooling.leavingAirMissing'));
  if (dryBulb !== null) withinRange('coolingDryBulb', dryBulb, INPUT_RANGES.leavingAir);
  if (wetBulb !== null) withinRange('coolingWetBulb', wetBulb, INPUT_RANGES.leavingAir);
  if (dryBulb !== null && wetBulb !== null && wetBulb > dryBulb) {
    throw new EngineError('coolingWetBulb', plainMessage('air.wetBulbAboveDryBulb'));
  }
}

function nominalSize(sizes: readonly RatedSize[], tons: number): RatedSize | { readonly failure: CoolingFailure } {
  const size = sizes.find(({ rating }) => rating.tonnage >= tons);
  if (size !== undefined) return isUsable(size) ? size : failureOf(size);
  const limit = DX_TONNAGES.at(-1) ?? 0;
  return { failure: { value: tons, limit, message: messageOf('cooling.aboveLargest', { tons, limitTons: limit }) } };
}

/** Capacity rises with the size, so the first that reaches the air is the smallest. */
function smallestReaching(sizes: readonly RatedSize[]): RatedSize | { readonly failure: CoolingFailure } {
  const running = sizes.filter(canRun);
  return running.find(isUsable) ?? failureOf(running.at(-1) ?? nearestToRunning(sizes));
}

/** Where no size runs, the smallest has too little air for its tons, or the largest too much. */
function nearestToRunning(sizes: readonly RatedSize[]): RatedSize | undefined {
  return sizes.find(({ problem }) => problem !== null && problem.value < problem.limit) ?? sizes.at(-1);
}

function canRun({ problem }: RatedSize): boolean {
  return problem?.weight !== 'cannot run';
}

function isUsable({ problem }: RatedSize): boolean {
  return problem === null || problem.weight === 'warning';
}

function failureOf(size: RatedSize | undefined): { readonly failure: CoolingFailure } {
  const problem = size?.problem;
  if (problem === undefined || problem === null) throw new Error('A size that suits does not fail');
  return { failure: { value: problem.value, limit: problem.limit, message: problem.message } };
}
