import { errorBodyOf } from '@specbuilder/shared-contracts/client';
import { modelStateMessage, TOAST_MS } from '@specbuilder/shared-contracts/domain';
import { usePlatform } from '@specbuilder/shared-ui/core';
import { useState } from 'react';
import { refreshLists } from '../../project-data/loaded-projects/listed-projects.ts';

/** Accepts an invitation and opens its project. */
export function useAccept(token: string) {
  const { api, apiQueries, currentProject, log, navigate, queries, toasts } = usePlatform();
  const [isAccepting, setIsAccepting] = useState(false);
  const accept = async () => {
    setIsAccepting(true);
    try {
      const { projectId } = await api.projects.invitation.accept({ token });
      currentProject.set(projectId, 'selected');
      void refreshLists({ apiQueries, queries });
      navigate('app.projects.dashboard');
    } catch (error) {
      log.error('An invitation could not be accepted', error);
      void toasts.show({ kind: 'error', title: modelStateMessage(errorBodyOf(error)), durationMs: TOAST_MS.failure });
      setIsAccepting(false);
    }
  };
  return { isAccepting, accept };
}
