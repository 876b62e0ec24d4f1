import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { SCHEDULE_MESSAGES } from '../../messages/schedule.generated.ts';
import { nextStop, type Stop } from './stops.ts';

/** Where Enter was pressed. */
export type WalkFrom = { readonly id: string; readonly rowId: string | null };

export interface Walk {
  /** Goes on to the next question once what was entered is read. */
  readonly onward: (from: WalkFrom) => void;
  /** What is said of the step. */
  readonly hint: string;
}

/**
 * Enter leads from question to question, in the order of the rows and from the top again, and after the last one to the
 * button that continues.
 */
export function useWalk(
  stops: readonly Stop[],
  rowIds: readonly string[],
  button: RefObject<HTMLButtonElement | null>,
): Walk {
  const visited = useRef(new Set<string>());
  const from = useRef<WalkFrom | null>(null);
  const [steps, setSteps] = useState(0);
  const [hint, setHint] = useState('');
  const latest = useRef({ stops, rowIds });
  useEffect(() => {
    latest.current = { stops, rowIds };
  });
  useEffect(() => {
    if (steps === 0 || from.current === null) return;
    const { id, rowId } = from.current;
    visited.current.add(id);
    const place = { id, row: rowId === null ? -1 : latest.current.rowIds.indexOf(rowId) };
    const next = nextStop(latest.current.stops, place, visited.current);
    if (next === null) {
      visited.current.clear();
      button.current?.focus();
      setHint(SCHEDULE_MESSAGES.walked({ count: latest.current.stops.length }));
      return;
    }
    focusStop(next.stop.id);
    setHint(next.isFromTop ? SCHEDULE_MESSAGES.walkFromTop : '');
  }, [steps, button]);
  const onward = useCallback((place: WalkFrom) => {
    from.current = place;
    setSteps((count) => count + 1);
  }, []);
  return { onward, hint };
}

function focusStop(id: string): void {
  const element = document.getElementById(id);
  element?.focus();
  if (element instanceof HTMLInputElement) element.select();
}
