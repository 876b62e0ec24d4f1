import { createBus } from '@specbuilder/shared-contracts/events';
import { testSettings } from '@specbuilder/shared-contracts/testing';
import { memoryStorage } from '@specbuilder/shared-ui/host';
import { type User, UserManager, WebStorageStateStore } from 'oidc-client-ts';
import { ShellSession } from '../src/session/session-service.ts';
import { type ManagerParts, userManagerSettings } from '../src/session/user-manager.ts';

export const { authentication } = testSettings().manufacturer;

/** What the provider's library is made from. */
export function managerParts(changes: Partial<ManagerParts> = {}): ManagerParts {
  const bus = createBus({ source: 'shell' });
  return { authentication, bus, debug: false, guestKey: () => 'guest', manufacturerLabelId: 1, ...changes };
}

/** A user as the provider's library has them. */
export function oidcUser(claims: object = {}, expired = false, token = 'token'): User {
  return {
    profile: {
      sub: 'u1',
      name: 'Ann Lee',
      email: 'ann@example.com',
      preferred_username: 'engineer',
      role: 'user',
      ...claims,
    },
    access_token: token,
    expired,
  } as unknown as User;
}

/** The library's manager with its network steps mocked; events are the real ones. */
function managerWith(
  steps: Partial<Record<'getUser' | 'signinRedirectCallback' | 'signinSilent', () => Promise<User | null>>>,
) {
  const manager = new UserManager({
    ...userManagerSettings(authentication),
    userStore: new WebStorageStateStore({ store: window.sessionStorage }),
  });
  const redirects: unknown[] = [];
  jest.spyOn(manager, 'signinRedirect').mockImplementation(async (args) => void redirects.push(args));
  jest.spyOn(manager, 'signoutRedirect').mockResolvedValue(undefined);
  for (const [step, response] of Object.entries(steps)) {
    jest.spyOn(manager, step as 'getUser').mockImplementation(response as () => Promise<User | null>);
  }
  return { manager, redirects };
}

export function openSession(
  steps: Parameters<typeof managerWith>[0] = {},
  hasStoredUser = true,
  settings: Partial<typeof authentication> = {},
) {
  const bus = createBus({ source: 'shell' });
  const facts: string[] = [];
  for (const name of [
    'user-signed-in',
    'user-signed-out',
    'access-token-expired',
    'continuation-stored',
    'continuation-resumed',
  ] as const) {
    bus.subscribe(name, ({ payload }) => facts.push(`${name} ${JSON.stringify(payload)}`));
  }
  const { manager, redirects } = managerWith(steps);
  const loadManager = jest.fn(async () => manager);
  const sayNeedsHttps = jest.fn(async () => undefined);
  const storage = memoryStorage();
  const errors: string[] = [];
  const created = new ShellSession({
    authentication: { ...authentication, ...settings },
    manufacturerLabelId: 17,
    debug: false,
    storage,
    guestKey: () => 'guest',
    bus,
    log: { error: (message) => errors.push(message) },
    hasStoredUser: () => hasStoredUser,
    loadManager,
    sayNeedsHttps,
  });
  return { session: created, facts, redirects, loadManager, sayNeedsHttps, storage, errors, manager };
}

type Timer = { raise(): Promise<void> };

/** What the library says from its timers: the token ends soon, or has ended. */
export function raise(manager: UserManager, moment: 'expiring' | 'expired'): void {
  const timers = manager.events as unknown as { _expiredTimer: Timer; _expiringTimer: Timer };
  void (moment === 'expired' ? timers._expiredTimer : timers._expiringTimer).raise();
}

/** Waits until work that was started without awaiting it has ended. */
export const untilIdle = () => new Promise<void>((resolve) => setTimeout(resolve));
