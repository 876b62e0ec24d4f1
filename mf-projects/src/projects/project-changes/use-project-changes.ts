import { errorBodyOf } from '@specbuilder/shared-contracts/client';
import { modelStateMessage, TOAST_MS } from '@specbuilder/shared-contracts/domain';
import type { Platform } from '@specbuilder/shared-contracts/platform';
import { usePlatform } from '@specbuilder/shared-ui/core';
import { useMemo } from 'react';
import { forgetProject } from '../../items/clipboard/stored-clipboard.ts';
import { HEADER_MESSAGES } from '../../messages/header.generated.ts';
import { listProject, unlistProject } from '../../project-data/loaded-projects/listed-projects.ts';

/** What is said of a project before and after it changes. */
export interface NamedProject {
  readonly projectId: string;
  readonly name: string;
  readonly itemCount: number;
}

export interface ProjectChanges {
  /** Requires confirmation, then deletes; false if the project still exists (PRJ-022). */
  remove(project: NamedProject): Promise<boolean>;
  archive(project: NamedProject, isArchived: boolean): Promise<void>;
}

/** What the head and the list do with a whole project. */
export function useProjectChanges(): ProjectChanges {
  const platform = usePlatform();
  return useMemo(
    () => ({
      remove: (project) => removeProject(platform, project),
      archive: (project, isArchived) => archiveProject(platform, project, isArchived),
    }),
    [platform],
  );
}

async function removeProject(platform: Platform, { projectId, name, itemCount }: NamedProject): Promise<boolean> {
  const { title, text, confirm, cancel } = HEADER_MESSAGES.confirmDelete;
  const question = { title, text: text({ project: name, items: itemCount }), confirm, cancel };
  if (!(await platform.dialogs.confirm(question))) return false;
  try {
    await platform.api.projectStubs.delete({ projectId });
  } catch (error) {
    rejected(platform, 'Project could not be deleted', error);
    return false;
  }
  const wasCurrent = platform.currentProject.get() === projectId;
  if (wasCurrent) platform.currentProject.set(null, 'deleted');
  platform.queries.removeQueries({
    queryKey: platform.apiQueries.projects.read.queryKey({ input: { projectId } }),
    type: 'inactive',
  });
  forgetProject(platform, projectId);
  platform.bus.publish('project-deleted', { projectId, wasCurrent });
  succeeded(platform, HEADER_MESSAGES.deletedToast({ project: name }));
  await unlistProject(platform, projectId);
  return true;
}

async function archiveProject(
  platform: Platform,
  { projectId, name }: NamedProject,
  isArchived: boolean,
): Promise<void> {
  try {
    const project = await platform.api.projects.archive({ projectId, isArchived });
    platform.queries.setQueryData(platform.apiQueries.projects.read.queryKey({ input: { projectId } }), project);
    platform.bus.publish('project-updated', { projectId, changed: ['other'] });
    const say = isArchived ? HEADER_MESSAGES.archivedToast : HEADER_MESSAGES.unarchivedToast;
    succeeded(platform, say({ project: name }));
    await listProject(platform, project);
  } catch (error) {
    rejected(platform, 'Project could not be archived', error);
  }
}

function succeeded({ toasts }: Platform, title: string): void {
  void toasts.show({ kind: 'success', title, durationMs: TOAST_MS.project });
}

/** Failures are logged, and said in the server's words (ERR-060). */
function rejected({ log, toasts }: Platform, what: string, error: unknown): void {
  log.error(what, error);
  void toasts.show({ kind: 'error', title: modelStateMessage(errorBodyOf(error)), durationMs: TOAST_MS.failure });
}
