import { minifyContractRouter } from '@orpc/contract';
import { contract } from '../api/index.ts';
import { type CompactRoutes, compactRoute } from './route-table.ts';

/** Calls without input that a start page makes first. Pages that need more load the rest. */
const FIRST: Readonly<Record<string, readonly string[]>> = { settings: ['get'], catalog: ['topCategories'] };

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
  const resources = Object.entries(JSON.parse(lean) as CompactRoutes).map(([resource, endpoints]) => {
    const isFirst = (name: string) => FIRST[resource]?.includes(name) ?? false;
    const kept = Object.entries(endpoints).filter(([name]) => isFirst(name) === (part === 'first'));
    return [resource, Object.fromEntries(kept)] as const;
  });
  const some = resources.filter(([, endpoints]) => Object.keys(endpoints).length > 0);
  return JSON.stringify(Object.fromEntries(some), null, 1);
}
