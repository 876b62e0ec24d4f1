import { type Catalogue, EngineError, type Evaluation, evaluate, versionsOf } from '@specbuilder/fan-engine';
import type { PrintedItemCheck } from '@specbuilder/shared-contracts/api';
import { messageText } from '@specbuilder/shared-contracts/messages';
import { printedValuesOf } from './printed-values.ts';
import { itemOfToken } from './token.ts';

/**
 * The item of a document's code with the catalogue of today, beside what the document printed.
 *
 * @throws HttpError 'invalid' on item for a token that carries none
 */
export function sizedAgain(token: string, catalogue: Catalogue): PrintedItemCheck {
  const { model, configuration, values, versions } = itemOfToken(token);
  const header = {
    modelDisplayAs: model,
    printed: values,
    printedWith: versions,
    todayWith: versionsOf(catalogue),
  };
  const evaluation = evaluated(() => evaluate(configuration, catalogue));
  if (typeof evaluation === 'string') {
    return { ...header, today: null, reasons: [evaluation], isSame: false, modelToday: null };
  }
  const today = printedValuesOf(evaluation);
  const reasons = evaluation.validation.errors.map(messageText);
  const isSame = JSON.stringify(today) === JSON.stringify(values) && evaluation.modelDisplayAs === model;
  return {
    ...header,
    today,
    reasons,
    isSame: isSame && reasons.length === 0,
    modelToday: evaluation.modelDisplayAs,
  };
}

/** @returns the reason in words where the catalogue no longer has the fan or a part of it */
function evaluated(evaluation: () => Evaluation): Evaluation | string {
  try {
    return evaluation();
  } catch (error) {
    if (error instanceof EngineError) return messageText(error.problem);
    throw error;
  }
}
