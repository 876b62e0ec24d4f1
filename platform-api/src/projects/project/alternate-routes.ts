import type { Api } from '../../core/index.ts';
import { versionsToday } from '../fan-items/out-of-date.ts';
import type { ItemPorts } from '../fan-items/ports.ts';
import { chooseAlternate, setAlternate } from './alternate-service.ts';

export function alternateRoutes(
  {
    projects: {
      alternates: { set, choose },
    },
  }: Api,
  { catalogues }: Pick<ItemPorts, 'catalogues'>,
) {
  const today = versionsToday(catalogues);
  return {
    set: set.handler(({ input, context }) => context.write((unit) => setAlternate(unit, input, today))),
    choose: choose.handler(({ input, context }) => context.write((unit) => chooseAlternate(unit, input, today))),
  };
}
