import { statusOf } from '@specbuilder/shared-contracts/client';
import { ERRORS } from '@specbuilder/shared-contracts/domain';
import { usePlatform, useReadable } from '@specbuilder/shared-ui/core';
import { useQueries, useQuery } from '@specbuilder/shared-ui/query';
import { useSearchParams } from '@specbuilder/shared-ui/router';
import { useEffect, useState } from 'react';

/**
 * The project the dashboard shows: the one a link names, else the current one.
 * Loading and failing are broadcast, since other areas wait for them (ERR-059).
 */
export function useProject() {
  const platform = usePlatform();
  const [query, setQuery] = useSearchParams();
  const [isClosed, setIsClosed] = useState(false);
  const linked = query.get('projectId');
  const current = useReadable(platform.currentProject);
  const projectId = linked ?? current;
  const project = useQuery({
    ...platform.apiQueries.projects.read.queryOptions({ input: { projectId: projectId ?? '' } }),
    enabled: projectId !== null,
  });
  useEffect(() => {
    if (linked !== null) platform.currentProject.set(linked, 'selected');
  }, [platform, linked]);
  useEffect(() => {
    if (!project.data) return;
    setIsClosed(false);
    platform.bus.publish('project-loaded', { projectId: project.data.projectId });
  }, [platform, project.data]);
  useEffect(() => {
    if (!project.error || projectId === null) return;
    const status = statusOf(project.error);
    platform.bus.publish('project-load-failed', { projectId, status, message: ERRORS.generic });
    if (status !== 404 && status !== 403) return;
    // Do not keep a project open that is deleted or belongs to another user; the link does not lead back to it.
    setIsClosed(true);
    platform.currentProject.set(null, 'deleted');
    setQuery(withoutProject, { replace: true });
  }, [platform, project.error, projectId, setQuery]);
  return {
    projectId,
    project,
    /** The requested project is deleted, of another brand, or no longer accessible to the user. */
    isClosed,
    /** Set by a failure, cleared by the next success (PRJ-017). */
    hasLoadFailed: project.isError && projectId !== null,
    /** What else is loaded before the dashboard opens has come, or failed, which is only logged (PRJ-002, ERR-054). */
    isSurrounded: useSurroundings(projectId),
  };
}

function withoutProject(query: URLSearchParams): URLSearchParams {
  query.delete('projectId');
  return query;
}

/** The list of projects, the top categories and the buildings: other parts and areas read them from the cache. */
function useSurroundings(projectId: string | null): boolean {
  const { apiQueries, log } = usePlatform();
  const responses = useQueries({
    queries: [
      apiQueries.projectStubs.list.queryOptions(),
      apiQueries.catalog.topCategories.queryOptions(),
      {
        ...apiQueries.projects.buildings.queryOptions({ input: { projectId: projectId ?? '' } }),
        enabled: projectId !== null,
      },
    ],
  });
  const failure = responses.find(({ error }) => error !== null)?.error;
  useEffect(() => {
    if (failure) log.error('Something that the dashboard starts with could not be loaded', failure);
  }, [failure, log]);
  return responses.every(({ isLoading }) => !isLoading);
}
