import type { Api } from '../http/api.ts';

export function catalogRoutes(api: Api) {
  return {
    // The store holds no drawing or manual yet, and an empty list is what that looks like.
    fanInfo: api.catalog.fanInfo.handler(() => []),
  };
}
