import type { Address } from '@specbuilder/shared-contracts/api';
import { type Country, formatPostalCode } from '@specbuilder/shared-contracts/domain';

export interface AddressFields {
  readonly streetLine1: string | null;
  readonly streetLine2: string | null;
  readonly city: string | null;
  readonly state: string | null;
  readonly postalCode: string | null;
  readonly country: string | null;
}

/** A text as it is stored: one that is empty is none. */
export const filled = (text: string | null | undefined): string | null => text?.trim() || null;

/** An address as it is stored: empty texts are none, the postal code in its written form. */
export function addressFields(address: Address): AddressFields {
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

export function addressResponse(fields: AddressFields) {
  const { streetLine1, streetLine2, city, state, postalCode } = fields;
  return { streetLine1, streetLine2, city, state, postalCode, country: fields.country as Country | null };
}
