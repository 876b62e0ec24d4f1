import { readFileSync } from 'node:fs';
import { PATTERNS } from '@specbuilder/shared-contracts/domain';
import * as z from 'zod/mini';

/** The administrator that a deployment starts with, made once while there is no other. */
export interface FirstAdmin {
  readonly userName: string;
  readonly email: string;
  readonly password: string;
}

const USER_NAME_WORDS = 'a user name of 3 to 50 letters, digits and . _ -';

/** Variables that name one. The password may lie in a file, as container secrets do. */
export const firstAdminVariables = {
  FIRST_ADMIN_USER_NAME: z.optional(
    z.string().check(z.regex(PATTERNS.userName, USER_NAME_WORDS), z.minLength(3, USER_NAME_WORDS)),
  ),
  FIRST_ADMIN_EMAIL: z.optional(z.string().check(z.regex(PATTERNS.email, 'an email address'))),
  FIRST_ADMIN_PASSWORD: z.optional(z.string()),
  FIRST_ADMIN_PASSWORD_FILE: z.optional(z.string()),
};

type Values = { readonly [name in keyof typeof firstAdminVariables]?: string | undefined };

const MIN_LENGTH = 12;
const MAX_LENGTH = 128;
const MIN_CHARACTERS = 6;
const STRONG_WORDS =
  `a password of ${MIN_LENGTH} to ${MAX_LENGTH} characters with a letter and a digit that no demo account has and` +
  ' that does not hold the user name';

/** What is wrong with them, by variable. */
export function firstAdminProblems(values: Values): [name: string, message: string][] {
  const { FIRST_ADMIN_USER_NAME: userName, FIRST_ADMIN_EMAIL: email, FIRST_ADMIN_PASSWORD_FILE: file } = values;
  const isProvided = [userName, email, values.FIRST_ADMIN_PASSWORD, file].some((value) => value !== undefined);
  if (!isProvided) return [];
  const problems: [string, string][] = [];
  if (userName === undefined) problems.push(['FIRST_ADMIN_USER_NAME', 'given with the other FIRST_ADMIN variables']);
  if (email === undefined) problems.push(['FIRST_ADMIN_EMAIL', 'given with the other FIRST_ADMIN variables']);
  const password = passwordOf(values);
  if (file !== undefined && password === undefined) {
    problems.push(['FIRST_ADMIN_PASSWORD_FILE', 'a file that can be read']);
  } else if (password === undefined || !isStrong(password, userName ?? '')) {
    problems.push([file === undefined ? 'FIRST_ADMIN_PASSWORD' : 'FIRST_ADMIN_PASSWORD_FILE', STRONG_WORDS]);
  }
  return problems;
}

export function firstAdminOf(values: Values): FirstAdmin | null {
  const { FIRST_ADMIN_USER_NAME: userName, FIRST_ADMIN_EMAIL: email } = values;
  const password = passwordOf(values);
  return userName === undefined || email === undefined || password === undefined ? null : { userName, email, password };
}

function passwordOf({ FIRST_ADMIN_PASSWORD, FIRST_ADMIN_PASSWORD_FILE }: Values): string | undefined {
  if (FIRST_ADMIN_PASSWORD_FILE === undefined) return FIRST_ADMIN_PASSWORD;
  try {
    return readFileSync(FIRST_ADMIN_PASSWORD_FILE, 'utf8').trim();
  } catch {
    return undefined;
  }
}

function isStrong(password: string, userName: string): boolean {
  const lower = password.toLowerCase();
  return (
    password.length >= MIN_LENGTH &&
    password.length <= MAX_LENGTH &&
    /\p{L}/u.test(password) &&
    /\d/.test(password) &&
    new Set(lower).size >= MIN_CHARACTERS &&
    !lower.includes('specbuilder-demo') &&
    (userName === '' || !lower.includes(userName.toLowerCase()))
  );
}
