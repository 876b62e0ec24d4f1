import * as z from 'zod/mini';
import { formatPhone } from '../../domain/formats.ts';
import { PATTERNS } from '../../domain/patterns.ts';
import { ACCOUNT_MESSAGES } from '../../messages/account.generated.ts';
import { FIELD_MESSAGES } from '../../messages/field.generated.ts';
import { says } from '../core/says.ts';

/** Fields of an account; browser and server reject the same values. */

const MIN_USER_NAME_LENGTH = 3;
export const MAX_USER_NAME_LENGTH = 50;
const MIN_PASSWORD_LENGTH = 8;
export const MAX_PASSWORD_LENGTH = 128;

export const email = z.string(says(() => FIELD_MESSAGES.email)).check(
  z.trim(),
  z.regex(
    PATTERNS.email,
    says(() => FIELD_MESSAGES.validEmail),
  ),
);

const userNameWords = says(() => ACCOUNT_MESSAGES.userName);
/** Of an account that is made. */
export const newUserName = z
  .string(userNameWords)
  .check(z.trim(), z.regex(PATTERNS.userName, userNameWords), z.minLength(MIN_USER_NAME_LENGTH, userNameWords));

/** Of an account that there may be. */
export const knownUserName = z.string(says(() => ACCOUNT_MESSAGES.enterUserName)).check(
  z.trim(),
  z.minLength(
    1,
    says(() => ACCOUNT_MESSAGES.enterUserName),
  ),
  z.maxLength(
    MAX_USER_NAME_LENGTH,
    says(() => FIELD_MESSAGES.characters({ most: MAX_USER_NAME_LENGTH })),
  ),
);

const passwordWords = says(() => ACCOUNT_MESSAGES.password);
/** A password that is chosen; never trimmed, since blanks at its ends are part of it. */
export const newPassword = z
  .string(passwordWords)
  .check(
    z.minLength(MIN_PASSWORD_LENGTH, passwordWords),
    z.maxLength(MAX_PASSWORD_LENGTH, passwordWords),
    z.regex(/\p{L}/u, passwordWords),
    z.regex(/\d/, passwordWords),
  );

/** A password as it was chosen once. */
export const presentPassword = z.string(says(() => ACCOUNT_MESSAGES.enterOldPassword)).check(
  z.minLength(
    1,
    says(() => ACCOUNT_MESSAGES.enterOldPassword),
  ),
  z.maxLength(
    MAX_PASSWORD_LENGTH,
    says(() => FIELD_MESSAGES.characters({ most: MAX_PASSWORD_LENGTH })),
  ),
);

/** Said at the second field, also while other fields are still wrong. */
export function repeats<First extends string, Second extends string>(first: First, second: Second) {
  return z.refine<Record<First | Second, string>>((entered) => entered[first] === entered[second], {
    ...says(() => ACCOUNT_MESSAGES.passwordsDiffer),
    path: [second],
    when: ({ value }) => typeof value === 'object' && value !== null && first in value && second in value,
  });
}

/** Ten digits in any writing, kept as (555) 555-5555; empty is no number. */
export const phone = z.nullable(
  z.pipe(
    z.pipe(z.string(), z.transform(formatPhone)),
    z.union([
      z.literal(''),
      z.string().check(
        z.regex(
          PATTERNS.northAmericanPhone,
          says(() => FIELD_MESSAGES.phone),
        ),
      ),
    ]),
  ),
);
