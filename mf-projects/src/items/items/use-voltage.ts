import type { ProjectItem } from '@specbuilder/shared-contracts/api';
import { MESSAGES, SIZING_ERRORS, TOAST_MS } from '@specbuilder/shared-contracts/domain';
import { usePlatform } from '@specbuilder/shared-ui/core';
import { useCallback } from 'react';
import { useProjectCache } from './project-cache.ts';

/** Changes the voltage of an item (ITM-010); the server rejects one by returning false. */
export function useVoltage(projectId: string): (item: ProjectItem, motorVoltageId: number) => Promise<void> {
  const platform = usePlatform();
  const cache = useProjectCache(projectId);
  return useCallback(
    async ({ fanItemId, projectItemId }, motorVoltageId) => {
      const isChanged = await platform.api.voltage
        .set({ fanItemId, newVoltageVal: motorVoltageId })
        .catch((error: unknown) => {
          platform.log.error('Voltage could not be changed', error);
          return false;
        });
      const title = isChanged ? MESSAGES.voltageUpdated : SIZING_ERRORS.voltageFailed;
      const durationMs = isChanged ? TOAST_MS.generic : TOAST_MS.failure;
      void platform.toasts.show({ kind: isChanged ? 'success' : 'error', title, durationMs });
      await cache.refresh();
      if (isChanged) platform.bus.publish('item-updated', { projectId, projectItemId, changed: ['voltage'] });
    },
    [platform, cache, projectId],
  );
}
