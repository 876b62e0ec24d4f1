import { useEffect, useRef } from 'react';
import { OneLineEntry } from './one-line-entry.tsx';

/** The line over whatever screen is open. */
export function OneLinePanel({ onClose }: { readonly onClose: (result: null) => void }) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return <OneLineEntry field={field} onFound={() => onClose(null)} />;
}
