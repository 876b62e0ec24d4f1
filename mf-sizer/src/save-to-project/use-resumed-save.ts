import type { SaveRequest } from '@specbuilder/shared-contracts/platform';
import { usePlatform, useReadable } from '@specbuilder/shared-ui/core';
import { useEffect, useRef } from 'react';

interface ResumedSaveOptions {
  readonly send: (request: SaveRequest) => Promise<void>;
  readonly showCurbs: () => void;
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
    if (continuation?.action === 'UpdateProject') void latest.current.send(continuation.data);
    if (continuation?.action === 'AddCurb') latest.current.showCurbs();
  }, [session, user]);
}
