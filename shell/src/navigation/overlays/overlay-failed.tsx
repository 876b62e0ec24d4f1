import { useEffect } from 'react';

/** Renders in place of an overlay that could not be loaded, and reports the failure. */
export function OverlayFailed({ onFailed }: { readonly onFailed: () => void }) {
  useEffect(onFailed, [onFailed]);
  return null;
}
