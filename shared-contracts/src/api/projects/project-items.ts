import * as z from 'zod/mini';
import { ExtendedOptionType } from '../../domain/enumerations.ts';
import { numeric } from '../../domain/numeric-schema.ts';
import { FIELD_MESSAGES } from '../../messages/field.generated.ts';
import { endpoint } from '../core/endpoint.ts';
import { finite, location, notes, quantity, rowVersion, tag, text, uuid } from '../core/fields.ts';
import { says } from '../core/says.ts';
import { fanItem, itemMotor } from '../items/fan-item-response.ts';
import { itemFinding } from '../items/item-finding.ts';
import { inProject, ofMyProject } from '../project/project-access.ts';
import { motorVoltage } from '../sizing/sizing-results.ts';

/** What of the brand has changed since an item was worked out. */
export const outdatedPart = z.enum(['catalogue', 'engine', 'priceBook']);
export type OutdatedPart = z.infer<typeof outdatedPart>;

/** incomplete: something is still to be chosen and nothing is wrong; invalid: something that was chosen has to change. */
export const itemState = z.enum(['ready', 'incomplete', 'invalid']);
export type ItemState = z.infer<typeof itemState>;

const chosenOption = {
  fanOptionId: finite,
  description: text,
  price: finite,
  isChecked: z.boolean(),
  optionType: finite,
};

/** An item as a project shows it: the fan item with its place in the project. */
export const projectItem = z.extend(fanItem, {
  projectItemId: uuid,
  userId: uuid,
  itemIndex: z.number().check(z.int(), z.gte(0)),
  buildingId: z.nullable(finite),
  /** The chosen item that this one could replace. Alternates are not included in sums and are not selected. */
  alternateToId: z.nullable(uuid),
  selected: z.boolean(),
  state: itemState,
  errors: z.array(text),
  warnings: z.array(text),
  selectedVoltage: text,
  /** Empty where the item is of today's versions. */
  outOfDate: z.array(outdatedPart),
  /** The most severe first; the errors and warnings above are among them. */
  findings: z.array(itemFinding),
  fanOptions: z.array(z.object(chosenOption)),
  /** Of the sections beside the list of options: curb, intake, discharge, gas, controls, cooling. */
  fanExtendedOptions: z.array(z.object({ ...chosenOption, optionType: numeric(ExtendedOptionType) })),
});
export type ProjectItem = z.infer<typeof projectItem>;

const itemOf = { ...inProject, projectItemId: uuid };
/** Cells as they were before the edit: if another user has changed a cell, the call is rejected. */
const cellsBefore = z.optional(
  z.object({
    tag: z.optional(tag),
    quantity: z.optional(finite),
    notes: z.optional(notes),
    location: z.optional(location),
  }),
);
const wording = {
  tag,
  quantity,
  notes,
  location: z.optional(location),
  rowVersion: z.optional(rowVersion),
  was: cellsBefore,
};

const severalItems = z.array(uuid).check(
  z.minLength(
    1,
    says(() => FIELD_MESSAGES.anItem),
  ),
  z.maxLength(
    500,
    says(() => FIELD_MESSAGES.atMost500),
  ),
);

export const projectItemsContract = {
  read: endpoint('GET', '/api/projects/{projectId}/items/{projectItemId}', {
    apiKey: 'projects',
    summary: 'One item',
    ...ofMyProject,
  })
    .input(z.object(itemOf))
    .output(projectItem),
  update: endpoint('PUT', '/api/projects/{projectId}/items/{projectItemId}', {
    apiKey: 'projects',
    summary: 'Change what is given of an item: tag, quantity, notes, location',
    overlay: false,
    ...ofMyProject,
  })
    .input(
      z.object({
        ...itemOf,
        tag: z.optional(tag),
        qty: z.optional(quantity),
        notes: z.optional(notes),
        location: z.optional(location),
        rowVersion: z.optional(rowVersion),
        was: z.optional(
          z.object({
            tag: z.optional(tag),
            qty: z.optional(finite),
            notes: z.optional(notes),
            location: z.optional(location),
          }),
        ),
      }),
    )
    .output(projectItem),
  setTagQuantityAndNotes: endpoint('PUT', '/api/projects/{projectId}/items/{projectItemId}/tag-quantity-and-notes', {
    apiKey: 'projects',
    summary: 'Change tag, quantity and notes of an item',
    overlay: false,
    ...ofMyProject,
  })
    .input(z.object({ ...itemOf, ...wording }))
    .output(projectItem),
  /** A pasted column: all of the lines or, if one is rejected, none. */
  setMany: endpoint('PUT', '/api/projects/{projectId}/items', {
    apiKey: 'projects',
    summary: 'Change tag, quantity, notes and location of several items at once',
    overlay: false,
    ...ofMyProject,
  })
    .input(
      z.object({
        ...inProject,
        items: z.array(z.object({ projectItemId: uuid, ...wording })).check(
          z.minLength(
            1,
            says(() => FIELD_MESSAGES.anItem),
          ),
          z.maxLength(
            500,
            says(() => FIELD_MESSAGES.atMost500),
          ),
        ),
      }),
    )
    .output(z.array(projectItem)),
  /** Returns the ids of all items in their new order; an index after the last one means the last. */
  setIndex: endpoint('PUT', '/api/projects/{projectId}/items/{projectItemId}/set-item-index/{itemIndex}', {
    apiKey: 'projects',
    summary: 'Move an item to another place',
    overlay: false,
    ...ofMyProject,
  })
    .input(z.object({ ...itemOf, itemIndex: z.number().check(z.int(), z.gte(0)) }))
    .output(z.object({ order: z.array(uuid) })),
  voltages: endpoint('GET', '/api/projects/{projectId}/items/{projectItemId}/voltage', {
    apiKey: 'projects',
    summary: 'Voltages that the motor of an item is made for',
    overlay: false,
    ...ofMyProject,
  })
    .input(z.object(itemOf))
    .output(z.array(z.extend(motorVoltage, { selected: z.boolean() }))),
  motor: endpoint('GET', '/api/projects/{projectId}/items/{projectItemId}/motor', {
    apiKey: 'projects',
    summary: 'Motor of an item',
    overlay: false,
    ...ofMyProject,
  })
    .input(z.object(itemOf))
    .output(itemMotor),
  delete: endpoint('POST', '/api/projects/{projectId}/items/delete', {
    apiKey: 'projects',
    summary: 'Delete items of a project',
    successStatus: 204,
    ...ofMyProject,
  })
    .input(z.object({ ...inProject, projectItemIds: severalItems }))
    .output(z.void()),
  restore: endpoint('POST', '/api/projects/{projectId}/items/restore', {
    apiKey: 'projects',
    summary: 'Undo a deletion: items come back to their places within a day',
    ...ofMyProject,
  })
    .input(z.object({ ...inProject, projectItemIds: severalItems }))
    .output(z.array(projectItem)),
};
