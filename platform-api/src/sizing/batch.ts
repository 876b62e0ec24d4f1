import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Catalogue, catalogueFor, select, versionsOf } from '@specbuilder/fan-engine';
import {
  type BatchLine,
  type BatchLineAnswer,
  type Exclusion,
  type ExhaustSupplySpecification,
  exhaustSupplySpecification,
} from '@specbuilder/shared-contracts/api';
import { FanCategory } from '@specbuilder/shared-contracts/domain';
import { refusedByEngine } from '../engine/engine-refusal.ts';
import { fieldTexts } from '../http/validation-texts.ts';
import { Refusal } from '../refusal.ts';
import { defaultExhaustSupply } from '../specification/defaults.ts';
import { SIZING_TEXTS } from './texts.ts';

const BEST = 3;

/**
 * The best three fans for each line of a schedule. A line that cannot be sized says why and holds no other up; nothing
 * is stored. Other calls get their turn between the lines.
 */
export async function sizeBatch(lines: readonly BatchLine[], manufacturerLabelId: number) {
  const catalogue = catalogueFor(manufacturerLabelId);
  const answers: BatchLineAnswer[] = [];
  for (const line of lines) {
    answers.push(sizeLine(line, catalogue));
    await nextTurn();
  }
  return { versions: versionsOf(catalogue), lines: answers };
}

function sizeLine({ lineId, specification: said }: BatchLine, catalogue: Catalogue): BatchLineAnswer {
  try {
    const specification = wholeSpecification(said);
    const { candidateCount, excluded, results } = refusedByEngine(() => select(specification, catalogue));
    return {
      lineId,
      status: 'sized',
      specification,
      candidateCount,
      fitCount: candidateCount - excluded.length,
      results: results.slice(0, BEST),
      leftOut: leftOut(excluded),
    };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const modelState = Object.fromEntries(
      Object.entries(error.details.fields ?? {}).map(([field, texts]) => [field, [...texts]]),
    );
    return { lineId, status: 'invalid', message: error.message, modelState };
  }
}

/** @throws Refusal 'invalid' naming each field that no specification can hold */
function wholeSpecification(said: BatchLine['specification']): ExhaustSupplySpecification {
  const base = defaultExhaustSupply({
    fanCategoryType: said.fanCategoryType === undefined ? FanCategory.Exhaust : (said.fanCategoryType as FanCategory),
    ...(said.subFanCategoryType === undefined ? {} : { subFanCategoryType: Number(said.subFanCategoryType) }),
  });
  const found = exhaustSupplySpecification.safeParse({ ...base, ...said });
  if (found.success) return found.data;
  throw new Refusal('invalid', SIZING_TEXTS.lineInvalid, { fields: fieldTexts(found.error.issues) });
}

/** Each reason once, with the model that came nearest to its limit. */
function leftOut(excluded: readonly Exclusion[]) {
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
