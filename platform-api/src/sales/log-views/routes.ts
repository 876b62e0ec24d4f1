import { type Api, type Database, signedInCaller } from '../../core/index.ts';
import { listViews, removeView, saveView } from './service.ts';

export function logViewRoutes({ logViews }: Api, db: Database) {
  return {
    list: logViews.list.handler(({ context }) => listViews(db, signedInCaller(context).userId)),
    save: logViews.save.handler(({ input, context }) =>
      context.write((unit) => saveView(unit.tx, signedInCaller(context).userId, input)),
    ),
    remove: logViews.remove.handler(({ input, context }) =>
      context.write((unit) => removeView(unit.tx, signedInCaller(context).userId, input.id)),
    ),
  };
}
