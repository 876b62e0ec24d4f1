import { usePlatform, useReadable } from '@specbuilder/shared-ui/core';
import { useEffect, useState } from 'react';
import { afterPaint } from '../late-work/after-paint.ts';

/** How long the sentence about a change is shown. */
const NOTICE_MS = 8000;

/**
 * Follows what others change in the open project; the code is loaded after its first rows.
 *
 * @param projectId null until the project is on the screen
 * @returns the last change of another user in a sentence; empty after a while
 */
export function useLiveProject(projectId: string | null): string {
  const platform = usePlatform();
  const userId = useReadable(platform.session.user)?.userId;
  const [notice, setNotice] = useState('');
  // A connection keeps its caller, so each user gets a new one.
  const watcher = userId === undefined ? null : projectId;
  useEffect(() => {
    if (watcher === null) return;
    let end: (() => void) | null = null;
    let isOver = false;
    const follow = async () => {
      try {
        const { watchProject } = await import('./watch-project.ts');
        if (!isOver) end = watchProject({ platform, projectId: watcher, onChange: setNotice });
      } catch (error) {
        platform.log.error('Changes of others cannot be followed', error);
      }
    };
    const callOff = afterPaint(() => void follow());
    return () => {
      callOff();
      isOver = true;
      end?.();
      setNotice('');
    };
  }, [platform, watcher]);
  useEffect(() => {
    if (notice === '') return;
    const timer = setTimeout(() => setNotice(''), NOTICE_MS);
    return () => clearTimeout(timer);
  }, [notice]);
  return notice;
}
