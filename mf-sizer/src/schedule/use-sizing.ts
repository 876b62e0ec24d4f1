import type { BatchLineResponse } from '@specbuilder/shared-contracts/api';
import { usePlatform } from '@specbuilder/shared-ui/core';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { type DutyRow, isSizable } from './duty-row.ts';

/** Rows per request: the first values arrive early, and a stop takes effect. */
const AT_ONCE = 20;

export interface Sizing {
  readonly responseOf: (row: DutyRow) => BatchLineResponse | undefined;
  readonly done: number;
  readonly total: number;
  readonly state: 'ready' | 'running' | 'stopped' | 'failed';
  readonly stop: () => void;
  readonly resume: () => void;
}

/** What is sent for a row: what it says, where the sheet says it is. */
export function specificationOf({ specification }: DutyRow, postalCode: string): Record<string, unknown> {
  return { ...(postalCode.trim() !== '' && { zip: postalCode.trim() }), ...specification };
}

/** Sizes each row that can be sized once: a changed row is sized again, the others keep their results. */
export function useSizing(rows: readonly DutyRow[], postalCode: string): Sizing {
  const { api, log } = usePlatform();
  const [responses, setResponses] = useState<ReadonlyMap<string, BatchLineResponse>>(() => new Map());
  const [halt, setHalt] = useState<'stopped' | 'failed' | null>(null);
  const requested = useMemo(
    () => rows.filter(isSizable).map((row) => specificationOf(row, postalCode)),
    [rows, postalCode],
  );
  const missing = requested
    .map((item) => JSON.stringify(item))
    .filter((text, index, all) => !responses.has(text) && all.indexOf(text) === index);
  const next = JSON.stringify(missing.slice(0, AT_ONCE));
  useEffect(() => {
    const lines = JSON.parse(next) as string[];
    if (lines.length === 0 || halt !== null) return;
    const aborter = new AbortController();
    const send = async () => {
      const sent = lines.map((text, index) => ({ lineId: String(index), specification: JSON.parse(text) }));
      try {
        const response = await api.sizing.batch({ lines: sent }, { signal: aborter.signal });
        setResponses(
          (before) => new Map([...before, ...response.lines.map((line, index) => [lines[index] ?? '', line] as const)]),
        );
      } catch (error) {
        if (aborter.signal.aborted) return;
        log.error('The schedule could not be sized', error);
        setHalt('failed');
      }
    };
    void send();
    return () => aborter.abort();
  }, [api, log, next, halt]);
  const isOpen = missing.length > 0;
  const responseOf = useCallback(
    (row: DutyRow) => responses.get(JSON.stringify(specificationOf(row, postalCode))),
    [responses, postalCode],
  );
  return {
    responseOf,
    done: requested.filter((item) => responses.has(JSON.stringify(item))).length,
    total: requested.length,
    state: isOpen ? (halt ?? 'running') : 'ready',
    stop: () => setHalt('stopped'),
    resume: () => setHalt(null),
  };
}
