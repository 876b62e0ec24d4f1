import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Catalogue, versionsOf } from '@specbuilder/fan-engine';
import type { BatchLine, BatchLineResponse, Exclusion, ExhaustSupplyRow } from '@specbuilder/shared-contracts/api';
import { rejectedByEngine, select } from '../catalogue/index.ts';
import { HttpError, invalid, SIZING_MESSAGES } from '../core/index.ts';
import type { PlaceFinder } from './assumptions.ts';
import { readLine } from './batch-line.ts';
import { motorInWords } from './motor-in-words.ts';

const BEST = 3;

/**
 * The best three fans for each line of a schedule, the recommended one first. A line that cannot be sized says why and
 * holds no other up; nothing is stored. Other calls get their turn between the lines.
 */
export async function sizeBatch(lines: readonly BatchLine[], catalogue: Catalogue, places: PlaceFinder) {
  const duplicates = duplicateIds(lines);
  const responses: BatchLineResponse[] = [];
  for (const line of lines) {
    responses.push(sizeLine(line, duplicates.has(line.lineId), catalogue, places));
    await nextTurn();
  }
  return { versions: versionsOf(catalogue), lines: responses };
}

/** Ids that several lines have: the response could not distinguish those lines. */
function duplicateIds(lines: readonly BatchLine[]): ReadonlySet<string> {
  const ids = lines.map(({ lineId }) => lineId);
  return new Set(ids.filter((id, index) => ids.indexOf(id) !== index));
}

function sizeLine(
  { lineId, specification: given }: BatchLine,
  isDuplicate: boolean,
  catalogue: Catalogue,
  places: PlaceFinder,
): BatchLineResponse {
  try {
    if (isDuplicate) throw invalid('lineId', SIZING_MESSAGES.duplicateLine);
    const { specification, assumptions } = readLine(given, places, catalogue);
    const { candidateCount, excluded, results } = rejectedByEngine(() => select(specification, catalogue));
    return {
      lineId,
      status: 'sized',
      specification,
      assumptions,
      candidateCount,
      fitCount: candidateCount - excluded.length,
      results: bestOf(results),
      exclusions: exclusionsByReason(excluded),
    };
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    return invalidLine(lineId, error);
  }
}

function invalidLine(lineId: string, { message, details }: HttpError): BatchLineResponse {
  const modelState = Object.fromEntries(
    Object.entries(details.fields ?? {}).map(([field, texts]) => [field, [...texts]]),
  );
  const [only, another] = Object.values(modelState).flat();
  return { lineId, status: 'invalid', message: another === undefined ? (only ?? message) : message, modelState };
}

/** The recommended row, then the best of the others. */
function bestOf(results: ReturnType<typeof select>['results']): ExhaustSupplyRow[] {
  const recommended = results.filter(({ isRecommended }) => isRecommended);
  const best = [...recommended, ...results.filter(({ isRecommended }) => !isRecommended)].slice(0, BEST);
  return best.map((row) => ({ ...row, motorListPrices: row.motorListPrices.map(motorInWords) }));
}

/** Each reason once, with the model that came nearest to its limit. */
function exclusionsByReason(excluded: readonly Exclusion[]) {
  const reasons = [...new Set(excluded.map(({ reason }) => reason))];
  return reasons.flatMap((reason) => {
    const group = excluded.filter((exclusion) => exclusion.reason === reason);
    const nearest = [...group].sort((a, b) => missShare(a) - missShare(b))[0];
    return nearest === undefined ? [] : [{ reason, count: group.length, nearest }];
  });
}

function missShare({ value, limit }: Exclusion): number {
  if (value === null || limit === null || limit === 0) return Number.MAX_VALUE;
  return Math.abs(value - limit) / Math.abs(limit);
}
