import type { Api, Database } from '../../core/index.ts';
import { evaluateInWords } from '../fan-items/configured-item.ts';
import { itemsToday, type TodayPorts } from '../fan-items/items-today.ts';
import type { ItemPorts } from '../fan-items/ports.ts';
import { attachItem } from './attach-item.ts';
import * as copies from './item-copies.ts';
import * as items from './item-service.ts';

export function attachItemRoute(api: Api, ports: TodayPorts) {
  const today = itemsToday(ports);
  return api.projects.attachItem.handler(({ input, context }) =>
    context.write((unit) => attachItem(unit, input, today)),
  );
}

export function projectItemsRoutes(
  { projects: { items: calls } }: Api,
  db: Database,
  { catalogues, evaluations, location }: Pick<ItemPorts, 'catalogues' | 'evaluations' | 'location'>,
) {
  const today = itemsToday({ catalogues, location });
  /** The item as its choices mean it, once it is known to be of the project. */
  const evaluated = async (projectId: string, projectItemId: string) => {
    await items.readProjectItem(db, projectId, projectItemId, true, today);
    return evaluateInWords({ db, catalogues, evaluations }, projectItemId);
  };
  return {
    read: calls.read.handler(({ input, context }) =>
      items.readProjectItem(db, input.projectId, input.projectItemId, context.readOnly.has('project'), today),
    ),
    update: calls.update.handler(({ input: { projectId, qty, was, ...edit }, context }) => {
      const before = was && { tag: was.tag, quantity: was.qty, notes: was.notes, location: was.location };
      return context.write((unit) => items.editItem(unit, projectId, { ...edit, quantity: qty, was: before }, today));
    }),
    setTagQuantityAndNotes: calls.setTagQuantityAndNotes.handler(({ input: { projectId, ...edit }, context }) =>
      context.write((unit) => items.editItem(unit, projectId, edit, today)),
    ),
    setMany: calls.setMany.handler(({ input, context }) =>
      context.write((unit) => items.editItems(unit, input.projectId, input.items, today)),
    ),
    setIndex: calls.setIndex.handler(({ input: { projectId, projectItemId, itemIndex }, context }) =>
      context.write(async (unit) => ({
        order: [...(await items.moveItem(unit, projectId, projectItemId, itemIndex))],
      })),
    ),
    voltages: calls.voltages.handler(async ({ input }) => {
      const { motor, voltage } = await evaluated(input.projectId, input.projectItemId);
      return motor.voltages.map((item) => ({ ...item, selected: item.id === voltage.id }));
    }),
    motor: calls.motor.handler(async ({ input }) => (await evaluated(input.projectId, input.projectItemId)).motor),
    delete: calls.delete.handler(({ input, context }) =>
      context.write((unit) => items.deleteItems(unit, input.projectId, input.projectItemIds)),
    ),
    restore: calls.restore.handler(({ input, context }) =>
      context.write((unit) => items.restoreItems(unit, input.projectId, input.projectItemIds, today)),
    ),
  };
}

/** Copies of items that are in projects; the rest of an item's calls knows none. */
export function itemCopyRoutes({ fanItem }: Api, ports: TodayPorts) {
  const today = itemsToday(ports);
  return {
    clone: fanItem.clone.handler(({ input, context }) => context.write((unit) => copies.cloneItem(unit, input, today))),
    copyTo: fanItem.copyTo.handler(({ input, context }) =>
      context.write((unit) => copies.copyItemTo(unit, input, today)),
    ),
  };
}
