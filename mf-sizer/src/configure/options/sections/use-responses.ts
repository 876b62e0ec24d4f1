import { useState } from 'react';

/**
 * Runs as soon as nothing of the item is on its way any more, in the same turn that shows the server's state, so that
 * what was entered does not jump.
 */
export function useResponses(isProcessing: boolean, onResponse: () => void): void {
  const [wasProcessing, setWasProcessing] = useState(isProcessing);
  if (wasProcessing === isProcessing) return;
  setWasProcessing(isProcessing);
  if (wasProcessing) onResponse();
}
