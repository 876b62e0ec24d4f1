import { TOAST_MS } from '@specbuilder/shared-contracts/domain';
import { usePlatform } from '@specbuilder/shared-ui/core';
import { useEffect } from 'react';
import { LINKS_TEXTS } from '../words/links.generated.ts';

/** Says why the item of an address does not open and what to do, since the page leads home then. */
export function useClosedItem(error: Error | null): void {
  const { toasts } = usePlatform();
  useEffect(() => {
    if (error === null) return;
    const { noItem: title, askForItem: text } = LINKS_TEXTS;
    void toasts.show({ kind: 'warning', title, text, durationMs: TOAST_MS.failure });
  }, [error, toasts]);
}
