import * as z from 'zod/mini';
import { formatPhone } from '../domain/formats.ts';
import { PATTERNS } from '../domain/patterns.ts';
import { FIELD_TEXTS } from '../words/field.generated.ts';
import { address, nullableText } from './fields.ts';
import { says } from './says.ts';

const MAX_LENGTH = 100;
const line = z.nullable(
  z.string().check(
    z.maxLength(
      MAX_LENGTH,
      says(() => FIELD_TEXTS.characters({ most: MAX_LENGTH })),
    ),
  ),
);

/** Ten digits in any writing, kept as (555) 555-5555; empty is no number. */
const phone = z.nullable(
  z.pipe(
    z.pipe(z.string(), z.transform(formatPhone)),
    z.union([
      z.literal(''),
      z.string().check(
        z.regex(
          PATTERNS.northAmericanPhone,
          says(() => FIELD_TEXTS.phone),
        ),
      ),
    ]),
  ),
);

/** Company of an account, as its form edits it (specification, 'Company'). */
export const companyDetails = z.object({
  name: z.string(says(() => FIELD_TEXTS.company)).check(
    z.trim(),
    z.minLength(
      1,
      says(() => FIELD_TEXTS.company),
    ),
    z.maxLength(MAX_LENGTH),
  ),
  contactName: line,
  phoneNumber: phone,
  faxNumber: phone,
  tollFreeNumber: phone,
  address: z.extend(address, {
    streetLine1: z.optional(line),
    streetLine2: z.optional(line),
    city: z.optional(nullableText),
  }),
});
