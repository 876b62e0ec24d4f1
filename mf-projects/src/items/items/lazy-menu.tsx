import type { ProjectItem } from '@specbuilder/shared-contracts/api';
import { ResettableLazy, useLastShown } from '@specbuilder/shared-ui/core';
import { peersOf } from './ordering/in-order.ts';
import type { OpenMenu } from './use-actions.ts';

interface LazyMenuProps {
  readonly items: readonly ProjectItem[];
  /** Null while none is open. */
  readonly menu: OpenMenu | null;
  readonly onClose: () => void;
  readonly onDelete: (item: ProjectItem) => void;
}

/** The menu's code comes with the first one that is opened. */
export function LazyMenu({ items, menu, onClose, onDelete }: LazyMenuProps) {
  const shown = useLastShown(menu);
  if (shown === null) return null;
  const { projectItemId } = shown.item;
  const peers = peersOf(items, projectItemId);
  const index = peers.findIndex((entry) => entry.projectItemId === projectItemId);
  const item = peers[index];
  if (item === undefined) return null;
  return (
    <ResettableLazy
      load={() => import('./item-menu.tsx')}
      props={{
        item,
        place: index,
        count: peers.length,
        items,
        target: shown.target,
        isOpen: menu !== null,
        onClose,
        onDelete,
      }}
      fallback={null}
      failed={() => null}
    />
  );
}
