import type { ProjectItem } from '@specbuilder/shared-contracts/api';
import type { OperatingCostSettings } from '@specbuilder/shared-contracts/domain';
import { useEffect, useRef } from 'react';
import { type ItemFigures, itemFigures } from './item-figures.ts';

export interface ItemRow {
  readonly item: ProjectItem;
  readonly figures: ItemFigures;
  readonly isSelected: boolean;
  readonly isLeaving: boolean;
}

interface RowFacts {
  readonly cost: OperatingCostSettings;
  readonly isSelected: (item: ProjectItem) => boolean;
  readonly leaving: ReadonlySet<string>;
}

/** Rows of the items; one that nothing changed about stays the same object, so that it is not drawn again. */
export function useItemRows(
  items: readonly ProjectItem[],
  { cost, isSelected, leaving }: RowFacts,
): readonly ItemRow[] {
  const former = useRef<{ cost: OperatingCostSettings; rows: ReadonlyMap<string, ItemRow> } | null>(null);
  const known = former.current?.cost === cost ? former.current.rows : new Map<string, ItemRow>();
  const rows = items.map((item) => {
    const now = { isSelected: isSelected(item), isLeaving: leaving.has(item.projectItemId) };
    const old = known.get(item.projectItemId);
    const isSame = old?.item === item && old.isSelected === now.isSelected && old.isLeaving === now.isLeaving;
    return isSame ? old : { item, figures: old?.item === item ? old.figures : itemFigures(item, cost), ...now };
  });
  useEffect(() => {
    former.current = { cost, rows: new Map(rows.map((row) => [row.item.projectItemId, row])) };
  });
  return rows;
}
