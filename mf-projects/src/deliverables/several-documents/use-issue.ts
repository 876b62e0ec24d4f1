import type { DocumentIssue } from '@specbuilder/shared-contracts/api';
import { errorMessageOf } from '@specbuilder/shared-contracts/client';
import { randomId, TOAST_MS } from '@specbuilder/shared-contracts/domain';
import { usePlatform } from '@specbuilder/shared-ui/core';
import { useMutation, useQueryClient } from '@specbuilder/shared-ui/query';
import { useRef } from 'react';
import { SEVERAL_DOCUMENTS_MESSAGES as MESSAGES } from '../../messages/several-documents.generated.ts';
import { type DeliverableChoice, issueRequestOf, type Mailing } from '../request.ts';
import { saveFile } from '../save-file.ts';

interface IssueEntries {
  readonly choices: readonly DeliverableChoice[];
  readonly mailing: Mailing;
}

/** Makes, keeps and mails documents; those that no one is mailed are saved for their sender to hand over. */
export function useIssue(projectId: string, onDone: () => void) {
  const { api, apiQueries, currency, settings, toasts } = usePlatform();
  const queries = useQueryClient();
  const keyOf = useKeyOfEntries();
  const { mutate, isPending, error } = useMutation({
    retry: false,
    mutationFn: (entries: IssueEntries) => {
      const sender = {
        manufacturerLabelId: settings.get().manufacturer.manufacturerLabelId,
        currencyCode: currency.get().currencyCode,
      };
      const request = { projectId, ...issueRequestOf(entries.choices, entries.mailing, sender) };
      return api.deliverables.issue(request, { context: { idempotencyKey: keyOf(entries) } });
    },
    onSuccess: async (issue, { mailing }) => {
      void queries.invalidateQueries({ queryKey: apiQueries.deliverables.issued.key({ input: { projectId } }) });
      const count = mailing.isMailed ? issue.recipients.length : 0;
      void toasts.show({ kind: 'success', title: MESSAGES.issued({ count }), durationMs: TOAST_MS.project });
      onDone();
      if (count === 0) await saveAll(issue);
    },
  });

  async function saveAll({ documents }: DocumentIssue): Promise<void> {
    for (const { documentId, name } of documents) {
      try {
        saveFile(await api.deliverables.issuedFile({ projectId, documentId }), name);
      } catch (failure) {
        const text = errorMessageOf(failure);
        void toasts.show({ kind: 'error', title: MESSAGES.notSaved({ name }), text, durationMs: TOAST_MS.failure });
      }
    }
  }

  return { issue: mutate, isBusy: isPending, problem: error === null ? null : errorMessageOf(error) };
}

/** The same entries resent after a lost response mail nothing twice; other entries get a new key. */
function useKeyOfEntries(): (entries: IssueEntries) => string {
  const last = useRef({ entries: '', key: '' });
  return (entries) => {
    const text = JSON.stringify(entries);
    if (last.current.entries !== text) last.current = { entries: text, key: randomId() };
    return last.current.key;
  };
}
