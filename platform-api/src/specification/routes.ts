import type { Api } from '../http/api.ts';
import { defaultExhaustSupply, defaultHvls } from './defaults.ts';

export function specificationRoutes(api: Api) {
  return {
    exhaustSupply: api.specification.exhaustSupply.handler(({ input }) => defaultExhaustSupply(input)),
    hvls: api.specification.hvls.handler(({ input }) => defaultHvls(input)),
  };
}
