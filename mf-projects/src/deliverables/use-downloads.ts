import type { GeneratedDeliverable } from '@specbuilder/shared-contracts/api';
import { errorMessageOf, isAbort } from '@specbuilder/shared-contracts/client';
import { DELIVERABLE_ERRORS, randomId, TOAST_MS } from '@specbuilder/shared-contracts/domain';
import { usePlatform } from '@specbuilder/shared-ui/core';
import { useEffect, useRef, useState } from 'react';
import { DELIVERABLES_TEXTS } from '../words/deliverables.generated.ts';
import { formatName, nameOf } from './kinds.ts';
import { type DeliverableChoice, download } from './request.ts';
import { saveFile } from './save-file.ts';

export interface Downloads {
  /** What is on its way. */
  readonly isBusy: (type: GeneratedDeliverable) => boolean;
  /** Rejects never: what went wrong is said in a toast. */
  readonly start: (choice: DeliverableChoice) => Promise<void>;
  readonly cancel: (type: GeneratedDeliverable) => void;
}

/** Downloads of the papers, one of a kind at a time; they end with the tab (DLV-007, A-203). */
export function useDownloads(): Downloads {
  const { api, bus, settings, toasts } = usePlatform();
  const [busy, setBusy] = useState<ReadonlySet<GeneratedDeliverable>>(new Set());
  const running = useRef(new Map<GeneratedDeliverable, AbortController>());
  useEffect(() => {
    const all = running.current;
    return () => {
      for (const controller of all.values()) controller.abort();
    };
  }, []);

  async function start(choice: DeliverableChoice): Promise<void> {
    const { type, format, projectId } = choice;
    if (running.current.has(type)) return;
    const controller = new AbortController();
    running.current.set(type, controller);
    setBusy(new Set(running.current.keys()));
    const downloadId = randomId();
    bus.publish('deliverable-started', { downloadId, projectId, type, format });
    const { manufacturerLabelId } = settings.get().manufacturer;
    try {
      const file = await download(api, choice, { manufacturerLabelId, signal: controller.signal });
      saveFile(file, `${nameOf(type)}.${formatName(format).toLowerCase()}`);
      bus.publish('deliverable-finished', { downloadId, outcome: 'succeeded' });
      const title = DELIVERABLES_TEXTS.downloaded({ deliverable: nameOf(type) });
      void toasts.show({ kind: 'success', title, durationMs: TOAST_MS.downloadFinished });
    } catch (error) {
      const isCancelled = isAbort(error) || controller.signal.aborted;
      const title = DELIVERABLE_ERRORS.generationFailed({ deliverable: nameOf(type) });
      bus.publish('deliverable-finished', {
        downloadId,
        outcome: isCancelled ? 'cancelled' : 'failed',
        message: title,
      });
      if (!isCancelled) {
        const text = errorMessageOf(error);
        void toasts.show({ kind: 'error', title, durationMs: TOAST_MS.failure, ...(text === title ? {} : { text }) });
      }
    } finally {
      running.current.delete(type);
      setBusy(new Set(running.current.keys()));
    }
  }

  return {
    isBusy: (type) => busy.has(type),
    start,
    cancel: (type) => running.current.get(type)?.abort(),
  };
}
