import { inRows } from '@specbuilder/shared-contracts/api';
import type { Platform } from '@specbuilder/shared-contracts/platform';

/** A default specification and a stored result do not change while the page is open. */
export const UNCHANGING = { staleTime: Number.POSITIVE_INFINITY } as const;

type Calls = Pick<Platform, 'api' | 'apiQueries'>;

interface Cancellable {
  readonly signal: AbortSignal;
}

/** The rows of a result of fans that were sized by their duty, under their key in the shared cache. */
export function storedFans({ api, apiQueries }: Calls, resultId: string) {
  return {
    queryKey: apiQueries.sizing.exhaustSupply.byResultId.queryKey({ input: { resultId } }),
    queryFn: async ({ signal }: Cancellable) =>
      inRows(await api.sizing.exhaustSupply.byResultId({ resultId, rows: 'columns' }, { signal })),
  };
}

/** The same of ceiling fans. */
export function storedCeilingFans({ api, apiQueries }: Calls, resultId: string) {
  return {
    queryKey: apiQueries.sizing.hvls.byResultId.queryKey({ input: { resultId } }),
    queryFn: ({ signal }: Cancellable) => api.sizing.hvls.byResultId({ resultId }, { signal }),
  };
}
