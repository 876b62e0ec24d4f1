import type { ProjectItem } from '@specbuilder/shared-contracts/api';
import { usePlatform } from '@specbuilder/shared-ui/core';
import { useMemo } from 'react';
import { isOffered } from '../item-values.ts';
import { useProjectCache } from '../project-cache.ts';
import { type EditedProject, sendEdit, sendPasted, showEdit, showPasted } from './edit-calls.ts';
import type { EditedField, FieldChange } from './item-field.ts';
import { showLeftOver, showPasteProblem } from './paste-toasts.ts';
import { pastedLines } from './pasted-lines.ts';

export interface ItemEdits {
  /**
   * Shows the change immediately and saves it; a rejection restores the server's value and reports it.
   *
   * @param item as it was when the user started to edit it
   */
  readonly save: (item: ProjectItem, change: FieldChange) => void;
  /** Fills the grid from a cell on with what a spreadsheet copied. */
  readonly paste: (item: ProjectItem, field: EditedField, text: string) => void;
}

/** Changes of tag, location, notes and quantity; they go one after the other, each with what its cell was before. */
export function useItemEdits(projectId: string): ItemEdits {
  const platform = usePlatform();
  const cache = useProjectCache(projectId);
  return useMemo(() => {
    const edited: EditedProject = { platform, cache, projectId };
    let last = Promise.resolve();
    const inTurn = (work: () => Promise<void>) => {
      last = last.then(work);
    };
    const save: ItemEdits['save'] = (item, change) => {
      showEdit(edited, item, change);
      inTurn(() => sendEdit(edited, { item, change, save }));
    };
    const paste: ItemEdits['paste'] = (item, field, text) => {
      // Alternates are in no schedule: a column goes past them.
      const items = isOffered(item) ? cache.items().filter(isOffered) : [item];
      const from = items.findIndex(({ projectItemId }) => projectItemId === item.projectItemId);
      const { changes, problem, leftOver } = pastedLines(text, items.slice(from), field);
      if (problem !== null) return showPasteProblem(platform.toasts, problem);
      if (leftOver > 0) showLeftOver(platform.toasts, leftOver);
      const [first, ...others] = changes;
      if (first === undefined) return;
      if (others.length === 0) return save(first.item, first.change);
      showPasted(edited, changes);
      inTurn(() => sendPasted(edited, changes));
    };
    return { save, paste };
  }, [platform, cache, projectId]);
}
