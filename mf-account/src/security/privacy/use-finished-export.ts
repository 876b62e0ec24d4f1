import type { DataRequest } from '@specbuilder/shared-contracts/api';
import { usePlatform } from '@specbuilder/shared-ui/core';
import { useEffect, useRef } from 'react';
import { PRIVACY_MESSAGES } from '../../messages/privacy.generated.ts';
import { isUnfinished, LOOK_MS } from './use-data-export.ts';

/**
 * Starts the copy unless there is one, and waits for it.
 *
 * @returns a function that resolves to false when the dialog was closed meanwhile; the copy goes on
 */
export function useFinishedExport(): (request: DataRequest) => Promise<boolean> {
  const { api, apiQueries, queries } = usePlatform();
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  const read = () => queries.fetchQuery({ ...apiQueries.privacy.readExport.queryOptions(), staleTime: 0 });
  return async (request) => {
    const before = (await read()).export;
    if (before === null || before.state === 'failed') await api.privacy.exportData(request);
    for (;;) {
      const { export: copy } = await read();
      if (!isOpen.current) return false;
      if (copy === null) throw new Error(PRIVACY_MESSAGES.exportGone);
      if (!isUnfinished(copy)) return true;
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    }
  };
}
