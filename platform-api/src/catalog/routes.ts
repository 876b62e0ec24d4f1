import type { Catalogues } from '../catalogues/catalogues.ts';
import type { Api } from '../http/api.ts';
import { listTopCategories } from './categories.ts';

export function catalogRoutes(api: Api, catalogues: Catalogues) {
  return {
    topCategories: api.catalog.topCategories.handler(({ context }) =>
      listTopCategories(catalogues.today(context.manufacturerLabelId)),
    ),
    // The store holds no drawing or manual yet, and an empty list is what that looks like.
    fanInfo: api.catalog.fanInfo.handler(() => []),
  };
}
