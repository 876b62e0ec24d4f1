import * as z from 'zod/mini';
import { FIELD_TEXTS } from '../words/field.generated.ts';
import { endpoint } from './endpoint.ts';
import { address, addressType, catalogId, finite, nullableText, text, uuid } from './fields.ts';
import { inProject, ofMyProject } from './project-access.ts';
import { says } from './says.ts';

const building = z.object({
  id: z.number().check(z.int(), z.gte(1)),
  name: text,
  squareFeet: finite,
  projectId: uuid,
  fans: z.array(z.object({ coveredSquareFootage: finite, quantity: finite })),
});
export type Building = z.infer<typeof building>;

const projectAddress = z.extend(address, { addressType });

/** Where a project stands: its buildings and its addresses. */
export const projectSiteContract = {
  buildings: endpoint('GET', '/api/projects/{projectId}/buildings', {
    summary: 'Buildings of a project',
    ...ofMyProject,
  })
    .input(z.object(inProject))
    .output(z.array(building)),
  saveBuilding: endpoint('POST', '/api/projects/{projectId}/building', {
    summary: 'Create a building, or change it when its id is given',
    ...ofMyProject,
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
    ...ofMyProject,
  })
    .input(z.object({ ...inProject, addressType }))
    .output(z.nullable(projectAddress)),
  saveAddress: endpoint('PUT', '/api/projects/{projectId}/address', { summary: 'Change an address', ...ofMyProject })
    .input(z.extend(projectAddress, inProject))
    .output(projectAddress),
};
