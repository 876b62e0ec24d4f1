import { assistanceRequest } from '@specbuilder/shared-contracts/api';
import { FALLBACK_SALES_REGION, MESSAGES, TOAST_MS } from '@specbuilder/shared-contracts/domain';
import { currentLanguage, list } from '@specbuilder/shared-contracts/language';
import { useReadable } from '@specbuilder/shared-ui/core';
import { useContractForm } from '@specbuilder/shared-ui/forms';
import { useState } from 'react';
import type { Ports } from '../../feature/ports.ts';
import { ASSISTANCE_MESSAGES } from '../../messages/assistance.generated.ts';
import { deliver } from '../feedback/panel-form.tsx';
import { restoreDraft, saveDraft } from './assistance-draft.ts';
import { useOpenProject } from './attached-project.tsx';

import { useAttachments } from './use-attachments.ts';

export type AssistancePorts =
  | ('api' | 'apiQueries' | 'assistanceDraft' | 'bus' | 'conventions' | 'currentProject' | 'dialogs' | 'log')
  | ('panels' | 'region' | 'session' | 'toasts');

/** The request as it is written, its files, and what sending it means. */
export function useAssistanceForm(ports: Pick<Ports, AssistancePorts>, onSent: () => void) {
  const { api, bus, dialogs, log, toasts } = ports;
  const [draft] = useState(() => restoreDraft(ports));
  const user = useReadable(ports.session.user);
  const project = useOpenProject(ports);
  const [sendsProject, setSendsProject] = useState(draft?.sendsProject ?? true);
  const [waitingFor, setWaitingFor] = useState(0);
  const { attachments, hasAttachments, saveForDraft } = useAttachments(ports, draft?.attachments);
  const projectId = sendsProject && project !== null ? project.projectId : null;
  const form = useContractForm({
    schema: assistanceRequest,
    values: {
      name: draft?.name ?? user?.displayName ?? '',
      email: draft?.email ?? user?.email ?? '',
      phone: draft?.phone ?? '',
      assistanceRequest: draft?.assistanceRequest ?? '',
      projectId: null,
      unAuthenticatedUserSalesRegionId: null,
    },
    submit: async ({ phone, ...written }) => {
      if (!(await haveFilesArrived())) return;
      const fileIds = attachments.fileIds();
      const request = {
        ...written,
        phone: phone || null,
        projectId,
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

  /** Without a region of the session, national accounts are responsible. */
  const guestRegion = () => ports.region.get().regionNumber ?? FALLBACK_SALES_REGION;

  async function haveFilesArrived(): Promise<boolean> {
    setWaitingFor(attachments.underWay());
    await attachments.ready();
    setWaitingFor(0);
    const missing = attachments.missing();
    return missing.length === 0 || dialogs.confirm(withoutFiles(missing));
  }

  /** Only one panel is open at a time, so this one reopens with what was written (visual.md, section 17). */
  async function changeRegion(): Promise<void> {
    const { name, email, phone, assistanceRequest: text } = form.methods.getValues();
    saveForDraft();
    saveDraft({ name, email, phone: phone ?? '', assistanceRequest: text, sendsProject, attachments }, ports);
    await ports.panels.open('region-searcher', {});
    await ports.panels.open('project-help', {});
  }

  return {
    form,
    user,
    project,
    sendsProject,
    setSendsProject,
    attachments,
    waitingFor,
    changeRegion,
    hasMoreInput: hasAttachments || draft !== null,
  };
}

/** The question before a request goes without files that are not uploaded. */
function withoutFiles(names: readonly string[]) {
  const { title, text, confirm, cancel } = ASSISTANCE_MESSAGES.sendWithout;
  return { title, text: text({ names: list(currentLanguage.locale(), names, 'unit') }), confirm, cancel };
}
