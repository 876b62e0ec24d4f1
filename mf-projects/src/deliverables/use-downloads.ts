import { errorMessageOf, isAbort } from '@specbuilder/shared-contracts/client';
import {
  DELIVERABLE_ERRORS,
  type GeneratedDeliverable,
  randomId,
  TOAST_MS,
} from '@specbuilder/shared-contracts/domain';
import type { Platform } from '@specbuilder/shared-contracts/platform';
import { usePlatform } from '@specbuilder/shared-ui/core';
import { useMutation, useMutationState } from '@specbuilder/shared-ui/query';
import { DELIVERABLES_MESSAGES } from '../messages/deliverables.generated.ts';
import { type DeliverableChoice, download } from './request.ts';
import { saveFile } from './save-file.ts';

export interface Downloads {
  /** Whether one of the kind is in progress, started on this visit of the tab or on an earlier one. */
  readonly isBusy: (deliverable: GeneratedDeliverable) => boolean;
  /** What went wrong is said in a toast. */
  readonly start: (choice: DeliverableChoice) => void;
  /** Several kinds in their order; each is busy until it is there. */
  readonly startAll: (choices: readonly DeliverableChoice[]) => void;
}

const DOWNLOAD = 'deliverable-download';

/**
 * Downloads of the deliverables, one of a kind at a time (DLV-007, A-203). They continue while another tab of the
 * project is open: the page's cache holds them, not the tab.
 */
export function useDownloads(): Downloads {
  const platform = usePlatform();
  const running = useMutationState({
    filters: { mutationKey: [DOWNLOAD], status: 'pending' },
    select: ({ state }) => (state.variables as DeliverableChoice).deliverable.type,
  });
  const options = {
    mutationKey: [DOWNLOAD],
    retry: false as const,
    mutationFn: (choice: DeliverableChoice) => fetchAndSave(platform, choice),
  };
  const { mutate } = useMutation(options);
  // One after the other: the server makes a few at once for a user, and would reject the others.
  const { mutate: mutateInTurn } = useMutation({ ...options, scope: { id: DOWNLOAD } });
  return {
    isBusy: ({ type }) => running.includes(type),
    start: (choice) => {
      if (!running.includes(choice.deliverable.type)) mutate(choice);
    },
    startAll: (choices) => {
      for (const choice of choices) if (!running.includes(choice.deliverable.type)) mutateInTurn(choice);
    },
  };
}

async function fetchAndSave(
  { api, bus, currency, settings, toasts }: Platform,
  choice: DeliverableChoice,
): Promise<void> {
  const { deliverable, format, projectId } = choice;
  const { type, label } = deliverable;
  const downloadId = randomId();
  const { manufacturerLabelId } = settings.get().manufacturer;
  bus.publish('deliverable-started', { downloadId, projectId, type, format: format.number });
  try {
    const file = await download(api, choice, { manufacturerLabelId, currencyCode: currency.get().currencyCode });
    saveFile(file, `${label()}.${format.extension}`);
    bus.publish('deliverable-finished', { downloadId, outcome: 'succeeded' });
    const title = DELIVERABLES_MESSAGES.downloaded({ deliverable: label() });
    void toasts.show({ kind: 'success', title, durationMs: TOAST_MS.downloadFinished });
  } catch (error) {
    const isCancelled = isAbort(error);
    const message = DELIVERABLE_ERRORS.generationFailed({ deliverable: label() });
    bus.publish('deliverable-finished', { downloadId, outcome: isCancelled ? 'cancelled' : 'failed', message });
    if (isCancelled) return;
    const text = errorMessageOf(error);
    void toasts.show({ kind: 'error', title: message, text, durationMs: TOAST_MS.failure });
  }
}
