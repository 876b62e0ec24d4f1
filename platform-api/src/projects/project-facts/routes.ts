import { type Api, type Database, signedInCaller } from '../../core/index.ts';
import { readFacts, saveFacts } from './service.ts';

export function projectFactsRoutes({ projects: { facts } }: Api, db: Database) {
  return {
    read: facts.read.handler(({ input, context }) => readFacts(db, input.projectId, signedInCaller(context).userId)),
    save: facts.save.handler(({ input, context }) =>
      context.write((unit) => saveFacts(unit, signedInCaller(context).userId, input)),
    ),
  };
}
