import * as z from 'zod/mini';
import { UserActionType } from '../../domain/enumerations.ts';
import { allOf, owner, signedIn } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import {
  address,
  catalogId,
  finite,
  location,
  notes,
  nullableText,
  operatingCostSettings,
  projectName,
  quantity,
  rowVersion,
  tag,
  text,
  utcInstant,
  uuid,
} from '../core/fields.ts';
import { inProject, ofMyProject, ofOwnersProject, projectIdOf } from '../project/project-access.ts';
import { projectFactsContract } from '../project/project-facts.ts';
import { projectRole } from '../project/project-members.ts';
import { scheduledDutiesContract } from '../project/scheduled-duties.ts';
import { sentSizingDefaults, sizingDefaults } from '../project/sizing-defaults.ts';
import { alternatesContract } from './alternates.ts';
import { dutySelectionContract } from './duty-selection.ts';
import { modelSelectionContract } from './model-selection.ts';
import { operatingCostContract } from './operating-cost.ts';
import { projectFileContract } from './project-file.ts';
import { projectItem, projectItemsContract } from './project-items.ts';
import { projectSiteContract } from './project-site.ts';
import { reRatingContract } from './re-rating.ts';
import { currentRevision, revisionsContract } from './revisions.ts';

export const projectSettings = z.object({ operatingCost: operatingCostSettings });

/** `name` and `displayName` are URI-encoded on the wire; screens decode them with decodeProjectName. */
export const project = z.object({
  projectId: uuid,
  name: text,
  displayName: text,
  /** As its user wrote it, without escapes. */
  projectName: text,
  /** Short readable id, unique over environments. */
  referenceId: text,
  userId: uuid,
  manufacturerLabelId: z.number(),
  projectItems: z.array(projectItem),
  /** Every item that is offered is selected when its project is loaded (PRJ-016); alternates are not. */
  selectedProjectItemIds: z.array(uuid),
  siteAddress: z.nullable(address),
  settings: projectSettings,
  /** What searches and new items in it begin with; only what is given. Older responses have none. */
  sizingDefaults: z.optional(sizingDefaults),
  isArchived: z.boolean(),
  /** Null where none was issued. */
  currentRevision: z.nullable(currentRevision),
  createdOnUtc: utcInstant,
  updatedOnUtc: utcInstant,
  rowVersion,
  /** Counts every change of the project and of what is in it. */
  changeNumber: finite,
  /** What the caller is in it; who reads it without being a member is a viewer. */
  role: projectRole,
  /** Whose it is, where it is not the caller's own. */
  ownerName: nullableText,
});
export type Project = z.infer<typeof project>;

/** Form of a new project: the name is required, the address optional. */
export const newProject = z.object({ projectName, address: z.optional(z.nullable(address)) });
export type NewProject = z.infer<typeof newProject>;

/** What a project's own form holds; an address of null empties it, one that is absent stays. */
const projectChange = z.object({
  projectName,
  address: z.optional(z.nullable(address)),
  settings: z.optional(projectSettings),
  rowVersion: z.optional(rowVersion),
});

export const attachItem = z.object({
  itemId: uuid,
  tag,
  qty: quantity,
  notes,
  /** Absent, it stays as it is, or as it was of the replaced item. */
  location: z.optional(location),
  buildingId: z._default(z.nullable(catalogId), null),
  /** Item that this one replaces; it is deleted in the same transaction (SAV-005). */
  replacesItemId: z.optional(z.nullable(uuid)),
  /** Item of the project that this one becomes an alternate of; its tag is then that one's. */
  alternateToId: z.optional(z.nullable(uuid)),
});

export const projectsContract = {
  create: endpoint('POST', '/api/projects', {
    apiKey: 'projects',
    summary: 'Create a project',
    access: signedIn(),
    userAction: UserActionType.CreatedProject,
  })
    .input(newProject)
    .output(project),
  read: endpoint('GET', '/api/projects/{projectId}', {
    apiKey: 'projects',
    summary: 'A project with its items',
    ...ofMyProject,
  })
    .input(z.object(inProject))
    .output(project),
  rename: endpoint('PUT', '/api/projects/{projectId}/name', {
    apiKey: 'projects',
    summary: 'Rename a project',
    ...ofMyProject,
  })
    .input(
      z.object({
        ...inProject,
        projectName,
        /** Name that it was changed from: rejected if another user renamed the project first. */
        was: z.optional(text),
        rowVersion: z.optional(rowVersion),
      }),
    )
    .output(project),
  change: endpoint('PUT', '/api/projects/{projectId}', {
    apiKey: 'projects',
    summary: 'Change name, site address and settings of a project together',
    ...ofMyProject,
  })
    .input(z.extend(projectChange, inProject))
    .output(project),
  saveSizingDefaults: endpoint('PUT', '/api/projects/{projectId}/sizing-defaults', {
    apiKey: 'projects',
    summary: 'Replace what searches and new items of a project begin with',
    ...ofMyProject,
  })
    .input(
      z.object({
        ...inProject,
        sizingDefaults: sentSizingDefaults,
        /** Defaults as the caller saw them: rejected if another user changed them since. Absent means whatever is there. */
        was: z.optional(sizingDefaults),
      }),
    )
    .output(project),
  archive: endpoint('PUT', '/api/projects/{projectId}/archived', {
    apiKey: 'projects',
    summary: 'Archive a project, or bring it back',
    ...ofOwnersProject,
  })
    .input(z.object({ ...inProject, isArchived: z.boolean() }))
    .output(project),
  attachItem: endpoint('PUT', '/api/projects/{projectId}/attach-item', {
    apiKey: 'projects',
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
  models: modelSelectionContract,
  byDuty: dutySelectionContract,
  reRating: reRatingContract,
  file: projectFileContract,
  revisions: revisionsContract,
  alternates: alternatesContract,
  scheduledDuties: scheduledDutiesContract,
  facts: projectFactsContract,
  ...projectSiteContract,
};
