import type { ProjectItem } from '@specbuilder/shared-contracts/api';
import type { OperatingCostSettings } from '@specbuilder/shared-contracts/domain';
import { useEffect, useRef } from 'react';
import { type ItemValues, itemValues } from './item-values.ts';

export interface ItemRow {
  readonly item: ProjectItem;
  readonly figures: ItemValues;
  readonly isSelected: boolean;
  readonly isLeaving: boolean;
  /** The item that an alternate could replace; null for offered items. */
  readonly chosen: ProjectItem | null;
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
  const byId = new Map(items.map((item) => [item.projectItemId, item]));
  const rows = items.map((item) => {
    const chosen = byId.get(item.alternateToId ?? '') ?? null;
    const now = {
      chosen,
      isSelected: chosen === null && isSelected(item),
      isLeaving: leaving.has(item.projectItemId),
    };
    const old = known.get(item.projectItemId);
    const isSame = old?.item === item && isSameState(old, now);
    return isSame ? old : { item, figures: old?.item === item ? old.figures : itemValues(item, cost), ...now };
  });
  useEffect(() => {
    former.current = { cost, rows: new Map(rows.map((row) => [row.item.projectItemId, row])) };
  });
  return rows;
}

type RowState = Pick<ItemRow, 'isSelected' | 'isLeaving' | 'chosen'>;

function isSameState(one: RowState, other: RowState): boolean {
  return one.isSelected === other.isSelected && one.isLeaving === other.isLeaving && one.chosen === other.chosen;
}
