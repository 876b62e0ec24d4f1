import { focusedElement } from '@specbuilder/shared-ui/core';
import { useEffect, useRef } from 'react';

interface SearchShortcuts {
  readonly run: () => void;
  readonly toggleAdvanced: (() => void) | null;
}

/** Alt or Ctrl/Cmd with U sizes, with S opens and closes the advanced criteria; Enter is the form's own. */
export function useSearchShortcuts(shortcuts: SearchShortcuts): void {
  const latest = useRef(shortcuts);
  useEffect(() => {
    latest.current = shortcuts;
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (!(event.altKey || event.ctrlKey || event.metaKey) || event.shiftKey || isElsewhere()) return;
      const { run, toggleAdvanced } = latest.current;
      // The key's place and not its letter: Alt makes other letters of it on some systems.
      const action = event.code === 'KeyU' ? run : event.code === 'KeyS' ? toggleAdvanced : null;
      if (action === null) return;
      event.preventDefault();
      action();
    };
    window.addEventListener('keydown', hear);
    return () => window.removeEventListener('keydown', hear);
  }, []);
}

/** A question or panel that holds the focus has its own keys. */
function isElsewhere(): boolean {
  return focusedElement()?.closest('[role="alertdialog"]') != null;
}
