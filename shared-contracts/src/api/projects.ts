import * as z from 'zod/mini';
import { UserActionType } from '../domain/enumerations.ts';
import { allOf, owner, scope, signedIn } from './access.ts';
import { endpoint } from './endpoint.ts';
import {
  address,
  catalogId,
  finite,
  notes,
  operatingCostSettings,
  projectName,
  quantity,
  rowVersion,
  tag,
  text,
  utcInstant,
  uuid,
} from './fields.ts';
import { operatingCostContract } from './operating-cost.ts';
import { inProject, ofMyProject, projectIdOf } from './project-access.ts';
import { projectItem, projectItemsContract } from './project-items.ts';
import { projectSiteContract } from './project-site.ts';
import { reRatingContract } from './re-rating.ts';

/** `name` and `displayName` are URI-encoded on the wire; screens decode them with decodeProjectName. */
const project = z.object({
  projectId: uuid,
  name: text,
  displayName: text,
  /** Short readable id, unique over environments. */
  referenceId: text,
  userId: uuid,
  manufacturerLabelId: z.number(),
  projectItems: z.array(projectItem),
  siteAddress: z.nullable(address),
  settings: z.object({ operatingCost: operatingCostSettings }),
  createdOnUtc: utcInstant,
  updatedOnUtc: utcInstant,
  rowVersion,
});
export type Project = z.infer<typeof project>;

const projectStub = z.object({
  projectId: uuid,
  name: text,
  displayName: text,
  referenceId: text,
  itemCount: finite,
  updatedOnUtc: utcInstant,
});
export type ProjectStub = z.infer<typeof projectStub>;

/** Form of a new project: the name is required, the address optional. */
export const newProject = z.object({ projectName, address: z.optional(z.nullable(address)) });
export type NewProject = z.infer<typeof newProject>;

const attachItem = z.object({
  itemId: uuid,
  tag,
  qty: quantity,
  notes,
  buildingId: z._default(z.nullable(catalogId), null),
  /** Item that this one replaces; it is deleted in the same transaction (SAV-005). */
  replacesItemId: z.optional(z.nullable(uuid)),
});

export const projectStubsContract = {
  list: endpoint('GET', '/api/projectStubs', {
    summary: 'The caller’s projects of this brand, last edited first',
    access: allOf(
      signedIn(),
      scope('project-brand', () => undefined),
    ),
  }).output(z.array(projectStub)),
  read: endpoint('GET', '/api/projectStubs/{projectId}', { summary: 'One project in short', ...ofMyProject })
    .input(z.object(inProject))
    .output(projectStub),
};

export const projectsContract = {
  create: endpoint('POST', '/api/projects', {
    summary: 'Create a project',
    access: signedIn(),
    userAction: UserActionType.CreatedProject,
  })
    .input(newProject)
    .output(project),
  read: endpoint('GET', '/api/projects/{projectId}', { summary: 'A project with its items', ...ofMyProject })
    .input(z.object(inProject))
    .output(project),
  rename: endpoint('PUT', '/api/projects/{projectId}/name', { summary: 'Rename a project', ...ofMyProject })
    .input(z.object({ ...inProject, projectName, rowVersion: z.optional(rowVersion) }))
    .output(project),
  attachItem: endpoint('PUT', '/api/projects/{projectId}/attach-item', {
    summary: 'Put a configured item into a project',
    access: allOf(
      owner('project', projectIdOf),
      owner('fan-item', ({ itemId }: z.infer<typeof attachItem>) => itemId, { guests: true }),
    ),
    userAction: UserActionType.AddedItemToProject,
  })
    .input(z.extend(attachItem, inProject))
    .output(projectItem),
  items: projectItemsContract,
  operatingCost: operatingCostContract,
  reRating: reRatingContract,
  ...projectSiteContract,
};
