import { usePlatform } from '@specbuilder/shared-ui/core';
import { keepPreviousData, useQuery } from '@specbuilder/shared-ui/query';
import type { ModelLine } from './model-line.ts';

/** Rates the named model at its duty on the project's site; the previous result stays until the next one arrives. */
export function useRatedModels(projectId: string, line: ModelLine | null) {
  const { api, apiQueries } = usePlatform();
  const { model = '', cfm = null, sp = null } = line ?? {};
  const input = { projectId, model, cfm, sp };
  return useQuery({
    queryKey: [...apiQueries.projects.models.rate.key(), input],
    queryFn: ({ signal }) => api.projects.models.rate(input, { signal }),
    enabled: line !== null,
    placeholderData: line === null ? undefined : keepPreviousData,
    // Never cached, since prices and catalogues must be current.
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
  });
}
