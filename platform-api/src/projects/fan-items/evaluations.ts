import { isDeepStrictEqual } from 'node:util';
import { type Catalogue, type Configuration, type Evaluation, evaluate } from '@specbuilder/fan-engine';
import { LRUCache } from 'lru-cache';

interface Evaluated {
  readonly configuration: Configuration;
  readonly catalogue: Catalogue;
  readonly evaluation: Evaluation;
}

type EvaluatedRow = { readonly id: string; readonly configuration: Configuration };

/** Items that are configured at the same time; an evaluation of 160 options takes about 150 kB. */
const MAX_KEPT = 200;

/**
 * The last evaluations of items, so that a user who configures click by click needs one evaluation per click. An
 * evaluation depends only on configuration and catalogue, so one that matches both is valid for every caller.
 */
export interface Evaluations {
  /** @throws EngineError for ids that the catalogue does not have */
  of(row: EvaluatedRow, catalogue: Catalogue): Evaluation;
  keep(row: EvaluatedRow, catalogue: Catalogue, evaluation: Evaluation): void;
}

export function createEvaluations(): Evaluations {
  const kept = new LRUCache<string, Evaluated>({ max: MAX_KEPT });
  const keep: Evaluations['keep'] = ({ id, configuration }, catalogue, evaluation) =>
    void kept.set(id, { configuration, catalogue, evaluation });
  return {
    of(row, catalogue) {
      const last = kept.get(row.id);
      if (last?.catalogue === catalogue && isDeepStrictEqual(last.configuration, row.configuration)) {
        return last.evaluation;
      }
      const evaluation = evaluate(row.configuration, catalogue);
      keep(row, catalogue, evaluation);
      return evaluation;
    },
    keep,
  };
}
