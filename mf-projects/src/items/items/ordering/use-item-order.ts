import type { ProjectItem } from '@specbuilder/shared-contracts/api';
import { MESSAGES, PROJECT_ERRORS, TOAST_MS } from '@specbuilder/shared-contracts/domain';
import { debounce, usePlatform } from '@specbuilder/shared-ui/core';
import { useEffect, useMemo } from 'react';
import { flushSync } from 'react-dom';
import { offerUndo } from '../../../project-data/undo/offer-undo.ts';
import { useProjectCache } from '../project-cache.ts';
import { idOf, peersOf, placed } from './in-order.ts';

export type Direction = 'up' | 'down' | 'top' | 'bottom';

export interface ItemOrder {
  /** Shows an item beside another one immediately, and saves it there. */
  readonly moveBeside: (projectItemId: string, targetId: string, edge: 'above' | 'below') => void;
  readonly move: (projectItemId: string, direction: Direction) => void;
}

/** Steps of the arrow keys that follow each other this fast are saved as one move. */
const SAVE_DELAY_MS = 400;

interface Move {
  readonly projectItemId: string;
  /** Place before the first of the steps. */
  readonly from: number;
  readonly to: number;
}

/** The order of a project's items, changed by pointer, keys and menu. */
export function useItemOrder(projectId: string): ItemOrder {
  const platform = usePlatform();
  const cache = useProjectCache(projectId);
  const order = useMemo(() => {
    const save = async ({ projectItemId, from, to }: Move, isUndo: boolean) => {
      try {
        const saved = await platform.api.projects.items.setIndex({ projectId, projectItemId, itemIndex: to });
        cache.setItems((items) => placed(items, saved.order));
        platform.bus.publish('items-reordered', { projectId, order: saved.order });
        const title = MESSAGES.sortOrderUpdated;
        if (isUndo) void platform.toasts.show({ kind: 'success', title, durationMs: TOAST_MS.generic });
        else await offerUndo(platform, { kind: 'success', title, undo: () => putBack({ projectItemId, from, to }) });
      } catch (error) {
        platform.log.error('Order could not be saved', error);
        const title = PROJECT_ERRORS.sortOrderFailed;
        void platform.toasts.show({ kind: 'error', title, durationMs: TOAST_MS.failure });
        await cache.refresh();
      }
    };
    const putBack = async ({ projectItemId, from, to }: Move) => {
      place(cache.items(), projectItemId, from);
      await save({ projectItemId, from: to, to: from }, true);
    };
    const place = (items: readonly ProjectItem[], projectItemId: string, to: number) => {
      const others = items.filter((item) => item.projectItemId !== projectItemId).map(idOf);
      flushSync(() => cache.setItems((all) => placed(all, others.toSpliced(to, 0, projectItemId))));
    };
    const saveSoon = debounce((move: Move) => {
      if (move.from !== move.to) void save(move, false);
    }, SAVE_DELAY_MS);
    const moveTo = (projectItemId: string, to: number) => {
      const items = cache.items();
      const from = items.findIndex((item) => item.projectItemId === projectItemId);
      if (from < 0 || to < 0 || to >= items.length || from === to) return;
      if (saveSoon.waiting()?.projectItemId !== projectItemId) saveSoon.flush();
      const first = saveSoon.waiting()?.from ?? from;
      place(items, projectItemId, to);
      saveSoon.call({ projectItemId, from: first, to });
    };
    const moveBeside: ItemOrder['moveBeside'] = (projectItemId, targetId, edge) => {
      const others = cache
        .items()
        .map(idOf)
        .filter((id) => id !== projectItemId);
      const target = others.indexOf(targetId);
      if (target >= 0) moveTo(projectItemId, edge === 'above' ? target : target + 1);
    };
    const move: ItemOrder['move'] = (projectItemId, direction) => {
      const ids = cache.items().map(idOf);
      const peers = peersOf(cache.items(), projectItemId).map(idOf);
      const from = peers.indexOf(projectItemId);
      const to = { up: from - 1, down: from + 1, top: 0, bottom: peers.length - 1 }[direction];
      if (to < 0 || to >= peers.length) return;
      // Only alternates are between two of them, and they follow their item.
      const next = peers.filter((id) => id !== projectItemId)[to];
      const others = ids.filter((id) => id !== projectItemId);
      moveTo(projectItemId, next === undefined ? others.length : others.indexOf(next));
    };
    return { moveBeside, move, flush: saveSoon.flush };
  }, [platform, cache, projectId]);
  // What was moved is saved although the page is left.
  useEffect(() => order.flush, [order]);
  return order;
}
