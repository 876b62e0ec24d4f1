import type { AddressFields } from '../../core/index.ts';
import type { LocationService } from '../../places/index.ts';

/** A postal code fills empty city, state and country fields; an unknown code fills nothing. */
export function completedAddress(fields: AddressFields, findPlace: LocationService['findPlace']): AddressFields {
  const place = fields.postalCode === null ? undefined : findPlace(fields.postalCode);
  if (place === undefined) return fields;
  const { city, state, country } = fields;
  return { ...fields, city: city ?? place.city, state: state ?? place.state, country: country ?? place.country };
}
