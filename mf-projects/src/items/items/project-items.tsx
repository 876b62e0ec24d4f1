import type { Project } from '@specbuilder/shared-contracts/api';
import { Button, EmptyState, usePlatform } from '@specbuilder/shared-ui/core';
import { Pictogram } from '@specbuilder/shared-ui/pictograms';
import { useMemo, useState } from 'react';
import { ITEMS_MESSAGES } from '../../messages/items.generated.ts';
import { useBuildings } from '../../site/buildings/use-buildings.ts';
import { FilledItems } from './filled-items.tsx';
import { ItemActionsProvider, type ItemDialog, useItemActions } from './item-actions.ts';
import { ItemDialogs } from './item-dialogs.tsx';
import { LazyMenu } from './lazy-menu.tsx';
import { inOrder } from './ordering/in-order.ts';
import { type OpenMenu, useActions } from './use-actions.ts';
import { useRemoval } from './use-removal.ts';
import type { ItemSelection } from './use-selection.ts';

interface ProjectItemsProps {
  readonly project: Project;
  readonly selection: ItemSelection;
}

/** Equipment of a project, with the menus and dialogs about it. */
export function ProjectItems({ project, selection }: ProjectItemsProps) {
  const [menu, setMenu] = useState<OpenMenu | null>(null);
  const [dialog, setDialog] = useState<ItemDialog | null>(null);
  const [wantsGroups, setWantsGroups] = useState(false);
  const buildings = useBuildings(project.projectId).data ?? [];
  const isGrouped = wantsGroups && buildings.length > 0;
  const actions = useActions(project, selection, { openMenu: setMenu, openDialog: setDialog, hasOrder: !isGrouped });
  const removal = useRemoval(project.projectId);
  const items = useMemo(() => inOrder(project.projectItems), [project]);
  return (
    <ItemActionsProvider value={actions}>
      {items.length === 0 ? (
        <NoItems />
      ) : (
        <FilledItems
          project={project}
          items={items}
          buildings={buildings}
          selection={selection}
          removal={removal}
          isGrouped={isGrouped}
          onGroup={setWantsGroups}
        />
      )}
      <LazyMenu
        items={items}
        menu={menu}
        onClose={() => setMenu(null)}
        onDelete={(item) => void removal.remove([item])}
      />
      <ItemDialogs project={project} dialog={dialog} onClose={() => setDialog(null)} />
    </ItemActionsProvider>
  );
}

function NoItems() {
  const platform = usePlatform();
  const { isReadOnly, openDialog } = useItemActions();
  return (
    <EmptyState
      picture={<Pictogram name="downblast" sizePx={96} />}
      title={ITEMS_MESSAGES.emptyTitle}
      text={ITEMS_MESSAGES.emptyText}
      actions={
        !isReadOnly && (
          <>
            <Button appearance="primary" onClick={() => void platform.panels.open('new-fan', {})}>
              {ITEMS_MESSAGES.addEquipment}
            </Button>
            <Button onClick={() => openDialog({ kind: 'by-model' })}>{ITEMS_MESSAGES.byModel}</Button>
          </>
        )
      }
    />
  );
}
