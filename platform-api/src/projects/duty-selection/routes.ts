import { type Api, signedInCaller } from '../../core/index.ts';
import { addChosenLines, type DutySelectionServices } from './service.ts';

export function dutySelectionRoutes({ projects: { byDuty } }: Api, services: DutySelectionServices) {
  return {
    add: byDuty.add.handler(({ input, context }) =>
      addChosenLines(services, { write: context.write, caller: signedInCaller(context) }, input),
    ),
  };
}
