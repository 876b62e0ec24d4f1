import { randomId } from '@specbuilder/shared-contracts/domain';
import { usePlatform, useReadable } from '@specbuilder/shared-ui/core';
import { useEffect, useRef, useState } from 'react';
import { useCreateProject } from './use-create-project.ts';

/** Creates the project whose creation waited for sign-in, exactly once. True while that is in progress. */
export function useResumedProject(): boolean {
  const platform = usePlatform();
  const create = useCreateProject();
  const user = useReadable(platform.session.user);
  const isResumed = useRef(false);
  const [isResuming, setIsResuming] = useState(false);
  useEffect(() => {
    if (user === null || isResumed.current) return;
    const continuation = platform.session.takeContinuation(['CreateProject']);
    if (continuation === null) return;
    isResumed.current = true;
    setIsResuming(true);
    void create(continuation.data, randomId())
      .catch(() => undefined)
      .finally(() => setIsResuming(false));
  }, [platform, create, user]);
  return isResuming;
}
