import * as z from 'zod/mini';
import { FIELD_TEXTS } from '../words/field.generated.ts';
import { endpoint } from './endpoint.ts';
import { fanItem } from './fan-item.ts';
import { finite, notes, quantity, rowVersion, tag, text, uuid } from './fields.ts';
import { inProject, ofMyProject } from './project-access.ts';
import { says } from './says.ts';

/** An item as a project shows it: the fan item with its place in the project. */
export const projectItem = z.extend(fanItem, {
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

const itemOf = { ...inProject, projectItemId: uuid };

export const projectItemsContract = {
  read: endpoint('GET', '/api/projects/{projectId}/items/{projectItemId}', { summary: 'One item', ...ofMyProject })
    .input(z.object(itemOf))
    .output(projectItem),
  setTagQuantityAndNotes: endpoint('PUT', '/api/projects/{projectId}/items/{projectItemId}/tag-quantity-and-notes', {
    summary: 'Change tag, quantity and notes of an item',
    overlay: false,
    ...ofMyProject,
  })
    .input(z.object({ ...itemOf, tag, quantity, notes, rowVersion: z.optional(rowVersion) }))
    .output(projectItem),
  delete: endpoint('POST', '/api/projects/{projectId}/items/delete', {
    summary: 'Delete items of a project',
    successStatus: 204,
    ...ofMyProject,
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
};
