import type { issueRequest } from '@specbuilder/shared-contracts/api';
import type * as z from 'zod/mini';
import { type Api, type Database, notFound, signedInCaller } from '../../core/index.ts';
import { DELIVERABLES } from '../all.ts';
import { type DeliverableInput, requestOf } from '../requested.ts';
import type { Deliverables, MadeDocument } from '../service.ts';
import { type IssuePorts, issueDocuments, issuedFile, listIssues } from './service.ts';

export interface IssueRoutePorts extends IssuePorts {
  readonly db: Database;
  readonly deliverables: Pick<Deliverables, 'makeForIssue'>;
}

export function issuedDocumentRoutes(api: Api, ports: IssueRoutePorts) {
  const { db, deliverables, links } = ports;
  return {
    issue: api.deliverables.issue.handler(async ({ input, context, signal }) => {
      const caller = signedInCaller(context);
      const { manufacturerLabelId: brand } = context;
      // One after the other: together they would take what other users need to get theirs.
      const made: MadeDocument[] = [];
      for (const document of input.documents) {
        const { type, format } = declaredOf(document);
        const request = { ...inputOf(input, document), format };
        made.push(await deliverables.makeForIssue(requestOf(type, request, { context, signal })));
      }
      return context.write((unit) => issueDocuments(unit, caller, { ...input, brand, made }, ports));
    }),
    issued: api.deliverables.issued.handler(({ input }) => listIssues(db, input)),
    issuedFile: api.deliverables.issuedFile.handler(({ input: { projectId, documentId }, context }) =>
      issuedFile(db, documentId, { projectId }, signedInCaller(context).userId),
    ),
    mailedFile: api.deliverables.mailedFile.handler(({ input: { documentId, link } }) => {
      if (!links.opens('issued-document', documentId, link)) throw notFound('file');
      return issuedFile(db, documentId, null, null);
    }),
    issuedOfDeleted: api.deliverables.issuedOfDeleted.handler(({ context }) =>
      listIssues(db, { deletedOfBrand: context.manufacturerLabelId }),
    ),
    issuedFileOfDeleted: api.deliverables.issuedFileOfDeleted.handler(({ input: { documentId }, context }) => {
      const of = { deletedOfBrand: context.manufacturerLabelId };
      return issuedFile(db, documentId, of, signedInCaller(context).userId);
    }),
  };
}

type IssueInput = z.output<typeof issueRequest> & { readonly projectId: string };
type RequestedDocument = IssueInput['documents'][number];

function declaredOf({ deliverable: key, format }: RequestedDocument) {
  const declared = DELIVERABLES.find((deliverable) => deliverable.key === key);
  // The contract knows the same keys.
  if (declared === undefined) throw new Error(`Nothing is declared as ${key}`);
  return { type: declared.type, format: format ?? declared.formats[0].number };
}

function inputOf({ projectId, specificItemIds, now }: IssueInput, document: RequestedDocument): DeliverableInput {
  const { deliverable: _key, terms, ...choices } = document;
  return { projectId, specificItemIds, now, ...choices, ...terms };
}
