import type { Platform } from '@specbuilder/shared-contracts/platform';
import { useCallback, useRef, useState } from 'react';
import { saveFailureToast } from './failure-toast.ts';

/** Runs one save at a time; requests made during a save are dropped, and a failure is reported. */
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
