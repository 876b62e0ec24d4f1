import { isReadAtOnce, isTooLong, type ReadSchedule, readSchedule } from '@specbuilder/duty-reader';
import { READING_LIMITS } from '@specbuilder/shared-contracts/domain';
import { responseOf } from '@specbuilder/shared-ui/worker';
import { useEffect, useMemo, useState } from 'react';
import { type PastedSchedule, pastedOf } from '../pasted-schedule.ts';

/** A pasted text as rows: at once where it is short, in a worker where it is long. */
export type Pasted =
  | { readonly kind: 'read'; readonly pasted: PastedSchedule }
  | { readonly kind: 'reading' | 'tooLong' };

export function usePasted(text: string): Pasted {
  const length = useMemo(() => lengthOf(text), [text]);
  const short = useMemo(() => (length === 'short' ? pastedOf(readSchedule(text)) : null), [text, length]);
  const [long, setLong] = useState<{ readonly text: string; readonly pasted: PastedSchedule } | null>(null);
  useEffect(() => {
    if (length !== 'long') return undefined;
    const stop = new AbortController();
    void readInBackground(text, stop.signal).then((schedule) => {
      if (!stop.signal.aborted) setLong({ text, pasted: pastedOf(schedule) });
    });
    return () => stop.abort();
  }, [text, length]);
  if (length === 'tooLong') return { kind: 'tooLong' };
  const pasted = short ?? (long?.text === text ? long.pasted : null);
  return pasted === null ? { kind: 'reading' } : { kind: 'read', pasted };
}

function lengthOf(text: string): 'short' | 'long' | 'tooLong' {
  if (isTooLong(text, READING_LIMITS.linesOfPage)) return 'tooLong';
  return isReadAtOnce(text) ? 'short' : 'long';
}

const NOTHING: ReadSchedule = { columns: [], tables: [], rows: [] };

/** Where there are no workers, or none starts, the page reads it. */
async function readInBackground(text: string, signal: AbortSignal): Promise<ReadSchedule> {
  try {
    const { startReading } = await import('./start-worker.ts');
    return await responseOf<ReadSchedule>(startReading(), text, signal);
  } catch {
    return signal.aborted ? NOTHING : readSchedule(text);
  }
}
