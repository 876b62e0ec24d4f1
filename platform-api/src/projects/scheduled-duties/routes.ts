import type { Api, Database } from '../../core/index.ts';
import * as duties from './service.ts';

export function scheduledDutyRoutes({ projects: { scheduledDuties: calls } }: Api, db: Database) {
  return {
    read: calls.read.handler(({ input }) => duties.readDuties(db, input.projectId)),
    saveMany: calls.saveMany.handler(({ input, context }) => context.write((unit) => duties.saveDuties(unit, input))),
    saveOne: calls.saveOne.handler(({ input, context }) => context.write((unit) => duties.saveDuty(unit, input))),
    delete: calls.delete.handler(({ input, context }) =>
      context.write((unit) => duties.deleteDuties(unit, input.projectId, input.dutyIds)),
    ),
    fromCriteria: calls.fromCriteria.handler(({ input, context }) =>
      context.write((unit) => duties.dutiesFromCriteria(unit, input.projectId, input.projectItemIds)),
    ),
  };
}
