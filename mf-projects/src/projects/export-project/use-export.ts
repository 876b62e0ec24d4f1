import type { Project } from '@specbuilder/shared-contracts/api';
import { decodeProjectName, TOAST_MS } from '@specbuilder/shared-contracts/domain';
import { usePlatform } from '@specbuilder/shared-ui/core';
import { saveFile } from '@specbuilder/shared-ui/data';
import { HEADER_MESSAGES } from '../../messages/header.generated.ts';

/** Saves a project as a file. */
export function useExport({ projectId, displayName }: Project): () => Promise<void> {
  const { api, log, toasts } = usePlatform();
  return async () => {
    try {
      const document = await api.projects.file.export({ projectId });
      const file = `${decodeProjectName(displayName)}.specbuilder.json`;
      saveFile(new Blob([JSON.stringify(document, null, 2)], { type: 'application/json' }), file);
      void toasts.show({ kind: 'success', title: HEADER_MESSAGES.exported({ file }), durationMs: TOAST_MS.project });
    } catch (error) {
      log.error('Project could not be exported', error);
      void toasts.show({ kind: 'error', title: HEADER_MESSAGES.exportFailed, durationMs: TOAST_MS.failure });
    }
  };
}
