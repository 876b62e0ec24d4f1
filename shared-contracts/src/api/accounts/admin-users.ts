import * as z from 'zod/mini';
import { ROLES } from '../../domain/roles.ts';
import { ADMIN_USER_MESSAGES } from '../../messages/admin-user.generated.ts';
import { roles } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { finite, nullableText, pageFields, text, utcInstant, uuid } from '../core/fields.ts';
import { says } from '../core/says.ts';
import { profile } from './users.ts';

/** Roles that an account may be given; the others say who is no account. */
export const GRANTED_ROLES = ['user', 'sales', 'admin', 'dev'] as const;

export const adminUser = z.object({
  userId: uuid,
  userName: text,
  email: text,
  firstName: text,
  lastName: text,
  /** First and last name, else the user name. */
  name: text,
  companyName: nullableText,
  roles: z.array(z.enum(ROLES)),
  salesRegions: z.array(finite),
  /** Kept by a sign-in provider, which says what its roles and regions are. */
  isExternal: z.boolean(),
  /** Was invited and has chosen no password so far. */
  isInvited: z.boolean(),
  createdOnUtc: utcInstant,
  /** Null while the account may be used. */
  closedOnUtc: z.nullable(utcInstant),
});
export type AdminUser = z.infer<typeof adminUser>;

const USER_ORDERS = ['Name', 'Email', 'Company', 'CreatedOnUtc'] as const;
export type UserOrder = (typeof USER_ORDERS)[number];

const usersQuery = z.object({
  ...pageFields,
  /** Part of a name, user name, e-mail address or company. */
  keyword: z.optional(text.check(z.maxLength(100))),
  orderByKey: z._default(z.enum(USER_ORDERS), 'Name'),
  orderByDescending: z._default(z.boolean(), false),
});

const MAX_REGIONS = 200;

/** What an administrator decides of an account. */
export const userRights = z.object({
  roles: z.array(
    z.enum(
      GRANTED_ROLES,
      says(() => ADMIN_USER_MESSAGES.unknownRole),
    ),
  ),
  salesRegions: z.array(z.number().check(z.int(), z.gte(1))).check(z.maxLength(MAX_REGIONS)),
});
export type UserRights = z.infer<typeof userRights>;

export const newAccountInvitation = z.object({ ...z.omit(profile, { userId: true }).shape, ...userRights.shape });
export type NewAccountInvitation = z.infer<typeof newAccountInvitation>;

const administrators = roles('admin');

export const adminUsersContract = {
  list: endpoint('GET', '/api/admin/users', { summary: 'Accounts by page', access: administrators, overlay: false })
    .input(usersQuery)
    .output(z.object({ items: z.array(adminUser), totalCount: finite, pageIndex: finite, pageSize: finite })),
  saveRights: endpoint('PUT', '/api/admin/users/{userId}/rights', {
    summary: 'Set roles and sales regions of an account',
    access: administrators,
  })
    .input(z.object({ userId: uuid, ...userRights.shape }))
    .output(adminUser),
  saveState: endpoint('PUT', '/api/admin/users/{userId}/state', {
    summary: 'Disable an account, which ends its sessions at once, or enable it again',
    access: administrators,
  })
    .input(z.object({ userId: uuid, isClosed: z.boolean() }))
    .output(adminUser),
  endSessions: endpoint('POST', '/api/admin/users/end-sessions', {
    summary: 'End all sessions of an account',
    access: administrators,
    successStatus: 204,
  })
    .input(z.object({ userId: uuid }))
    .output(z.void()),
  invite: endpoint('POST', '/api/admin/users/invite', {
    summary: 'Make an account without a password and mail its owner a link to choose one',
    access: administrators,
    rate: 'mail',
    successStatus: 201,
  })
    .input(newAccountInvitation)
    .output(adminUser),
};
