import * as z from 'zod/mini';
import { PATTERNS } from '../domain/patterns.ts';
import { ROLES } from '../domain/roles.ts';
import { endpoint, SIGNED_IN } from './endpoint.ts';
import { nullableText, text, uuid } from './fields.ts';

const role = z.enum(ROLES);
const region = z.number().check(z.int(), z.gte(1));

export const company = z.object({ name: nullableText, phoneNumber: nullableText });

export const userSettings = z.object({
  salesRegionNumber: z.nullable(region),
  isRegionManuallySelected: z.boolean(),
  isRegionAssignedOnServer: z.boolean(),
  defaultCurrencyCode: nullableText,
  includePreWire: z.boolean(),
});
export type UserSettings = z.infer<typeof userSettings>;

/** Full and display names are computed by the server. */
export const userDetails = z.object({
  userId: uuid,
  userName: text,
  email: text,
  firstName: text,
  lastName: text,
  fullName: text,
  displayName: text,
  name: text,
  company,
  roles: z.array(role),
  salesRegions: z.array(region),
  defaultSalesRegion: z.nullable(region),
  settings: userSettings,
});
export type UserDetails = z.infer<typeof userDetails>;

const personName = (empty: string) =>
  z.string(empty).check(
    z.trim(),
    z.minLength(1, empty),
    z.refine(
      (name) => name === '' || PATTERNS.customerName.test(name),
      'Letters, spaces, apostrophe and hyphen, at most 50',
    ),
  );

/** Form of the profile tab; the same rules on both sides (A-039, VAL-026). */
export const profile = z.object({
  userId: uuid,
  firstName: personName('Enter your first name'),
  lastName: personName('Enter your last name'),
  email: z.string('Enter your e-mail address').check(z.trim(), z.regex(PATTERNS.email, 'Enter a valid e-mail address')),
});
export type Profile = z.infer<typeof profile>;

export const userContract = {
  details: endpoint('GET', '/api/user/details', {
    summary: 'The signed-in user',
    roles: SIGNED_IN,
    ownership: 'self',
    overlay: false,
  }).output(userDetails),
  saveProfile: endpoint('PUT', '/api/user/profile', {
    summary: 'Change name and e-mail of the signed-in user',
    roles: SIGNED_IN,
    ownership: 'self',
  })
    .input(profile)
    .output(userDetails),
};
