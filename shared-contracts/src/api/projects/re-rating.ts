import * as z from 'zod/mini';
import { SPECIFICATION_RANGES } from '../../domain/field-ranges.ts';
import { FIELD_MESSAGES } from '../../messages/field.generated.ts';
import { endpoint } from '../core/endpoint.ts';
import { finite, inRange, nullableNumber, nullableText, rowVersion, text, uuid } from '../core/fields.ts';
import { says } from '../core/says.ts';
import { inProject, ofMyProject } from '../project/project-access.ts';
import { projectItem } from './project-items.ts';

/** Feet above sea level that replace those of the specifications; absent leaves every item at its own. */
const altitude = z.optional(z.nullable(inRange(SPECIFICATION_RANGES.altitude)));

const MAX_ITEMS = 500;

function someItems<S extends z.core.$ZodType>(item: S) {
  return z.array(item).check(
    z.minLength(
      1,
      says(() => FIELD_MESSAGES.anItem),
    ),
    z.maxLength(
      MAX_ITEMS,
      says(() => FIELD_MESSAGES.atMost500),
    ),
  );
}

/** Values of an item on which a user decides. */
export const reRatedValues = z.object({
  altitude: nullableNumber,
  rpm: finite,
  /** Null for ceiling fans, which have no shaft power of their own. */
  bhp: nullableNumber,
  motorHorsepower: finite,
  voltage: text,
  inputKw: finite,
  sones: nullableNumber,
  fei: nullableNumber,
  /** One unit, USD. */
  price: finite,
  errors: z.array(text),
});
export type ReRatedValues = z.infer<typeof reRatedValues>;

export const reRatedItem = z.object({
  projectItemId: uuid,
  rowVersion,
  tag: nullableText,
  modelDisplayAs: text,
  before: reRatedValues,
  /** Null for an item that is no longer offered; `reason` says why. */
  after: z.nullable(reRatedValues),
  reason: nullableText,
  /** Options that are chosen and would no longer be, by name. */
  droppedOptions: z.array(text),
  /** Whether anything differs beside the versions. */
  isChanged: z.boolean(),
});
export type ReRatedItem = z.infer<typeof reRatedItem>;

/** Items of a project worked out again with today's catalogue, engine and price book. */
export const reRatingContract = {
  preview: endpoint('POST', '/api/projects/{projectId}/items/re-rate/preview', {
    apiKey: 'projects',
    summary: 'What would change if items were rated again; nothing is written',
    rate: 'sizing',
    overlay: false,
    ...ofMyProject,
  })
    .input(
      z.object({
        ...inProject,
        /** Null means all items of the project. */
        projectItemIds: z.nullable(someItems(uuid)),
        altitude,
      }),
    )
    .output(z.array(reRatedItem)),
  apply: endpoint('POST', '/api/projects/{projectId}/items/re-rate', {
    apiKey: 'projects',
    summary: 'Rate items again, all or none; one that is no longer offered stays as it is',
    rate: 'sizing',
    ...ofMyProject,
  })
    .input(
      z.object({
        ...inProject,
        items: someItems(z.object({ projectItemId: uuid, rowVersion })),
        altitude,
      }),
    )
    .output(
      z.object({
        items: z.array(projectItem),
        skipped: z.array(z.object({ projectItemId: uuid, reason: text })),
      }),
    ),
};
