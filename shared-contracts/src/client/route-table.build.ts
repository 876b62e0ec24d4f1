import { minifyContractRouter } from '@orpc/contract';
import { contract } from '../api/index.ts';
import { compactRoute } from './route-table.ts';

/**
 * What the browser needs of the contract: method, path and overlay flag of every endpoint, no schema.
 * Saves the schemas' bytes on every page; the types come from the contract itself.
 */
export function routeTable(): string {
  const lean = JSON.stringify(minifyContractRouter(contract), (_key, value) => {
    const endpoint = value?.['~orpc'];
    return endpoint === undefined ? value : compactRoute(endpoint.route, endpoint.meta.overlay);
  });
  return JSON.stringify(JSON.parse(lean), null, 1);
}
