import * as z from 'zod/mini';
import { FIELD_MESSAGES } from '../../messages/field.generated.ts';
import { allOf, scope, signedIn } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { finite, nullableText, pageFields, text, utcInstant, uuid } from '../core/fields.ts';
import { says } from '../core/says.ts';
import { inProject, ofMyProject, ofOwnersProject } from '../project/project-access.ts';
import { projectRole } from '../project/project-members.ts';

const MAX_SEARCH_LENGTH = 100;

/** A project in short, with what a list shows of it. */
export const projectStub = z.object({
  projectId: uuid,
  name: text,
  displayName: text,
  referenceId: text,
  itemCount: finite,
  /** Of the site. */
  city: nullableText,
  state: nullableText,
  isArchived: z.boolean(),
  updatedOnUtc: utcInstant,
  /** What the caller is in it. */
  role: projectRole,
  /** Whose it is, where it is not the caller's own. */
  ownerName: nullableText,
});
export type ProjectStub = z.infer<typeof projectStub>;

/** By the last edit, newest first, or by name. */
const STUB_ORDERS = ['edited', 'name'] as const;
export type StubOrder = (typeof STUB_ORDERS)[number];

const stubQuery = z.object({
  ...pageFields,
  /** Found in name, city or reference id, whatever the case. */
  search: z._default(
    z.string().check(
      z.maxLength(
        MAX_SEARCH_LENGTH,
        says(() => FIELD_MESSAGES.characters({ most: MAX_SEARCH_LENGTH })),
      ),
    ),
    '',
  ),
  order: z._default(z.enum(STUB_ORDERS), 'edited'),
  /** Archived projects instead of the others. */
  isArchived: z._default(z.boolean(), false),
});

const ofBrand = allOf(
  signedIn(),
  scope('project-brand', () => undefined),
);

export const projectStubsContract = {
  list: endpoint('GET', '/api/projectStubs', {
    apiKey: 'projects',
    summary: 'Projects of this brand that the caller owns or works on, last edited first, archived ones among them',
    access: ofBrand,
  }).output(z.array(projectStub)),
  page: endpoint('GET', '/api/projectStubs/page', {
    apiKey: 'projects',
    summary: 'One page of them, searched and ordered',
    overlay: false,
    access: ofBrand,
  })
    .input(stubQuery)
    .output(z.object({ items: z.array(projectStub), totalCount: finite, pageIndex: finite, pageSize: finite })),
  read: endpoint('GET', '/api/projectStubs/{projectId}', {
    apiKey: 'projects',
    summary: 'One project in short',
    ...ofMyProject,
  })
    .input(z.object(inProject))
    .output(projectStub),
  delete: endpoint('DELETE', '/api/projectStubs/{projectId}', {
    summary: 'Delete a project with everything in it',
    successStatus: 204,
    ...ofOwnersProject,
  })
    .input(z.object(inProject))
    .output(z.void()),
};
