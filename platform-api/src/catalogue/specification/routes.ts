import type { Api } from '../../core/index.ts';
import type { Catalogues } from '../catalogues/catalogues.ts';
import { defaultExhaustSupply, defaultHvls } from './defaults.ts';

export function specificationRoutes({ specification }: Api, catalogues: Catalogues) {
  return {
    exhaustSupply: specification.exhaustSupply.handler(({ input, context }) =>
      defaultExhaustSupply(input, catalogues.today(context.manufacturerLabelId)),
    ),
    hvls: specification.hvls.handler(({ input, context }) =>
      defaultHvls(input, catalogues.today(context.manufacturerLabelId)),
    ),
  };
}
