import * as z from 'zod/mini';
import { DELIVERABLE_MESSAGES } from '../../messages/deliverable.generated.ts';
import { text } from '../core/fields.ts';
import { says } from '../core/says.ts';

/** Two printed pages. */
export const MAX_OWN_TERMS = 8000;
/** Lines and tabs, and no other character that a page cannot show. */
const PLAIN = /^[\P{Cc}\n\r\t]*$/u;

/** Terms and conditions of a project's quotations in the words of who quotes. */
export const ownTerms = z.object({
  /** Plain text in which a line is a paragraph; empty for none. */
  text: text.check(
    z.maxLength(
      MAX_OWN_TERMS,
      says(() => DELIVERABLE_MESSAGES.ownTermsTooLong({ most: MAX_OWN_TERMS })),
    ),
    z.regex(
      PLAIN,
      says(() => DELIVERABLE_MESSAGES.ownTermsPlain),
    ),
  ),
  /** In place of the brand's terms; else after them. */
  replacesBrand: z._default(z.boolean(), false),
});
export type OwnTerms = z.output<typeof ownTerms>;
