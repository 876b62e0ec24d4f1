import * as z from 'zod/mini';
import { PATTERNS } from '../../domain/patterns.ts';
import { ROLES } from '../../domain/roles.ts';
import { FIELD_MESSAGES } from '../../messages/field.generated.ts';
import { allOf, owner, SIGNED_IN_USER, signedIn } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { nullableText, text, uuid } from '../core/fields.ts';
import { says, type Words } from '../core/says.ts';
import { salesRegion } from '../places/regions.ts';
import { email } from './account-fields.ts';
import { company, companyDetails } from './company.ts';
import { companyTemplateContract } from './company-template.ts';
import { scheduleColumnsContract } from './schedule-columns.ts';

const role = z.enum(ROLES);
const region = z.number().check(z.int(), z.gte(1));

export const userSettings = z.object({
  salesRegionNumber: z.nullable(region),
  /** The office of that number (LOC-004). */
  selectedSalesRegion: z.nullable(salesRegion),
  isRegionManuallySelected: z.boolean(),
  isRegionAssignedOnServer: z.boolean(),
  defaultCurrencyCode: nullableText,
  includePreWire: z.boolean(),
});
export type UserSettings = z.infer<typeof userSettings>;

/** What a toggled setting is after the call. */
const preWireSetting = z.pick(userSettings, { includePreWire: true });
export type PreWireSetting = z.infer<typeof preWireSetting>;

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

const personName = (empty: Words) =>
  z.string(empty).check(
    z.trim(),
    z.minLength(1, empty),
    z.refine(
      (name) => name === '' || PATTERNS.customerName.test(name),
      says(() => FIELD_MESSAGES.personName),
    ),
  );

/** Form of the profile tab; the same rules on both sides (A-039, VAL-026). */
export const profile = z.object({
  userId: uuid,
  firstName: personName(says(() => FIELD_MESSAGES.firstName)),
  lastName: personName(says(() => FIELD_MESSAGES.lastName)),
  email,
});
export type Profile = z.infer<typeof profile>;

export const userContract = {
  details: endpoint('GET', '/api/user/details', {
    summary: 'The signed-in user',
    access: signedIn(),
    overlay: false,
  }).output(userDetails),
  saveProfile: endpoint('PUT', '/api/user/profile', {
    summary: 'Change name and email of the signed-in user',
    access: allOf(
      signedIn(),
      owner('user', ({ userId }: Profile) => userId),
    ),
  })
    .input(profile)
    .output(userDetails),
  saveCompany: endpoint('PUT', '/api/user/company', {
    summary: 'Change the company of the signed-in user',
    access: allOf(
      signedIn(),
      owner('user', () => SIGNED_IN_USER),
    ),
  })
    .input(companyDetails)
    .output(userDetails),
  togglePreWire: endpoint('PUT', '/api/user/settings/togglePrewireSetting', {
    summary: 'Turn the prewire setting of the signed-in user on or off',
    access: signedIn(),
    overlay: false,
  }).output(preWireSetting),
  ...companyTemplateContract,
  ...scheduleColumnsContract,
};
