import { type Api, signedInCaller } from '../../core/index.ts';
import { type GoBackServices, goBack } from './go-back.ts';
import * as service from './service.ts';

export function revisionRoutes({ projects: { revisions } }: Api, services: GoBackServices) {
  const { db } = services;
  return {
    list: revisions.list.handler(({ input }) => service.listRevisions(db, input.projectId)),
    issue: revisions.issue.handler(({ input, context }) =>
      context.write((unit) => service.issueRevision(unit, signedInCaller(context), input, services)),
    ),
    compare: revisions.compare.handler(({ input }) => service.compareRevisions(services, input)),
    read: revisions.read.handler(({ input }) => service.readRevision(db, input.projectId, input.revisionId)),
    goBack: revisions.goBack.handler(({ input, context }) =>
      goBack(services, context.write, signedInCaller(context), input),
    ),
  };
}
