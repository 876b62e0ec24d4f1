import { statusOf } from '@specbuilder/shared-contracts/client';
import { QueryClient } from '@tanstack/react-query';

/** How long a response counts as fresh; events on the bus invalidate earlier. */
const FRESH_MS = 30_000;

/** The one cache of a host. A rejected call is not repeated; only a call that reached no server is, once. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        refetchOnWindowFocus: false,
        retry: (failures, error) => statusOf(error) === null && failures < 1,
      },
    },
  });
}
