import { minifyContractRouter } from '@orpc/contract';
import { contract } from '../api/index.ts';
import { compactRoute } from './route-table.ts';

/** Resources that a search needs from its first page on. Each of the others costs a page that does not call it nothing. */
const FIRST: ReadonlySet<string> = new Set([
  'settings',
  'catalog',
  'location',
  'specification',
  'sizing',
  'energy',
  'fanCurve',
  'user',
]);

/**
 * What the browser needs of the contract: method, path and overlay flag of every endpoint, no schema.
 * Saves the schemas' bytes on every page; the types come from the contract itself.
 *
 * @param part of the first page, or of everything else, which comes with its first call
 */
export function routeTable(part: 'first' | 'later'): string {
  const lean = JSON.stringify(minifyContractRouter(contract), (_key, value) => {
    const endpoint = value?.['~orpc'];
    return endpoint === undefined ? value : compactRoute(endpoint.route, endpoint.meta.overlay);
  });
  const resources = Object.entries(JSON.parse(lean)).filter(([name]) => FIRST.has(name) === (part === 'first'));
  return JSON.stringify(Object.fromEntries(resources), null, 1);
}
