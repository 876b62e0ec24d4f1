import * as z from 'zod/mini';
import { UserActionType } from '../../domain/enumerations.ts';
import { ERRORS } from '../../domain/messages.ts';
import { FIELD_MESSAGES } from '../../messages/field.generated.ts';
import { allOf, open, owner, roles, signedIn } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { finite, text, uuid } from '../core/fields.ts';
import { says } from '../core/says.ts';

export const regionNumber = z.number(says(() => FIELD_MESSAGES.salesRegion)).check(
  z.int(says(() => FIELD_MESSAGES.salesRegion)),
  z.gte(
    1,
    says(() => FIELD_MESSAGES.salesRegion),
  ),
);
const COUNTRY_CODES = { US: 'USA', CA: 'CAN', MX: 'MEX' } as const;

/** A sales office as screens show it (LOC-004). */
export const salesRegion = z.object({
  region: regionNumber,
  description: text,
  displayText: text,
  addressLine1: text,
  addressLine2: text,
  city: text,
  state: text,
  zip: text,
  zip4: text,
  country: text,
  phone: text,
  phoneExtension: text,
  fax: text,
  tollFreePhone: text,
  email: text,
  isValid: z.boolean(),
  /** Closed; kept because old projects name it. */
  obsolete: z.boolean(),
  /** Encoded for use in a maps address. */
  addressForGoogleMapsUrl: text,
  latitude: finite,
  longitude: finite,
});
export type SalesRegion = z.infer<typeof salesRegion>;

/** A state, province or Mexican state by the code that searches take. */
export const territory = z.object({ code: text, name: text });
export type Territory = z.infer<typeof territory>;

/** Two or three letters are understood. */
const countryCode = z.optional(
  z.pipe(
    z.transform((code: unknown) => (typeof code === 'string' ? (COUNTRY_CODES[code as 'US'] ?? code) : code)),
    z.enum(
      ['USA', 'CAN', 'MEX'],
      says(() => FIELD_MESSAGES.country),
    ),
  ),
);
const placeQuery = { zip: z.string(says(() => ERRORS.invalidPostalCode)), countryCode };
const mine = {
  access: signedIn(),
  userAction: UserActionType.RegionChanged,
  overlay: false,
} as const;
const lookUp = {
  access: open('Sales regions are the brand’s public offices; guests choose theirs too'),
  overlay: false,
} as const;

export const regionsContract = {
  assignFromZip: endpoint('PUT', '/api/regions/assignFromZip', {
    summary: 'Assign the closest sales region to the signed-in user',
    ...mine,
  })
    .input(z.object({ ...placeQuery, manufacturerLabelId: z.optional(z.number()) }))
    .output(salesRegion),
  assign: endpoint('PUT', '/api/regions/assign/{regionId}', {
    summary: 'Set the sales region of the signed-in user',
    ...mine,
  })
    .input(z.object({ regionId: regionNumber, fixLabelRegionMismatch: z.optional(z.boolean()) }))
    .output(salesRegion),
  change: endpoint('PUT', '/api/regions/change', {
    summary: 'Change the sales region of a customer',
    access: allOf(
      roles('admin', 'sales'),
      owner('customer', ({ userId }: { readonly userId: string }) => userId),
    ),
    userAction: UserActionType.RegionChanged,
  })
    .input(z.object({ userId: uuid, region: regionNumber }))
    .output(salesRegion),
  unauth: endpoint('GET', '/api/regions/unauth', { summary: 'Closest sales region of a place, for guests', ...lookUp })
    .input(z.object(placeQuery))
    .output(salesRegion),
  search: endpoint('GET', '/api/regions/search', { summary: 'Sales regions of a state or postal code', ...lookUp })
    .input(z.object({ state: z.optional(text), postalCode: z.optional(text) }))
    .output(z.array(salesRegion)),
  searchByProvince: endpoint('GET', '/api/regions/searchByProvince', {
    summary: 'Sales regions of a Canadian province',
    ...lookUp,
  })
    .input(z.object({ province: text }))
    .output(z.array(salesRegion)),
  searchByMexicanState: endpoint('GET', '/api/regions/searchByMexicanState', {
    summary: 'Sales regions of a Mexican state',
    ...lookUp,
  })
    .input(z.object({ state: text }))
    .output(z.array(salesRegion)),
  states: endpoint('GET', '/api/regions/states', { summary: 'States and territories of the US', ...lookUp }).output(
    z.array(territory),
  ),
  mexicanStates: endpoint('GET', '/api/regions/states/mexico', { summary: 'States of Mexico', ...lookUp }).output(
    z.array(territory),
  ),
  provinces: endpoint('GET', '/api/regions/provinces', { summary: 'Provinces of Canada', ...lookUp }).output(
    z.array(territory),
  ),
  valid: endpoint('GET', '/api/regions/valid', { summary: 'Whether a sales region is open for this brand', ...lookUp })
    .input(z.object({ regionNumber }))
    .output(z.object({ isValid: z.boolean() })),
  all: endpoint('GET', '/api/regions/all', {
    summary: 'Every sales region of the brand, closed ones too',
    access: roles('admin'),
    overlay: false,
  }).output(z.array(salesRegion)),
  sales: endpoint('GET', '/api/regions/sales', { summary: 'Open sales regions of the brand', ...lookUp }).output(
    z.array(salesRegion),
  ),
};
