import { minifyContractRouter } from '@orpc/contract';
import { contract } from '../api/index.ts';

/**
 * What the browser needs of the contract: method, path and overlay flag of every endpoint, no schema.
 * Saves the schemas' bytes on every page; the types come from the contract itself.
 */
export function routeTable(): string {
  const lean = JSON.stringify(minifyContractRouter(contract), (key, value) => {
    if (key === 'meta') return { overlay: value.overlay };
    if (key === 'route') return { method: value.method, path: value.path };
    return value;
  });
  return JSON.stringify(JSON.parse(lean), null, 1);
}
