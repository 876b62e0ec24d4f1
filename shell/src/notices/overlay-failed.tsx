import { useEffect } from 'react';

/** Stands where a part laid over the page could not be drawn, so that what was asked for ends and is told. */
export function OverlayFailed({ onFailed }: { readonly onFailed: () => void }) {
  useEffect(onFailed, [onFailed]);
  return null;
}
