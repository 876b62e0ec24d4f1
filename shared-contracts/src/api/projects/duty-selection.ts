import * as z from 'zod/mini';
import { UserActionType } from '../../domain/enumerations.ts';
import { FIELD_MESSAGES } from '../../messages/field.generated.ts';
import { endpoint } from '../core/endpoint.ts';
import { catalogId, location, notes, quantity, tag, text, uuid } from '../core/fields.ts';
import { says } from '../core/says.ts';
import { startingOptions } from '../items/chosen-row.ts';
import { inProject, ofMyProject } from '../project/project-access.ts';
import { BATCH_LINES, batchLine } from '../sizing/sizing.ts';

/** A sized line of a schedule with the fan that was chosen for it. */
const chosenLine = z.extend(batchLine, {
  fanListId: catalogId,
  motorId: catalogId,
  motorVoltageId: catalogId,
  tag,
  qty: quantity,
  notes,
  location: z.optional(location),
  /** In place of those that the project begins its items with. */
  startingOptions,
  /** An earlier line of the same call, whose item this one becomes an alternate of. */
  alternateToLineId: z.optional(text),
});
export type ChosenLine = z.infer<typeof chosenLine>;

/** Selection by a schedule: items for many duties without a search for each. */
export const dutySelectionContract = {
  add: endpoint('POST', '/api/projects/{projectId}/items/by-duty', {
    apiKey: 'projects',
    summary: 'Add the fans chosen for up to 200 duty lines; all of them or none',
    ...ofMyProject,
    rate: 'sizing',
    userAction: UserActionType.AddedItemToProject,
  })
    .input(
      z.object({
        ...inProject,
        lines: z.array(chosenLine).check(
          z.minLength(
            1,
            says(() => FIELD_MESSAGES.aLine),
          ),
          z.maxLength(
            BATCH_LINES,
            says(() => FIELD_MESSAGES.lines({ most: BATCH_LINES })),
          ),
        ),
      }),
    )
    /** In the order of the lines. */
    .output(z.object({ items: z.array(z.object({ lineId: text, projectItemId: uuid })) })),
};
