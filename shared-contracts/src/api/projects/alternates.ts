import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { uuid } from '../core/fields.ts';
import { inProject, ofMyProject } from '../project/project-access.ts';
import { projectItem } from './project-items.ts';

const itemOf = { ...inProject, projectItemId: uuid };

/** Items that changed, and ids of all items in their order. */
export const alternatesResponse = z.object({ items: z.array(projectItem), order: z.array(uuid) });
export type AlternatesResponse = z.infer<typeof alternatesResponse>;

/** Items that could replace another one of their project, and the chosen one. */
export const alternatesContract = {
  /** An alternate of an alternate is one of the chosen item; the item's own alternates come along. */
  set: endpoint('PUT', '/api/projects/{projectId}/items/{projectItemId}/alternate-to', {
    apiKey: 'projects',
    summary: 'Make an item an alternate of another one, or offer it separately with null',
    ...ofMyProject,
  })
    .input(z.object({ ...itemOf, alternateToId: z.nullable(uuid) }))
    .output(alternatesResponse),
  /** The item that was chosen becomes its alternate, and so do the others; place and building stay. */
  choose: endpoint('PUT', '/api/projects/{projectId}/items/{projectItemId}/choose', {
    apiKey: 'projects',
    summary: 'Choose an alternate in place of the item that is chosen',
    ...ofMyProject,
  })
    .input(z.object(itemOf))
    .output(alternatesResponse),
};
