import { useDrawnIn } from '@specbuilder/shared-ui/core';
import { useCallback, useEffect, useState } from 'react';

/** A group counts as read while its head is in the upper part of the window. */
const READING_PART = '-64px 0px -55% 0px';
/** What users do to move the page themselves. */
const USER_MOVES = ['wheel', 'touchmove', 'keydown'] as const;

/**
 * The group that is being read, by the id of its element; the first one before anything moved. A group gone to counts
 * as read until the user moves the page, since the last ones never come up to the top.
 */
export function useGroupInView(ids: readonly string[]): readonly [string | null, (id: string) => void] {
  const [current, setCurrent] = useState<string | null>(null);
  const [goneTo, setGoneTo] = useState<string | null>(null);
  const key = ids.join(' ');
  const page = useDrawnIn();
  useEffect(() => observeGroups(page, key.split(' '), setCurrent), [page, key]);
  useEffect(() => {
    if (goneTo === null) return;
    const release = () => setGoneTo(null);
    for (const move of USER_MOVES) window.addEventListener(move, release, { once: true, passive: true });
    return () => {
      for (const move of USER_MOVES) window.removeEventListener(move, release);
    };
  }, [goneTo]);
  const known = [goneTo, current].find((id) => id !== null && ids.includes(id));
  return [known ?? ids[0] ?? null, useCallback((id: string) => setGoneTo(id), [])];
}

function observeGroups(page: Document | ShadowRoot, ids: readonly string[], onRead: (id: string) => void): () => void {
  const inView = new Set<string>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) inView.add(target.id);
        else inView.delete(target.id);
      }
      const first = ids.find((id) => inView.has(id));
      if (first !== undefined) onRead(first);
    },
    { rootMargin: READING_PART },
  );
  for (const id of ids) {
    const element = page.getElementById(id);
    if (element) observer.observe(element);
  }
  return () => observer.disconnect();
}
