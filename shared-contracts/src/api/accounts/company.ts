import * as z from 'zod/mini';
import { ERRORS } from '../../domain/messages.ts';
import { FIELD_MESSAGES } from '../../messages/field.generated.ts';
import { address, country, nullableText, optionalPostalCode } from '../core/fields.ts';
import { says } from '../core/says.ts';
import { phone } from './account-fields.ts';

const MAX_LENGTH = 100;
const line = z.nullable(
  z.string().check(
    z.maxLength(
      MAX_LENGTH,
      says(() => FIELD_MESSAGES.characters({ most: MAX_LENGTH })),
    ),
  ),
);

const nameWords = says(() => FIELD_MESSAGES.company);

/** What the company form of an account sends (specification, 'Company'). */
export const companyDetails = z.object({
  name: z.string(nameWords).check(
    z.trim(),
    z.minLength(1, nameWords),
    z.maxLength(
      MAX_LENGTH,
      says(() => FIELD_MESSAGES.characters({ most: MAX_LENGTH })),
    ),
  ),
  contactName: line,
  phoneNumber: phone,
  faxNumber: phone,
  tollFreeNumber: phone,
  address: z.extend(address, {
    streetLine1: z.optional(line),
    streetLine2: z.optional(line),
    city: z.optional(line),
    state: z.optional(line),
    // The sentence of this form, which differs from that of other addresses (ERR-009).
    postalCode: optionalPostalCode(says(() => ERRORS.enterValidPostalCode)),
  }),
});
export type CompanyDetails = z.infer<typeof companyDetails>;

/** Company of an account as it is read; nothing of it may be known yet. */
export const company = z.object({
  name: nullableText,
  contactName: nullableText,
  phoneNumber: nullableText,
  faxNumber: nullableText,
  tollFreeNumber: nullableText,
  address: z.object({
    streetLine1: nullableText,
    streetLine2: nullableText,
    city: nullableText,
    state: nullableText,
    postalCode: nullableText,
    country: z.nullable(country),
  }),
});
export type Company = z.infer<typeof company>;
