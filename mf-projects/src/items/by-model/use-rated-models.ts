import { usePlatform } from '@specbuilder/shared-ui/core';
import { keepPreviousData, useQuery } from '@specbuilder/shared-ui/query';
import type { ModelLine } from './model-line.ts';

/** What the named model is at its duty on the project's site; the answer before stays until the next one is there. */
export function useRatedModels(projectId: string, line: ModelLine | null) {
  const { api, apiQueries } = usePlatform();
  const { model = '', cfm = null, sp = null } = line ?? {};
  const input = { projectId, model, cfm, sp };
  return useQuery({
    queryKey: [...apiQueries.projects.models.rate.key(), input],
    queryFn: ({ signal }) => api.projects.models.rate(input, { signal }),
    enabled: line !== null,
    placeholderData: line === null ? undefined : keepPreviousData,
    // Prices and catalogues are of the moment that somebody looks.
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
  });
}
