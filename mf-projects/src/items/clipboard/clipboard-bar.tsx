import type { Project } from '@specbuilder/shared-contracts/api';
import { LoadFailure, ResettableLazy, usePlatform } from '@specbuilder/shared-ui/core';
import { useEffect } from 'react';
import { CLIPBOARD_MESSAGES } from '../../messages/clipboard.generated.ts';
import { removeItems } from './stored-clipboard.ts';
import { useClipboard } from './use-clipboard.ts';

/** The bar at the foot of a project while something waits in the clipboard; its code comes with the first entry. */
export function ClipboardBar({ project }: { readonly project: Project }) {
  const platform = usePlatform();
  const { entries } = useClipboard();
  useEffect(
    () => platform.bus.subscribe('items-deleted', ({ payload }) => removeItems(platform, payload.projectItemIds)),
    [platform],
  );
  if (entries.length === 0) return null;
  return (
    <ResettableLazy
      load={() => import('./open-bar.tsx')}
      props={{ projectId: project.projectId, entries }}
      fallback={null}
      failed={(retry) => <LoadFailure title={CLIPBOARD_MESSAGES.failed} onRetry={retry} />}
    />
  );
}
