import type { Brands, Outbox } from '../brand/index.ts';
import type { Api, Config, Database } from '../core/index.ts';
import { emailChanged } from './account/email-changed.ts';
import type { AccountPorts } from './account/ports.ts';
import type { RegionOfCompany } from './account/register.ts';
import { accountRoutes } from './account/routes.ts';
import { adminUserRoutes } from './admin-users/routes.ts';
import { apiKeyRoutes } from './api-keys/routes.ts';
import { revokeKeysOf } from './api-keys/service.ts';
import type { EndedSessions } from './identity/ended-sessions.ts';
import { secondFactorRoutes } from './identity/second-factor/routes.ts';
import type { Secrets } from './identity/secrets.ts';
import { sessionRoutes } from './identity/sessions/routes.ts';
import { userRoutes } from './users/routes.ts';

export interface AccountServices {
  readonly config: Config;
  readonly db: Database;
  readonly brands: Brands;
  readonly outbox: Outbox;
  readonly endedSessions: EndedSessions;
  readonly secrets: Secrets;
  readonly location: Parameters<typeof userRoutes>[2];
  readonly regionOfCompany: RegionOfCompany;
}

/** Users, their accounts and keys, and how they sign in. */
export function registerAccounts(api: Api, services: AccountServices) {
  const { config, db, brands, outbox, endedSessions, secrets, location, regionOfCompany } = services;
  const { publicUrl } = config;
  const accounts: AccountPorts = { outbox, brands, publicUrl, endedSessions };
  const keepsAccounts = config.externalIdentity === null;
  return {
    user: userRoutes(api, db, location, { emailChanged: (unit, change) => emailChanged(unit, change, accounts) }),
    account: accountRoutes(api, db, keepsAccounts, { ...accounts, regionOfCompany }),
    adminUsers: adminUserRoutes(api, db, keepsAccounts, accounts),
    apiKeys: apiKeyRoutes(api, db, accounts),
    sessions: sessionRoutes(api, db, { endedSessions, revokeKeysOf }),
    secondFactor: secondFactorRoutes(api, db, {
      brands,
      outbox,
      publicUrl,
      factorKey: secrets.factorKey,
      isRequiredForAdmins: config.requiresAdminSecondFactor,
    }),
  };
}
