import type { ProjectItem } from '@specbuilder/shared-contracts/api';
import { useState } from 'react';

/** Which items documents have, and in which order; the project keeps its own order. */
export interface ChosenItems {
  /** All that can be chosen, in the order of the documents. */
  readonly items: readonly ProjectItem[];
  readonly chosen: ReadonlySet<string>;
  /** Those that are chosen, in their order. */
  readonly ids: readonly string[];
  readonly choose: (chosen: ReadonlySet<string>) => void;
  /** Puts an item beside another one. */
  readonly moveBeside: (id: string, targetId: string, edge: 'above' | 'below') => void;
  readonly move: (id: string, step: -1 | 1) => void;
}

/** @param selectedIds chosen at first */
export function useChosenItems(items: readonly ProjectItem[], selectedIds: readonly string[]): ChosenItems {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set(selectedIds));
  const [order, setOrder] = useState<readonly string[]>([]);
  const ordered = inOrderOf(items, order);
  const all = ordered.map(({ projectItemId }) => projectItemId);
  return {
    items: ordered,
    chosen,
    ids: all.filter((id) => chosen.has(id)),
    choose: setChosen,
    moveBeside: (id, targetId, edge) => setOrder(movedBeside(all, id, targetId, edge)),
    move: (id, step) => {
      const target = all[all.indexOf(id) + step];
      if (target !== undefined) setOrder(movedBeside(all, id, target, step < 0 ? 'above' : 'below'));
    },
  };
}

/** Items that the order does not name, added since, come last. */
export function inOrderOf(items: readonly ProjectItem[], order: readonly string[]): readonly ProjectItem[] {
  if (order.length === 0) return items;
  const places = new Map(order.map((id, place) => [id, place]));
  const placeOf = ({ projectItemId }: ProjectItem) => places.get(projectItemId) ?? order.length;
  return [...items].sort((one, other) => placeOf(one) - placeOf(other));
}

export function movedBeside(
  ids: readonly string[],
  id: string,
  targetId: string,
  edge: 'above' | 'below',
): readonly string[] {
  const others = ids.filter((other) => other !== id);
  const target = others.indexOf(targetId);
  if (target < 0 || others.length === ids.length) return ids;
  return others.toSpliced(edge === 'above' ? target : target + 1, 0, id);
}
