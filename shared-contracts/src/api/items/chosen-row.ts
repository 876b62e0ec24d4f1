import type { HTTPPath } from '@orpc/contract';
import * as z from 'zod/mini';
import { FIELD_MESSAGES } from '../../messages/field.generated.ts';
import { allOf, identified, owner } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { catalogId, quantity, text, uuid } from '../core/fields.ts';
import { says } from '../core/says.ts';
import { fanItem } from './fan-item-response.ts';

const MAX_STARTING_OPTIONS = 10;

/** Options that an item begins with as far as its fan has them, by the codes of the price book. */
export const startingOptions = z.optional(z.array(text).check(z.maxLength(MAX_STARTING_OPTIONS)));

/** Choice of a result row that becomes an item (RES-020). */
const chosenRow = z.object({
  resultId: uuid,
  fanListId: catalogId,
  motorId: catalogId,
  motorVoltageId: catalogId,
  quantity: z.optional(quantity),
  startingOptions,
});
type ChosenRow = z.infer<typeof chosenRow>;

/** In place of an id, for an item that there is not yet. */
export const NEW_ITEM_ID = '0';

const chosenForItem = z.extend(chosenRow, {
  fanItemId: z.union(
    [z.literal(NEW_ITEM_ID), uuid],
    says(() => FIELD_MESSAGES.notAnId),
  ),
});
type ChosenForItem = z.infer<typeof chosenForItem>;

const ofResult = owner('result-set', ({ resultId }: ChosenRow) => resultId, { guests: true, needs: 'read' });
const ofItem = owner(
  'fan-item',
  ({ fanItemId }: Pick<ChosenForItem, 'fanItemId'>) => (fanItemId === NEW_ITEM_ID ? null : fanItemId),
  { guests: true },
);

interface Described {
  /** What the list of calls says of it. */
  readonly summary: string;
}

function creates(path: HTTPPath, { summary }: Described) {
  return endpoint('POST', path, { apiKey: 'projects', summary, access: allOf(identified(), ofResult) })
    .input(chosenRow)
    .output(fanItem);
}

function reselects(path: HTTPPath, { summary }: Described) {
  return endpoint<ChosenForItem>('POST', path, {
    apiKey: 'projects',
    summary,
    access: allOf<unknown, ChosenForItem>(identified(), ofItem, ofResult),
  })
    .input(chosenForItem)
    .output(fanItem);
}

/** What makes an item of a result row, and what puts another row in an item's place. */
export const chosenRowContract = {
  any: creates('/api/fanItem', { summary: 'Create an item from a result row, motor and voltage' }),
  exhaustSupply: {
    create: creates('/api/fanItem/exhaust-supply', {
      summary: 'Create an exhaust or supply item from a result row',
    }),
    reselect: reselects('/api/fanItem/exhaust-supply/{fanItemId}', {
      summary: 'Choose fan, motor and voltage of an exhaust or supply item again, with default options',
    }),
  },
  hvls: {
    create: creates('/api/fanItem/hvls', { summary: 'Create an HVLS item from a result row' }),
    reselect: reselects('/api/fanItem/hvls/{fanItemId}', {
      summary: 'Choose fan, motor and voltage of an HVLS item again, with default options',
    }),
  },
};
