import type { Api } from '../http/api.ts';
import { signedInCaller } from '../http/call-context.ts';
import type { Database } from '../store/database.ts';
import { attachItem } from './attach-item.ts';
import * as items from './item-service.ts';

export function attachItemRoute(api: Api) {
  return api.projects.attachItem.handler(({ input, context }) =>
    context.write((unit) => attachItem(unit, signedInCaller(context), input)),
  );
}

export function projectItemsRoutes({ projects: { items: calls } }: Api, db: Database) {
  return {
    read: calls.read.handler(({ input, context }) =>
      items.readProjectItem(db, input.projectId, input.projectItemId, context.readOnly.has('project')),
    ),
    setTagQuantityAndNotes: calls.setTagQuantityAndNotes.handler(({ input, context }) =>
      context.write((unit) => items.setTagQuantityAndNotes(unit, input)),
    ),
    delete: calls.delete.handler(({ input, context }) =>
      context.write((unit) => items.deleteItems(unit, input.projectId, input.projectItemIds)),
    ),
  };
}
