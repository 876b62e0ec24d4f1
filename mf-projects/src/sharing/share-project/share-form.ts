import { MAX_SHARE_RECIPIENTS } from '@specbuilder/shared-contracts/api';
import * as z from 'zod/mini';
import { SHARE_MESSAGES } from '../../messages/share.generated.ts';
import { dayOf } from './end-of-day.ts';
import { isAddress, typedParts } from './recipients.ts';

/** The form as it is filled in; the contract checks what it sends. */
export const shareForm = z.object({
  recipients: z.string().check(
    z.superRefine((text, context) => {
      const problem = problemOf(typedParts(text));
      if (problem !== null) context.addIssue({ code: 'custom', message: problem, input: text });
    }),
  ),
  /** Empty, or a day as a date field has it. */
  expirationDate: z
    .string()
    .check(z.refine((day) => day === '' || day >= dayOf(new Date()), { error: () => SHARE_MESSAGES.inThePast })),
});
export type ShareForm = z.infer<typeof shareForm>;

function problemOf(parts: readonly string[]): string | null {
  const wrong = parts.filter((part) => !isAddress(part));
  if (parts.length === 0) return SHARE_MESSAGES.noAddresses;
  if (wrong.length > 0) return SHARE_MESSAGES.notAddresses({ texts: wrong.join(', ') });
  return parts.length > MAX_SHARE_RECIPIENTS ? SHARE_MESSAGES.tooMany({ most: MAX_SHARE_RECIPIENTS }) : null;
}
