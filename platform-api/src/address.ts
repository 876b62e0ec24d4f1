import type { Address } from '@specbuilder/shared-contracts/api';
import { type Country, formatPostalCode } from '@specbuilder/shared-contracts/domain';
import type { LocationService } from '../location/service.ts';
import type { AddressRow } from './store.ts';

export type AddressFields = Omit<AddressRow, 'projectId' | 'addressType'>;

/** An address as it is stored: empty texts are none, the postal code in its written form. */
export function addressFields(address: Address): AddressFields {
  const filled = (text: string | null | undefined) => text?.trim() || null;
  const { streetLine1, streetLine2, city, state, postalCode, country } = address;
  return {
    streetLine1: filled(streetLine1),
    streetLine2: filled(streetLine2),
    city: filled(city),
    state: filled(state),
    postalCode: formatPostalCode(postalCode ?? '') || null,
    country: filled(country),
  };
}

/** A postal code fills city, state and country that nobody typed; an unknown code fills nothing. */
export function completedAddress(fields: AddressFields, findPlace: LocationService['findPlace']): AddressFields {
  const place = fields.postalCode === null ? undefined : findPlace(fields.postalCode);
  if (place === undefined) return fields;
  const { city, state, country } = fields;
  return { ...fields, city: city ?? place.city, state: state ?? place.state, country: country ?? place.country };
}

export function addressAnswer(row: AddressRow): Address {
  const { streetLine1, streetLine2, city, state, postalCode } = row;
  return { streetLine1, streetLine2, city, state, postalCode, country: row.country as Country | null };
}
