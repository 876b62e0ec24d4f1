import { usePlatform } from '@specbuilder/shared-ui/core';
import { useEffect } from 'react';
import { LINKS_MESSAGES } from '../../messages/links.generated.ts';

/**
 * Shows why the item of an address does not open and what to do, because the page then redirects home. The message
 * stays until it is closed: a user who opened the address in another tab has not read it after five seconds.
 */
export function useClosedItem(error: Error | null): void {
  const { toasts, session } = usePlatform();
  useEffect(() => {
    if (error === null) return;
    const isGuest = session.user.get() === null && session.canSignIn;
    const { noItem: title, requestItem, requestItemOrSignIn } = LINKS_MESSAGES;
    const text = isGuest ? requestItemOrSignIn : requestItem;
    void toasts.show({ kind: 'warning', title, text, durationMs: null });
  }, [error, toasts, session]);
}
