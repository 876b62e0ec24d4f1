import type { NewProject } from '@specbuilder/shared-contracts/api';
import { errorBodyOf } from '@specbuilder/shared-contracts/client';
import { decodeProjectName, MESSAGES, modelStateMessage, TOAST_MS } from '@specbuilder/shared-contracts/domain';
import type { ProjectChoice } from '@specbuilder/shared-contracts/platform';
import { usePlatform } from '@specbuilder/shared-ui/core';
import { useQueryClient } from '@specbuilder/shared-ui/query';
import { useCallback } from 'react';
import { listProject } from '../../project-data/loaded-projects/listed-projects.ts';

/**
 * Creates a project, broadcasts it, opens it and shows a toast; a rejection is shown as a toast and rethrown to the form.
 *
 * @returns the function that creates; the same key twice creates once
 */
export function useCreateProject(): (project: NewProject, idempotencyKey: string) => Promise<ProjectChoice> {
  const platform = usePlatform();
  const cache = useQueryClient();
  return useCallback(
    async (input, idempotencyKey) => {
      try {
        const project = await platform.api.projects.create(input, { context: { idempotencyKey } });
        const { projectId } = project;
        cache.setQueryData(platform.apiQueries.projects.read.queryKey({ input: { projectId } }), project);
        await listProject(platform, project);
        platform.bus.publish('project-created', { projectId });
        platform.currentProject.set(projectId, 'created');
        void platform.toasts.show({ kind: 'success', title: MESSAGES.projectCreated, durationMs: TOAST_MS.project });
        return { projectId, projectName: decodeProjectName(project.displayName) };
      } catch (error) {
        platform.log.error('Project could not be created', error);
        const title = modelStateMessage(errorBodyOf(error));
        void platform.toasts.show({ kind: 'error', title, durationMs: TOAST_MS.failure });
        throw error;
      }
    },
    [platform, cache],
  );
}
