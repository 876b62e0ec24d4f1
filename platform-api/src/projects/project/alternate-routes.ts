import type { Api } from '../../core/index.ts';
import { itemsToday, type TodayPorts } from '../fan-items/items-today.ts';
import { chooseAlternate, setAlternate } from './alternate-service.ts';

export function alternateRoutes(
  {
    projects: {
      alternates: { set, choose },
    },
  }: Api,
  ports: TodayPorts,
) {
  const today = itemsToday(ports);
  return {
    set: set.handler(({ input, context }) => context.write((unit) => setAlternate(unit, input, today))),
    choose: choose.handler(({ input, context }) => context.write((unit) => chooseAlternate(unit, input, today))),
  };
}
