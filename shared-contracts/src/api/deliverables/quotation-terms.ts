import * as z from 'zod/mini';
import { DELIVERABLE_MESSAGES } from '../../messages/deliverable.generated.ts';
import { text } from '../core/fields.ts';
import { says } from '../core/says.ts';
import type { OwnTerms } from './own-terms.ts';

export const MAX_MULTIPLIER = 10;
export const MAX_FREIGHT = 10_000_000;
export const MAX_TAX_PERCENT = 100;
export const MAX_VALID_DAYS = 365;
const MAX_CURRENCY_CODE = 10;

function amount(most: number) {
  const words = says(() => DELIVERABLE_MESSAGES.amount({ most }));
  return z.optional(z.number(words).check(z.gte(0, words), z.lte(most, words)));
}

const multiplierWords = says(() => DELIVERABLE_MESSAGES.multiplier({ most: MAX_MULTIPLIER }));
const daysWords = says(() => DELIVERABLE_MESSAGES.validDays({ most: MAX_VALID_DAYS }));

const currencyCode = text.check(z.maxLength(MAX_CURRENCY_CODE));

/** Code of the amounts; without it the caller's own, else US dollars. */
export const quotationCurrency = { currency: z.optional(currencyCode) };

const amounts = {
  /** Net price of a list price; without it list prices are quoted. */
  multiplier: z.optional(
    z.number(multiplierWords).check(z.gt(0, multiplierWords), z.lte(MAX_MULTIPLIER, multiplierWords)),
  ),
  /** In `freightCurrency`. */
  freight: amount(MAX_FREIGHT),
  /** Without it the currency of the quotation; another is converted at the rates of the day, which are printed. */
  freightCurrency: z.optional(currencyCode),
  /** On equipment, not on freight. */
  taxPercent: amount(MAX_TAX_PERCENT),
  /** Without it as long as the brand's quotations are. */
  validDays: z.optional(
    z.number(daysWords).check(z.int(daysWords), z.gte(1, daysWords), z.lte(MAX_VALID_DAYS, daysWords)),
  ),
  /** Whether alternates of the items are listed, outside of the total. */
  hasAlternates: z._default(z.boolean(), true),
};

/** What a quotation is made with beside list prices. What is absent is not known, and is never taken for zero. */
export const quotationTerms = { ...quotationCurrency, ...amounts };
const schema = z.object(quotationTerms);
export type QuotationTerms = z.output<typeof schema>;

/** What the next quotation of a project begins with: terms, and no prices of items. */
export const keptTerms = z.object(amounts);
export type KeptTerms = z.output<typeof keptTerms>;
/** Terms as a project keeps them; those in the words of who quotes stay when the others are replaced. */
export type StoredTerms = Partial<KeptTerms> & { readonly own?: OwnTerms };
