import type { Project } from '@specbuilder/shared-contracts/api';
import { errorBodyOf } from '@specbuilder/shared-contracts/client';
import { decodeProjectName, PROJECT_ERRORS, randomId, TOAST_MS } from '@specbuilder/shared-contracts/domain';
import { usePlatform, useReadable } from '@specbuilder/shared-ui/core';
import { useContractForm } from '@specbuilder/shared-ui/forms';
import { useRef } from 'react';
import { SHARE_MESSAGES } from '../../messages/share.generated.ts';
import { endOfDay } from './end-of-day.ts';
import { typedParts } from './recipients.ts';
import { type ShareForm, shareForm } from './share-form.ts';

const EMPTY: ShareForm = { recipients: '', expirationDate: '' };

/** Sends links to the project; the form is empty again after that, for the next ones. */
export function useShareForm({ projectId, displayName }: Project) {
  const { api, apiQueries, bus, dialogs, log, queries, session, toasts } = usePlatform();
  const user = useReadable(session.user);
  const keyOf = useKeyOfEntries();
  const form = useContractForm({
    schema: shareForm,
    values: EMPTY,
    submit: async (entries) => {
      const { recipients, expirationDate } = entries;
      const { recipients: reached } = await api.projects.share(
        {
          projectId,
          senderName: user?.displayName ?? '',
          projectName: decodeProjectName(displayName),
          recipients: typedParts(recipients),
          expirationDate: expirationDate === '' ? null : endOfDay(expirationDate),
          timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
        },
        { context: { idempotencyKey: keyOf(entries) } },
      );
      bus.publish('project-shared', { projectId, recipientCount: reached.length });
      void toasts.show({ kind: 'success', title: SHARE_MESSAGES.sent, durationMs: TOAST_MS.project });
      keyOf(EMPTY);
      form.methods.reset(EMPTY);
      await queries.invalidateQueries({ queryKey: apiQueries.projects.shares.queryKey({ input: { projectId } }) });
    },
    onRejected: (error) => {
      if (Object.keys(errorBodyOf(error)?.errors ?? {}).some((field) => field in EMPTY)) return;
      log.error('Project could not be shared', error);
      const { errorSharingProject: title, unexpectedSharing: text } = PROJECT_ERRORS;
      void dialogs.alert({ title, text, confirm: SHARE_MESSAGES.ok });
    },
  });
  return form;
}

/** The same entries resent after a lost response mail nothing twice; other entries get a new key. */
function useKeyOfEntries(): (entries: ShareForm) => string {
  const last = useRef({ entries: '', key: '' });
  return (entries) => {
    const text = JSON.stringify(entries);
    if (last.current.entries !== text) last.current = { entries: text, key: randomId() };
    return last.current.key;
  };
}
