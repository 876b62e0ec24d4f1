import { type Api, type Database, HttpError, LOAD_CALCULATOR_MESSAGES, signedInCaller } from '../core/index.ts';
import * as service from './service.ts';
import type { CalculatorTokens } from './tokens.ts';

interface CalculatorPorts {
  readonly db: Database;
  readonly tokens: CalculatorTokens;
  /** Address of the calculator's page. */
  readonly url: string;
  /** Whether the brand has the calculator (LCA-002). */
  readonly isOffered: (manufacturerLabelId: number) => boolean;
}

export function loadCalculatorRoutes({ loadCalculator }: Api, { db, tokens, url, isOffered }: CalculatorPorts) {
  return {
    open: loadCalculator.open.handler(async ({ input, context }) => {
      if (!isOffered(context.manufacturerLabelId))
        throw new HttpError('forbidden', LOAD_CALCULATOR_MESSAGES.notOffered);
      const address = new URL(url);
      address.searchParams.set('manufacturerLabelId', String(context.manufacturerLabelId));
      if (input.cloneProjectId !== undefined) address.searchParams.set('cloneProjectId', input.cloneProjectId);
      return { url: address.href, token: await tokens.issue(signedInCaller(context)) };
    }),
    list: loadCalculator.list.handler(({ context }) => service.listCalculations(db, signedInCaller(context))),
    get: loadCalculator.get.handler(({ input }) => service.readCalculation(db, input.id)),
    copy: loadCalculator.copy.handler(({ input }) => service.readCopy(db, input.copyId)),
    create: loadCalculator.create.handler(({ input, context }) =>
      context.write((unit) => service.createCalculation(unit, signedInCaller(context), input)),
    ),
    change: loadCalculator.change.handler(({ input, context }) =>
      context.write((unit) => service.changeCalculation(unit, input)),
    ),
    remove: loadCalculator.remove.handler(({ input, context }) =>
      context.write((unit) => service.removeCalculation(unit, input.id)),
    ),
    results: loadCalculator.results.handler(({ input, context }) =>
      context.write((unit) => service.resultsOf(unit.tx, input.id)),
    ),
  };
}
