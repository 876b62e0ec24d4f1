import { assistanceRequest } from '@specbuilder/shared-contracts/api';
import { FALLBACK_SALES_REGION, MESSAGES, TOAST_MS } from '@specbuilder/shared-contracts/domain';
import { useReadable } from '@specbuilder/shared-ui/core';
import { useContractForm } from '@specbuilder/shared-ui/forms';
import { useState } from 'react';
import { deliver } from '../feedback/panel-form.tsx';
import type { OwnHost } from '../own-area/own-host.ts';
import { keepDraft, takeDraft } from './assistance-draft.ts';
import { useOpenProject } from './project-goes-along.tsx';
import { ASSISTANCE_TEXTS } from './texts.ts';
import { useAttachments } from './use-attachments.ts';

/** The request as it is written, its files, and what sending it means. */
export function useAssistanceForm(shell: OwnHost, onSent: () => void) {
  const { api, bus, dialogs, log, session, toasts } = shell.services;
  const [draft] = useState(takeDraft);
  const user = useReadable(session.user);
  const project = useOpenProject(shell);
  const [sendsProject, setSendsProject] = useState(draft?.sendsProject ?? true);
  const [waitingFor, setWaitingFor] = useState(0);
  const { attachments, hasAttachments, keep } = useAttachments(shell, draft?.attachments);
  const projectId = sendsProject && project !== null ? project.projectId : null;
  const form = useContractForm({
    schema: assistanceRequest,
    values: {
      name: draft?.name ?? user?.displayName ?? '',
      email: draft?.email ?? user?.email ?? '',
      phone: draft?.phone ?? '',
      assistanceRequest: draft?.assistanceRequest ?? '',
      ...{ projectId: null, unAuthenticatedUserSalesRegionId: null },
    },
    submit: async ({ phone, ...written }) => {
      if (!(await haveFilesArrived())) return;
      const fileIds = attachments.fileIds();
      const request = {
        ...{ ...written, phone: phone || null, projectId },
        unAuthenticatedUserSalesRegionId: user === null ? guestRegion() : null,
        ...(fileIds.length === 0 ? {} : { fileIds }),
      };
      if (!(await deliver(log, 'The request for assistance', () => api.feedback.requestAssistance(request)))) return;
      bus.publish('feedback-updated', { kind: 'assistance', projectId });
      onSent();
      const texts = { title: MESSAGES.requestSent, text: MESSAGES.requestReachOut };
      void toasts.show({ kind: 'success', ...texts, durationMs: TOAST_MS.generic });
    },
  });

  /** Without a region of the session national accounts answer. */
  const guestRegion = () => shell.platform.shared.region.get().regionNumber ?? FALLBACK_SALES_REGION;

  async function haveFilesArrived(): Promise<boolean> {
    setWaitingFor(attachments.underWay());
    await attachments.settled();
    setWaitingFor(0);
    const missing = attachments.missing();
    return missing.length === 0 || dialogs.confirm(ASSISTANCE_TEXTS.sendWithout(missing.join(', ')));
  }

  /** One panel stands at a time, so this one comes back with what was written (visual.md, section 17). */
  async function changeRegion(): Promise<void> {
    const { name, email, phone, assistanceRequest: text } = form.methods.getValues();
    keep();
    keepDraft({ ...{ name, email, phone: phone ?? '', assistanceRequest: text }, sendsProject, attachments });
    await shell.panels.open('region-searcher', {});
    await shell.panels.open('project-help', {});
  }

  return {
    ...{ form, user, project, sendsProject, setSendsProject, attachments, waitingFor, changeRegion },
    holdsMore: hasAttachments || draft !== null,
  };
}
