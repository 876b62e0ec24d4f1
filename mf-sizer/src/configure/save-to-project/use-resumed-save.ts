import type { SaveRequest } from '@specbuilder/shared-contracts/platform';
import { usePlatform, useReadable } from '@specbuilder/shared-ui/core';
import { useEffect, useRef } from 'react';

interface ResumedSaveOptions {
  readonly fanItemId: string;
  /** If false, no interrupted save is resumed, whatever its origin (SAV-003). */
  readonly isValid: boolean;
  readonly send: (request: SaveRequest) => Promise<void>;
  /** Continues at the curb prompt, which comes after sign-in. */
  readonly goOn: () => Promise<void>;
}

/** Goes on with what sign-in interrupted, once: the host gives a continuation to its first taker only (SAV-002). */
export function useResumedSave(options: ResumedSaveOptions): void {
  const { session } = usePlatform();
  const user = useReadable(session.user);
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  useEffect(() => {
    if (user === null) return;
    const continuation = session.takeContinuation(['UpdateProject', 'AddCurb']);
    const { fanItemId, isValid, send, goOn } = latest.current;
    if (continuation === null || !isValid) return;
    if (continuation.action === 'UpdateProject') void send(continuation.data);
    if (continuation.action === 'AddCurb' && continuation.data.fanItemId === fanItemId) void goOn();
  }, [session, user]);
}
