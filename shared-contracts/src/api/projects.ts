import * as z from 'zod/mini';
import { UserActionType } from '../domain/enumerations.ts';
import { FIELD_TEXTS } from '../words/field.generated.ts';
import { allOf, owner, scope, signedIn } from './access.ts';
import { endpoint } from './endpoint.ts';
import { fanItem } from './fan-item.ts';
import {
  address,
  addressType,
  catalogId,
  finite,
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
} from './fields.ts';
import { says } from './says.ts';

/** An item as a project shows it: the fan item with its place in the project. */
const projectItem = z.extend(fanItem, {
  projectItemId: uuid,
  userId: uuid,
  itemIndex: z.number().check(z.int(), z.gte(0)),
  buildingId: z.nullable(finite),
  selected: z.boolean(),
  errors: z.array(text),
  warnings: z.array(text),
  selectedVoltage: text,
  fanOptions: z.array(
    z.object({ fanOptionId: finite, description: text, price: finite, isChecked: z.boolean(), optionType: finite }),
  ),
});
export type ProjectItem = z.infer<typeof projectItem>;

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

const building = z.object({
  id: z.number().check(z.int(), z.gte(1)),
  name: text,
  squareFeet: finite,
  projectId: uuid,
  fans: z.array(z.object({ coveredSquareFootage: finite, quantity: finite })),
});
export type Building = z.infer<typeof building>;

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

const projectAddress = z.extend(address, { addressType });

const projectId = ({ projectId }: { readonly projectId: string }) => projectId;
const mine = { access: owner('project', projectId) } as const;
const inProject = { projectId: uuid };
const itemOf = { projectId: uuid, projectItemId: uuid };

export const projectStubsContract = {
  list: endpoint('GET', '/api/projectStubs', {
    summary: 'The caller’s projects of this brand, last edited first',
    access: allOf(
      signedIn(),
      scope('project-brand', () => undefined),
    ),
  }).output(z.array(projectStub)),
  read: endpoint('GET', '/api/projectStubs/{projectId}', { summary: 'One project in short', ...mine })
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
  read: endpoint('GET', '/api/projects/{projectId}', { summary: 'A project with its items', ...mine })
    .input(z.object(inProject))
    .output(project),
  rename: endpoint('PUT', '/api/projects/{projectId}/name', { summary: 'Rename a project', ...mine })
    .input(z.object({ ...inProject, projectName, rowVersion: z.optional(rowVersion) }))
    .output(project),
  attachItem: endpoint('PUT', '/api/projects/{projectId}/attach-item', {
    summary: 'Put a configured item into a project',
    access: allOf(
      owner('project', projectId),
      owner('fan-item', ({ itemId }: z.infer<typeof attachItem>) => itemId, { guests: true }),
    ),
    userAction: UserActionType.AddedItemToProject,
  })
    .input(z.extend(attachItem, inProject))
    .output(projectItem),
  items: {
    read: endpoint('GET', '/api/projects/{projectId}/items/{projectItemId}', { summary: 'One item', ...mine })
      .input(z.object(itemOf))
      .output(projectItem),
    setTagQuantityAndNotes: endpoint('PUT', '/api/projects/{projectId}/items/{projectItemId}/tag-quantity-and-notes', {
      summary: 'Change tag, quantity and notes of an item',
      overlay: false,
      ...mine,
    })
      .input(z.object({ ...itemOf, tag, quantity, notes, rowVersion: z.optional(rowVersion) }))
      .output(projectItem),
    delete: endpoint('POST', '/api/projects/{projectId}/items/delete', {
      summary: 'Delete items of a project',
      successStatus: 204,
      ...mine,
    })
      .input(
        z.object({
          ...inProject,
          projectItemIds: z.array(uuid).check(
            z.minLength(
              1,
              says(() => FIELD_TEXTS.anItem),
            ),
            z.maxLength(
              500,
              says(() => FIELD_TEXTS.atMost500),
            ),
          ),
        }),
      )
      .output(z.void()),
  },
  buildings: endpoint('GET', '/api/projects/{projectId}/buildings', { summary: 'Buildings of a project', ...mine })
    .input(z.object(inProject))
    .output(z.array(building)),
  saveBuilding: endpoint('POST', '/api/projects/{projectId}/building', {
    summary: 'Create a building, or change it when its id is given',
    ...mine,
  })
    .input(
      z.object({
        ...inProject,
        id: z.optional(z.nullable(catalogId)),
        name: z.optional(nullableText),
        squareFeet: z.number(says(() => FIELD_TEXTS.area)).check(
          z.gt(
            0,
            says(() => FIELD_TEXTS.aboveZeroArea),
          ),
          z.lte(
            5_000_000,
            says(() => FIELD_TEXTS.atMostArea),
          ),
        ),
      }),
    )
    .output(building),
  address: endpoint('GET', '/api/projects/{projectId}/address/{addressType}', {
    summary: 'Address of a project by type',
    ...mine,
  })
    .input(z.object({ ...inProject, addressType }))
    .output(z.nullable(projectAddress)),
  saveAddress: endpoint('PUT', '/api/projects/{projectId}/address', { summary: 'Change an address', ...mine })
    .input(z.extend(projectAddress, inProject))
    .output(projectAddress),
};
