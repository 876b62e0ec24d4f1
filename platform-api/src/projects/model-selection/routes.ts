import { type Api, signedInCaller } from '../../core/index.ts';
import { addByModel, type ModelSelectionServices, rateModels } from './service.ts';

export function modelSelectionRoutes({ projects: { models } }: Api, services: ModelSelectionServices) {
  return {
    rate: models.rate.handler(({ input }) => rateModels(services, input)),
    add: models.add.handler(({ input, context }) =>
      addByModel(services, { write: context.write, caller: signedInCaller(context) }, input),
    ),
  };
}
