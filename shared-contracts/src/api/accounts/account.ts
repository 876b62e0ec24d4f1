import * as z from 'zod/mini';
import { UserActionType } from '../../domain/enumerations.ts';
import { ERRORS } from '../../domain/messages.ts';
import { isJobPostalCode } from '../../domain/patterns.ts';
import { FIELD_MESSAGES } from '../../messages/field.generated.ts';
import { allOf, open, owner, signedIn } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { country, text, uuid } from '../core/fields.ts';
import { says } from '../core/says.ts';
import { email, knownUserName, newPassword, newUserName, phone, presentPassword, repeats } from './account-fields.ts';

const MAX_LENGTH = 100;
const tooLong = says(() => FIELD_MESSAGES.characters({ most: MAX_LENGTH }));
const companyWords = says(() => FIELD_MESSAGES.company);
const placePart = z.nullable(z.string().check(z.maxLength(MAX_LENGTH, tooLong)));
const postalCodeWords = says(() => ERRORS.enterValidPostalCode);

/** What the registration form sends; city, state and country are those of the postal code (specification, 'Registration'). */
export const registration = z
  .object({
    username: newUserName,
    password: newPassword,
    passwordConfirm: text,
    email,
    companyName: z.string(companyWords).check(z.trim(), z.minLength(1, companyWords), z.maxLength(MAX_LENGTH, tooLong)),
    phoneNumber: phone,
    postalCode: z.string(postalCodeWords).check(
      z.trim(),
      z.refine((code) => isJobPostalCode(code), postalCodeWords),
    ),
    city: placePart,
    state: placePart,
    country: z.nullable(country),
  })
  .check(repeats('password', 'passwordConfirm'));
export type Registration = z.infer<typeof registration>;

export const forgottenUserName = z.object({ email });
export const forgottenPassword = z.object({ username: knownUserName });

/** What the page behind a reset link sends. */
export const passwordReset = z
  .object({ token: text, username: knownUserName, password: newPassword, confirmPassword: text })
  .check(repeats('password', 'confirmPassword'));
export type PasswordReset = z.infer<typeof passwordReset>;

/** API keys end with the sessions, since anyone who had the password may have made one, unless their user keeps them. */
export const keepingApiKeys = { keepApiKeys: z.optional(z.boolean()) };

/** Form of the password section. */
export const passwordChange = z
  .object({ userId: uuid, oldPassword: presentPassword, newPassword, confirmPassword: text, ...keepingApiKeys })
  .check(repeats('newPassword', 'confirmPassword'));
export type PasswordChange = z.infer<typeof passwordChange>;

export const accountCreated = z.object({
  /** Signs in once without typing, within minutes and in the browser that registered. */
  otac: z.optional(text),
});

const NO_CONTENT = 204;

/** Accounts as guests make and regain them, and their passwords (API-010 to 013, API-016). */
export const accountContract = {
  register: endpoint('POST', '/api/account', {
    summary: 'Create an account',
    access: open('Guests create their accounts themselves'),
    rate: 'account',
    userAction: UserActionType.CreatedAccount,
  })
    .input(registration)
    .output(accountCreated),
  forgotUserName: endpoint('POST', '/api/account/forgot-username', {
    summary: 'Mail the user name of an email address',
    access: open('A caller who cannot sign in is a guest'),
    rate: 'account',
    successStatus: NO_CONTENT,
  }).input(forgottenUserName),
  forgotPassword: endpoint('POST', '/api/account/forgot-password', {
    summary: 'Mail a link to choose another password',
    access: open('A caller who cannot sign in is a guest'),
    rate: 'account',
    successStatus: NO_CONTENT,
  }).input(forgottenPassword),
  resetPassword: endpoint('POST', '/api/account/reset-password', {
    summary: 'Choose another password with the token of a mailed link',
    access: open('A caller who cannot sign in is a guest'),
    rate: 'account',
    successStatus: NO_CONTENT,
  }).input(passwordReset),
  changePassword: endpoint('PUT', '/api/user/password', {
    summary: 'Change the password of the signed-in user',
    access: allOf(
      signedIn(),
      owner('user', ({ userId }: PasswordChange) => userId),
    ),
    rate: 'account',
    successStatus: NO_CONTENT,
  }).input(passwordChange),
};
