import type { Project, ProjectItem } from '@specbuilder/shared-contracts/api';
import { useMemo } from 'react';
import { useMayChange } from '../../project-data/project-role/use-may-change.ts';
import { useItemEdits } from './editing/use-item-edits.ts';
import type { ItemActions, ItemDialog } from './item-actions.ts';
import { useItemOrder } from './ordering/use-item-order.ts';
import { useItemBuilding } from './use-item-building.ts';
import type { ItemSelection } from './use-selection.ts';
import { useVoltage } from './use-voltage.ts';

/** The menu of an item, beside the button that was clicked. */
export interface OpenMenu {
  readonly item: ProjectItem;
  readonly target: HTMLElement;
}

interface Openers {
  readonly openMenu: (menu: OpenMenu) => void;
  readonly openDialog: (dialog: ItemDialog) => void;
  readonly hasOrder: boolean;
}

/** What can be done with the items of a project; nothing for viewers. */
export function useActions(
  project: Project,
  { toggle }: ItemSelection,
  { openMenu, openDialog, hasOrder }: Openers,
): ItemActions {
  const { projectId, projectItems } = project;
  const mayChange = useMayChange(project);
  const isReadOnly = !mayChange || projectItems.some((item) => item.isReadOnly);
  const edits = useItemEdits(projectId);
  const order = useItemOrder(projectId);
  const setVoltage = useVoltage(projectId);
  const setBuilding = useItemBuilding(projectId);
  return useMemo(
    () => ({
      projectId,
      isReadOnly,
      hasOrder,
      edits,
      order,
      toggle,
      openDialog,
      setVoltage: (item, motorVoltageId) => void setVoltage(item, motorVoltageId),
      setBuilding: (item, buildingId) => void setBuilding(item, buildingId),
      openMenu: (item, target) => openMenu({ item, target }),
    }),
    [projectId, isReadOnly, hasOrder, edits, order, toggle, openDialog, setVoltage, setBuilding, openMenu],
  );
}
