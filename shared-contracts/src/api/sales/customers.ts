import * as z from 'zod/mini';
import { ERRORS } from '../../domain/messages.ts';
import { isJobPostalCode } from '../../domain/patterns.ts';
import { CUSTOMER_MESSAGES } from '../../messages/customer.generated.ts';
import { FIELD_MESSAGES } from '../../messages/field.generated.ts';
import { email, newUserName } from '../accounts/account-fields.ts';
import { allOf, owner, roles, scope } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { finite, nullableText, pageFields, queryList, text, utcInstant, uuid } from '../core/fields.ts';
import { says } from '../core/says.ts';
import { regionNumber, salesRegion } from '../places/regions.ts';

/** Maximum number of accounts registered in one call: as many as a mailing of a sales office names. */
export const MAX_NEW_ACCOUNTS = 50;
/** Maximum number of customers deleted in one call: a page of the list. */
export const MAX_DELETED = 200;
export const MAX_ADDITIONAL_INFO = 1000;
const MAX_LENGTH = 100;

/** A customer of the sales regions (CUS-002): an account that works for none of them. */
export const customer = z.object({
  userId: uuid,
  userName: text,
  /** First and last name; empty for an account whose owner has given none. */
  fullName: text,
  email: text,
  company: z.object({
    name: nullableText,
    phoneNumber: nullableText,
    address: z.object({
      streetLine1: nullableText,
      city: nullableText,
      state: nullableText,
      postalCode: nullableText,
    }),
  }),
  /** The region responsible for them; null while none is chosen. */
  salesRegion: z.nullable(salesRegion),
  createdOnUtc: utcInstant,
  /** Was registered by staff and has chosen no password so far. */
  isInvited: z.boolean(),
});
export type Customer = z.infer<typeof customer>;

export const CUSTOMER_ORDERS = ['CreatedOnUtc', 'Name', 'Email', 'Company', 'Region'] as const;
export type CustomerOrder = (typeof CUSTOMER_ORDERS)[number];

/** Sales staff get their own regions whatever they send; administrators may request any (REG-009). */
export const customerQuery = z.object({
  ...pageFields,
  /** Part of a name, user name, e-mail address or company. */
  keyword: z.optional(text.check(z.maxLength(MAX_LENGTH))),
  salesRegionNumber: z.optional(queryList(z.coerce.number())),
  orderByKey: z._default(z.enum(CUSTOMER_ORDERS), 'CreatedOnUtc'),
  orderByDescending: z._default(z.boolean(), true),
});
type CustomerQuery = z.infer<typeof customerQuery>;

/** One of the accounts that staff registers. */
export const newCustomer = z.object({ username: newUserName, email });
export type NewCustomer = z.infer<typeof newCustomer>;

const companyWords = says(() => FIELD_MESSAGES.company);
const postalCodeWords = says(() => ERRORS.enterValidPostalCode);
const atMost = (max: number) => says(() => FIELD_MESSAGES.characters({ most: max }));

/** What the accounts of a registration have in common. */
export const registrationDetails = z.object({
  assignedRegionId: regionNumber,
  companyName: z
    .string(companyWords)
    .check(z.trim(), z.minLength(1, companyWords), z.maxLength(MAX_LENGTH, atMost(MAX_LENGTH))),
  postalCode: z.string(postalCodeWords).check(
    z.trim(),
    z.refine((code) => isJobPostalCode(code), postalCodeWords),
  ),
  /** Message of the sender, included in the mail to each customer. */
  additionalInfo: z._default(
    z.string().check(z.trim(), z.maxLength(MAX_ADDITIONAL_INFO, atMost(MAX_ADDITIONAL_INFO))),
    '',
  ),
});

/** Accounts as staff registers them, all or none (CUS-013). */
export const customerRegistration = z.extend(registrationDetails, {
  accounts: z.array(newCustomer).check(
    z.minLength(
      1,
      says(() => CUSTOMER_MESSAGES.anAccount),
    ),
    z.maxLength(
      MAX_NEW_ACCOUNTS,
      says(() => CUSTOMER_MESSAGES.maxAccounts({ most: MAX_NEW_ACCOUNTS })),
    ),
  ),
});
export type CustomerRegistration = z.infer<typeof customerRegistration>;

const customerToDelete = z.object({ email: text, userId: uuid });

/** What became of a list of customers that was to be deleted. */
export const customerDeletion = z.object({
  deletedUserIds: z.array(uuid),
  /** A sentence for each customer that is still there, which names them. */
  errors: z.array(text),
});
export type CustomerDeletion = z.infer<typeof customerDeletion>;

/** No name and no address is longer. */
const requested = text.check(z.maxLength(254, atMost(254)));

const staff = roles('admin', 'sales');
const intoRegion = scope(
  'sales-region',
  ({ assignedRegionId }: Pick<CustomerRegistration, 'assignedRegionId'>) => [assignedRegionId],
  { field: 'assignedRegionId' },
);
const ofCallersRegions = scope('sales-region', () => undefined);

/** Customers as the staff of their sales regions looks after them (API-144 to API-150). */
export const customersContract = {
  paged: endpoint('GET', '/api/user/regional/paged', {
    summary: 'Customers of the caller’s sales regions by page',
    access: allOf(
      staff,
      scope('sales-region', ({ salesRegionNumber }: CustomerQuery) => salesRegionNumber),
    ),
    overlay: false,
  })
    .input(customerQuery)
    .output(z.object({ items: z.array(customer), totalCount: finite, pageIndex: finite, pageSize: finite })),
  list: endpoint('GET', '/api/user/regional', {
    summary: 'Customers of the caller’s sales regions by name; the first 500 of them',
    access: allOf(staff, ofCallersRegions),
  }).output(z.array(customer)),
  read: endpoint('GET', '/api/user/regional/user', {
    summary: 'A customer of the caller’s sales regions',
    access: allOf(
      staff,
      owner('regional-customer', ({ userId }: { readonly userId: string }) => userId),
    ),
  })
    .input(z.object({ userId: uuid }))
    .output(customer),
  checkExists: endpoint('GET', '/api/user/checkexists', {
    summary: 'Whether an account has a user name or an email address',
    access: staff,
    rate: 'existence',
    overlay: false,
  })
    .input(z.object({ userName: z.optional(requested), userEmail: z.optional(requested) }))
    .output(z.object({ userNameExists: z.boolean(), userEmailExists: z.boolean() })),
  register: endpoint('POST', '/api/account/register-new-accounts', {
    summary: 'Register accounts of customers, all or none; each gets a mail with a link to choose a password',
    access: allOf(staff, intoRegion),
    // Each call sends a mail to as many as it registers.
    rate: 'mail',
  })
    .input(customerRegistration)
    .output(z.object({ userIds: z.array(uuid) })),
  sendTest: endpoint('POST', '/api/account/send-test-registration-email', {
    summary: 'Send the mail of a registration to the caller, without registering anybody',
    access: allOf(staff, intoRegion),
    rate: 'mail',
    successStatus: 204,
  })
    .input(customerRegistration)
    .output(z.void()),
  remove: endpoint('POST', '/api/account/delete', {
    summary: 'Delete accounts of customers, where the brand allows it',
    access: allOf(staff, ofCallersRegions),
  })
    .input(z.array(customerToDelete).check(z.minLength(1), z.maxLength(MAX_DELETED)))
    .output(customerDeletion),
};
