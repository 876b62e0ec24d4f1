import type { Brands, Outbox } from '../../brand/index.ts';
import type { Api } from '../../core/index.ts';
import { requestAssistance, submitFeedback, submitRegionalEdit } from './service.ts';

export function feedbackRoutes(api: Api, brands: Brands, outbox: Outbox) {
  const brandOf = (manufacturerLabelId: number) => {
    const brand = brands.get(manufacturerLabelId);
    if (brand === undefined) throw new Error(`A call of brand ${manufacturerLabelId} came past the guard`);
    return brand;
  };
  return {
    submit: api.feedback.submit.handler(({ input, context }) =>
      context.write((unit) => submitFeedback(unit, outbox, brandOf(unit.manufacturerLabelId), input)),
    ),
    requestAssistance: api.feedback.requestAssistance.handler(({ input, context }) =>
      context.write((unit) =>
        requestAssistance(unit, outbox, brandOf(unit.manufacturerLabelId), context.caller, input),
      ),
    ),
    submitEditRequest: api.feedback.submitEditRequest.handler(({ input, context }) =>
      context.write((unit) => submitRegionalEdit(unit, outbox, brandOf(unit.manufacturerLabelId), input)),
    ),
  };
}
