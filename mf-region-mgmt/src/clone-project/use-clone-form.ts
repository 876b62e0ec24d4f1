import { cloneRequest } from '@specbuilder/shared-contracts/api';
import { errorBodyOf } from '@specbuilder/shared-contracts/client';
import { decodeProjectName, innerMessage, MESSAGES, randomId, TOAST_MS } from '@specbuilder/shared-contracts/domain';
import { usePlatform } from '@specbuilder/shared-ui/core';
import { useContractForm } from '@specbuilder/shared-ui/forms';
import { useRef } from 'react';
import { CLONE_PROJECT_MESSAGES } from '../messages/clone-project.generated.ts';
import { HERE } from './environments.ts';

/** Clones, broadcasts the copy and goes to its dashboard (CLN-004); a rejection shows a toast (ERR-042). */
export function useCloneForm() {
  const { api, apiQueries, bus, currentProject, log, navigate, queries, toasts } = usePlatform();
  const last = useRef({ entries: '', key: '' });
  const form = useContractForm({
    schema: cloneRequest,
    values: { source: HERE, referenceId: '' },
    submit: async (entries) => {
      // The same entries resent after a lost response copy nothing twice.
      const text = JSON.stringify(entries);
      if (last.current.entries !== text) last.current = { entries: text, key: randomId() };
      const project = await api.projects.clone(entries, { context: { idempotencyKey: last.current.key } });
      last.current = { entries: '', key: '' };
      const { projectId, displayName } = project;
      await queries.invalidateQueries({ queryKey: apiQueries.projectStubs.key() });
      bus.publish('project-cloned', { projectId, from: 'environment' });
      currentProject.set(projectId, 'created');
      const title = MESSAGES.projectCloned({ name: decodeProjectName(displayName) });
      void toasts.show({ kind: 'success', title, durationMs: TOAST_MS.clone });
      navigate('app.projects.dashboard');
    },
    onRejected: (error) => {
      log.error('Project could not be cloned', error);
      const body = errorBodyOf(error);
      const title = innerMessage(body, CLONE_PROJECT_MESSAGES.failed);
      void toasts.show({ kind: 'error', title, durationMs: TOAST_MS.failure });
      // The reason stays above the form when the toast is gone, unless a field says it.
      const isOfField = Object.keys(body?.errors ?? {}).length > 0;
      if (!isOfField) form.methods.setError('root.server', { message: title });
    },
  });
  return form;
}
