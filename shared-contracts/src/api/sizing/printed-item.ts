import * as z from 'zod/mini';
import { FIELD_MESSAGES } from '../../messages/field.generated.ts';
import { open } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { finite, nullableNumber, nullableText, text, versions } from '../core/fields.ts';
import { says } from '../core/says.ts';

/** Longest token of an item; a code of that many letters can still be read off a page. */
const MAX_TOKEN = 2000;

/** Values that a document prints of an item, rounded as it prints them; null where the kind of fan has none. */
export const printedValues = z.object({
  /** What the fan delivers, cfm, and the external static pressure there, in. wg. */
  cfm: finite,
  externalStaticPressure: nullableNumber,
  rpm: finite,
  /** Electrical input of the fan, kW. */
  inputKw: finite,
  sones: nullableNumber,
  dba: nullableNumber,
  /** Of a ceiling fan its CFEI. */
  fei: nullableNumber,
});
export type PrintedValues = z.infer<typeof printedValues>;

export const printedItemCheck = z.object({
  /** As the document names it. */
  modelDisplayAs: text,
  printed: printedValues,
  printedWith: versions,
  /** Sized with the catalogue and engine of today; null for an item that is no longer offered. */
  today: z.nullable(printedValues),
  todayWith: versions,
  /** Why it is no longer offered, or what keeps it from running as configured. */
  reasons: z.array(text),
  /** Whether each value and the model are the same, and nothing keeps it from running. */
  isSame: z.boolean(),
  modelToday: nullableText,
});
export type PrintedItemCheck = z.infer<typeof printedItemCheck>;

/** An item of a document, which its code carries along: duty, model, options and values, no project and no price. */
export const printedItem = endpoint('GET', '/api/sizefan/printed-item', {
  apiKey: 'size',
  summary: 'An item of a document sized again: the same, or what changed',
  access: open('Guests size fans too'),
  rate: 'sizing',
})
  .input(
    z.object({
      item: text.check(
        z.maxLength(
          MAX_TOKEN,
          says(() => FIELD_MESSAGES.characters({ most: MAX_TOKEN })),
        ),
      ),
    }),
  )
  .output(printedItemCheck);
