import type { Project } from '@specbuilder/shared-contracts/api';
import { LoadFailure, ResettableLazy } from '@specbuilder/shared-ui/core';
import { ITEMS_MESSAGES } from '../../messages/items.generated.ts';
import type { ItemDialog } from './item-actions.ts';

interface ItemDialogsProps {
  readonly project: Project;
  /** Null while none is open. */
  readonly dialog: ItemDialog | null;
  readonly onClose: () => void;
}

/** Dialogs about items; the code of each comes with the first one that is opened. */
export function ItemDialogs({ project, dialog, onClose }: ItemDialogsProps) {
  if (dialog === null) return null;
  const states = {
    fallback: null,
    failed: (retry: () => void) => <LoadFailure title={ITEMS_MESSAGES.dialogFailed} onRetry={retry} />,
  };
  if (dialog.kind === 're-rating') {
    const { itemIds, altitudeFt } = dialog;
    const site = altitudeFt === null ? undefined : { altitude: altitudeFt, place: placeOf(project) };
    return (
      <ResettableLazy
        key="re-rating"
        load={() => import('../../site/re-rating/re-rating-dialog.tsx')}
        props={{ projectId: project.projectId, itemIds, site, onClose }}
        {...states}
      />
    );
  }
  if (dialog.kind === 'by-model') {
    return (
      <ResettableLazy
        key="by-model"
        load={() => import('../by-model/by-model-dialog.tsx')}
        props={{ project, onClose }}
        {...states}
      />
    );
  }
  if (dialog.kind === 'number') {
    return (
      <ResettableLazy
        key="number"
        load={() => import('../tag-generator/number-items-dialog.tsx')}
        props={{ project, items: dialog.items, onClose }}
        {...states}
      />
    );
  }
  if (dialog.kind === 'alternate') {
    return (
      <ResettableLazy
        key="alternate"
        load={() => import('./alternates/alternate-dialog.tsx')}
        props={{ project, item: dialog.item, onClose }}
        {...states}
      />
    );
  }
  return (
    <ResettableLazy
      key="tags"
      load={() => import('../tag-generator/tag-generator-dialog.tsx')}
      props={{ project, item: dialog.item, onClose }}
      {...states}
    />
  );
}

/** The site of a project in words, as far as it is known. */
function placeOf({ siteAddress, projectName }: Project): string {
  const { city, state, postalCode } = siteAddress ?? {};
  return [city, state].filter(Boolean).join(', ') || (postalCode ?? projectName);
}
