import * as z from 'zod/mini';
import { longestTag } from '../../domain/generated-tags.ts';
import { FIELD_MESSAGES } from '../../messages/field.generated.ts';
import { allOf, owner } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { MAX_TAG_LENGTH, nullableText, quantity, tag, uuid } from '../core/fields.ts';
import { says } from '../core/says.ts';
import { projectItem } from './project-items.ts';

/** Picture of the item as the screen shows it. A copy shows the picture of its own values, which is the same. */
const imagePath = z.optional(nullableText);

const MAX_START_NUMBER = 99_999;
const startNumberWords = says(() => FIELD_MESSAGES.startNumber);

const startNumber = z
  .number(startNumberWords)
  .check(z.int(startNumberWords), z.gte(0, startNumberWords), z.lte(MAX_START_NUMBER, startNumberWords));

const tagPlanFields = {
  newTag: tag,
  newQuant: quantity,
  startNumber: z.nullable(startNumber),
  makeOneCopy: z.boolean(),
};

/** What items that are there are numbered with, one after the other. */
export const tagNumbering = z.object({ newTag: tag, startNumber });

interface RequestedTags {
  readonly newTag: string | null;
  readonly newQuant: number;
  readonly startNumber: number | null;
  readonly makeOneCopy: boolean;
}

const isNumbered = z.refine<RequestedTags>(({ startNumber, makeOneCopy }) => startNumber !== null || makeOneCopy, {
  path: ['startNumber'],
  ...startNumberWords,
});
const fitsTag = z.refine<RequestedTags>((requested) => longestTag(tagPlanOf(requested)).length <= MAX_TAG_LENGTH, {
  path: ['newTag'],
  ...says(() => FIELD_MESSAGES.characters({ most: MAX_TAG_LENGTH })),
});

/** Fields of the tag generator's form; quantity and start number determine its preview (TAG-003). */
export const tagForm = z.object(tagPlanFields).check(isNumbered, fitsTag);
export type TagForm = z.infer<typeof tagForm>;

/** The plan behind a form or a call. */
export function tagPlanOf({ newTag, newQuant, startNumber, makeOneCopy }: RequestedTags) {
  return { tag: newTag ?? '', quantity: newQuant, startNumber, makeOneCopy };
}

const item = { fanItemId: uuid };
export const cloneItem = z.object({ ...item, ...tagPlanFields, imagePath }).check(isNumbered, fitsTag);
export const copyItem = z.object({
  ...item,
  destinationProjectId: uuid,
  imagePath,
  /** Item of that project whose alternate the copy becomes; absent offers it by itself. */
  alternateToId: z.optional(z.nullable(uuid)),
});

const itemIdOf = ({ fanItemId }: { readonly fanItemId: string }) => fanItemId;

/** Copies of items in projects. */
export const itemCopiesContract = {
  clone: endpoint('POST', '/api/fanItem/{fanItemId}/clone', {
    apiKey: 'projects',
    summary: 'Copies of an item in its project, tagged by plan',
    access: owner('fan-item', itemIdOf),
  })
    .input(cloneItem)
    .output(z.array(projectItem)),
  copyTo: endpoint('POST', '/api/fanItem/{fanItemId}/copy-to', {
    apiKey: 'projects',
    summary: 'Copy an item into a project',
    access: allOf(
      owner('fan-item', itemIdOf),
      owner('project', ({ destinationProjectId }: z.infer<typeof copyItem>) => destinationProjectId, {
        field: 'destinationProjectId',
      }),
    ),
  })
    .input(copyItem)
    .output(projectItem),
};
