import type { ProjectItem } from '@specbuilder/shared-contracts/api';
import type { OperatingCostSettings } from '@specbuilder/shared-contracts/domain';
import { useState } from 'react';
import { type ItemValues, itemValues } from './item-values.ts';

export interface ItemRow {
  readonly item: ProjectItem;
  readonly values: ItemValues;
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

/** Rows as last drawn, and the cost settings that their values were calculated with. */
interface Known {
  readonly cost: OperatingCostSettings;
  readonly rows: readonly ItemRow[];
}

/** Rows of the items; one that nothing changed about stays the same object, so that it is not drawn again. */
export function useItemRows(
  items: readonly ProjectItem[],
  { cost, isSelected, leaving }: RowFacts,
): readonly ItemRow[] {
  const [known, setKnown] = useState<Known>({ cost, rows: [] });
  const former = new Map(known.cost === cost ? known.rows.map((row) => [row.item.projectItemId, row]) : []);
  const byId = new Map(items.map((item) => [item.projectItemId, item]));
  const rows = items.map((item) => {
    const chosen = byId.get(item.alternateToId ?? '') ?? null;
    const now = {
      chosen,
      isSelected: chosen === null && isSelected(item),
      isLeaving: leaving.has(item.projectItemId),
    };
    const old = former.get(item.projectItemId);
    const isSame = old?.item === item && isSameState(old, now);
    return isSame ? old : { item, values: old?.item === item ? old.values : itemValues(item, cost), ...now };
  });
  if (known.cost === cost && isSameList(known.rows, rows)) return known.rows;
  setKnown({ cost, rows });
  return rows;
}

function isSameList(a: readonly ItemRow[], b: readonly ItemRow[]): boolean {
  return a.length === b.length && a.every((row, index) => row === b[index]);
}

type RowState = Pick<ItemRow, 'isSelected' | 'isLeaving' | 'chosen'>;

function isSameState(a: RowState, b: RowState): boolean {
  return a.isSelected === b.isSelected && a.isLeaving === b.isLeaving && a.chosen === b.chosen;
}
