import type { Platform } from '@specbuilder/shared-contracts/platform';
import { useCallback, useRef, useState } from 'react';
import { saveFailureToast } from './failure-toast.ts';

/** Runs one save after the other has ended; what is asked for meanwhile is left out, and a failure is said. */
export function useOneAtATime(platform: Platform) {
  const [isSaving, setSaving] = useState(false);
  const guard = useRef(false);
  const run = useCallback(
    async (work: () => Promise<void>) => {
      if (guard.current) return;
      guard.current = true;
      setSaving(true);
      try {
        await work();
      } catch (error) {
        platform.log.error('The item could not be saved', error);
        void platform.toasts.show(saveFailureToast(error));
      } finally {
        guard.current = false;
        setSaving(false);
      }
    },
    [platform],
  );
  return { isSaving, run };
}
