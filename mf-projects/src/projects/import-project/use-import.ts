import { randomId, TOAST_MS } from '@specbuilder/shared-contracts/domain';
import type { ProjectChoice } from '@specbuilder/shared-contracts/platform';
import { usePlatform } from '@specbuilder/shared-ui/core';
import { useMutation } from '@specbuilder/shared-ui/query';
import { useRef } from 'react';
import { IMPORT_PROJECT_MESSAGES } from '../../messages/import-project.generated.ts';
import { refreshLists } from '../../project-data/loaded-projects/listed-projects.ts';
import type { FileDocument } from './read-file.ts';

/** Makes the project; the same preview sent twice makes one. */
export function useImport(document: FileDocument, onImported: (choice: ProjectChoice) => void) {
  const platform = usePlatform();
  const keyOf = useKeyOfName();
  return useMutation({
    mutationFn: async (projectName: string) => {
      const context = { idempotencyKey: keyOf(projectName) };
      const imported = await platform.api.projects.file.import({ document, projectName }, { context });
      const { projectId } = imported;
      await refreshLists(platform);
      platform.bus.publish('project-created', { projectId });
      const left = imported.leftOut.length;
      void platform.toasts.show({
        kind: 'success',
        title: IMPORT_PROJECT_MESSAGES.done({ project: imported.projectName }),
        ...(left === 0 ? {} : { text: IMPORT_PROJECT_MESSAGES.leftOut({ count: left }) }),
        durationMs: TOAST_MS.project,
      });
      onImported({ projectId, projectName: imported.projectName });
    },
    onError: (error) => platform.log.error('Project could not be imported', error),
  });
}

/** Another name is another request. */
function useKeyOfName(): (name: string) => string {
  const last = useRef({ name: '', key: '' });
  return (name) => {
    if (last.current.name !== name) last.current = { name, key: randomId() };
    return last.current.key;
  };
}
