import type { Company } from '../api/accounts/company.ts';

/** Company of a user who has written nothing of it. */
export const NO_COMPANY: Company = {
  name: null,
  contactName: null,
  phoneNumber: null,
  faxNumber: null,
  tollFreeNumber: null,
  address: { streetLine1: null, streetLine2: null, city: null, state: null, postalCode: null, country: null },
};
