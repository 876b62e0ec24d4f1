import * as z from 'zod/mini';
import { FIELD_MESSAGES } from '../../messages/field.generated.ts';
import { endpoint } from '../core/endpoint.ts';
import { address, addressType, catalogId, finite, rowVersion, text, uuid } from '../core/fields.ts';
import { says } from '../core/says.ts';
import { inProject, ofMyProject } from '../project/project-access.ts';
import { projectItem } from './project-items.ts';

export const building = z.object({
  id: z.number().check(z.int(), z.gte(1)),
  name: text,
  squareFeet: finite,
  projectId: uuid,
  fans: z.array(z.object({ coveredSquareFootage: finite, quantity: finite })),
});
export type Building = z.infer<typeof building>;

const MAX_BUILDING_NAME_LENGTH = 100;
const buildingName = z.string().check(
  z.maxLength(
    MAX_BUILDING_NAME_LENGTH,
    says(() => FIELD_MESSAGES.characters({ most: MAX_BUILDING_NAME_LENGTH })),
  ),
);

/** What is typed of a building; without a name it gets the next number (BLD-003). */
export const buildingFields = z.object({
  name: z.optional(z.nullable(buildingName)),
  squareFeet: z.number(says(() => FIELD_MESSAGES.area)).check(
    z.gt(
      0,
      says(() => FIELD_MESSAGES.aboveZeroArea),
    ),
    z.lte(
      5_000_000,
      says(() => FIELD_MESSAGES.atMostArea),
    ),
  ),
});
export type BuildingFields = z.infer<typeof buildingFields>;

export const projectAddress = z.extend(address, { addressType });

/** The site of a project: its buildings and its addresses. */
export const projectSiteContract = {
  buildings: endpoint('GET', '/api/projects/{projectId}/buildings', {
    apiKey: 'projects',
    summary: 'Buildings of a project',
    ...ofMyProject,
  })
    .input(z.object(inProject))
    .output(z.array(building)),
  saveBuilding: endpoint('POST', '/api/projects/{projectId}/building', {
    apiKey: 'projects',
    summary: 'Create a building, or change it when its id is given',
    ...ofMyProject,
  })
    .input(
      z.object({
        ...inProject,
        id: z.optional(z.nullable(catalogId)),
        ...buildingFields.shape,
      }),
    )
    .output(building),
  deleteBuilding: endpoint('DELETE', '/api/projects/{projectId}/buildings/{buildingId}', {
    apiKey: 'projects',
    summary: 'Delete a building; its fans stay in the project',
    successStatus: 204,
    ...ofMyProject,
  })
    .input(z.object({ ...inProject, buildingId: catalogId }))
    .output(z.void()),
  setItemBuilding: endpoint('PUT', '/api/projects/{projectId}/items/{projectItemId}/building', {
    apiKey: 'projects',
    summary: 'Put an item into a building, or take it out with null',
    ...ofMyProject,
  })
    .input(
      z.object({
        ...inProject,
        projectItemId: uuid,
        buildingId: z.nullable(catalogId),
        rowVersion: z.optional(rowVersion),
      }),
    )
    .output(projectItem),
  address: endpoint('GET', '/api/projects/{projectId}/address/{addressType}', {
    apiKey: 'projects',
    summary: 'Address of a project by type',
    ...ofMyProject,
  })
    .input(z.object({ ...inProject, addressType }))
    .output(z.nullable(projectAddress)),
  saveAddress: endpoint('PUT', '/api/projects/{projectId}/address', {
    apiKey: 'projects',
    summary: 'Change an address',
    ...ofMyProject,
  })
    .input(
      z.extend(projectAddress, {
        ...inProject,
        /** Address that the caller saw, null for none; absent means whatever is there. */
        was: z.optional(z.nullable(address)),
      }),
    )
    .output(projectAddress),
};
