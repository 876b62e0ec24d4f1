import type { FanItem } from '@specbuilder/shared-contracts/api';
import { usePlatform, useReadable } from '@specbuilder/shared-ui/core';
import { useQuery } from '@specbuilder/shared-ui/query';
import { useState } from 'react';
import { type RetainedAlternates, retainedAlternates } from './retained-alternates.ts';

/** Alternates of an item: those of its project, else those that this browser keeps. Null without any. */
export function useAlternatesOf({ fanItemId, projectId }: FanItem) {
  const { apiQueries, session, storage } = usePlatform();
  const isSignedIn = useReadable(session.user) !== null;
  const [kept, setKept] = useState(() => retainedAlternates(storage).of(fanItemId));
  const { data: project } = useQuery({
    ...apiQueries.projects.read.queryOptions({ input: { projectId: projectId ?? '' } }),
    enabled: isSignedIn && projectId !== null,
  });
  const reread = () => setKept(retainedAlternates(storage).of(fanItemId));
  if (projectId === null) return { alternates: kept, reread };
  return { alternates: ofProject(fanItemId, project?.projectItems ?? []), reread };
}

interface PlacedItem {
  readonly fanItemId: string;
  readonly alternateToId: string | null;
}

function ofProject(fanItemId: string, items: readonly PlacedItem[]): RetainedAlternates | null {
  const item = items.find((entry) => entry.fanItemId === fanItemId);
  if (item === undefined) return null;
  const offered = item.alternateToId ?? fanItemId;
  const others = items.filter(({ alternateToId }) => alternateToId === offered).map((entry) => entry.fanItemId);
  return others.length === 0 ? null : { offered, members: [offered, ...others] };
}
