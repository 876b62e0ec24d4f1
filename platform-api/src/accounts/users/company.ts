import type { Company, CompanyDetails } from '@specbuilder/shared-contracts/api';
import { ERRORS } from '@specbuilder/shared-contracts/domain';
import { type AddressFields, addressFields, addressResponse, filled, invalid } from '../../core/index.ts';
import type { CompanyColumns } from './store.ts';

/** What the server knows of places; a postal code without one is undefined. */
export interface PlaceFinder {
  findPlace(postalCode: string): object | undefined;
}

/**
 * The company of an account as it is stored.
 *
 * @throws HttpError 'invalid' with field address.postalCode for a code that belongs to no place
 */
export function companyColumns(company: CompanyDetails, places: PlaceFinder): CompanyColumns {
  const address = addressFields(company.address);
  assertPlaceIsKnown(address, places);
  return {
    companyName: company.name,
    companyContactName: filled(company.contactName),
    companyPhoneNumber: filled(company.phoneNumber),
    companyFaxNumber: filled(company.faxNumber),
    companyTollFreeNumber: filled(company.tollFreeNumber),
    companyStreetLine1: address.streetLine1,
    companyStreetLine2: address.streetLine2,
    companyCity: address.city,
    companyState: address.state,
    companyPostalCode: address.postalCode,
    companyCountry: address.country,
  };
}

export function companyResponse(user: CompanyColumns): Company {
  return {
    name: user.companyName,
    contactName: user.companyContactName,
    phoneNumber: user.companyPhoneNumber,
    faxNumber: user.companyFaxNumber,
    tollFreeNumber: user.companyTollFreeNumber,
    address: addressResponse({
      streetLine1: user.companyStreetLine1,
      streetLine2: user.companyStreetLine2,
      city: user.companyCity,
      state: user.companyState,
      postalCode: user.companyPostalCode,
      country: user.companyCountry,
    }),
  };
}

/** Mexican codes have the same form as those of the United States and are in no table. */
function assertPlaceIsKnown({ postalCode, country }: AddressFields, places: PlaceFinder): void {
  if (postalCode === null || country === 'MEX' || places.findPlace(postalCode) !== undefined) return;
  throw invalid('address.postalCode', ERRORS.enterValidPostalCode);
}
