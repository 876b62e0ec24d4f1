import { usePlatform } from '@specbuilder/shared-ui/core';
import { useEffect } from 'react';
import { type RecentWork, rememberWork } from './recent-work.ts';

/** Keeps what is on the screen for the start page; null while nothing is there yet. */
export function useRememberWork(shown: Omit<RecentWork, 'atUtc'> | null): void {
  const { browserStorage, session } = usePlatform();
  const text = shown === null ? null : JSON.stringify(shown);
  useEffect(() => {
    if (text === null) return;
    rememberWork({ browserStorage, session }, { ...JSON.parse(text), atUtc: new Date().toISOString() });
  }, [browserStorage, session, text]);
}
