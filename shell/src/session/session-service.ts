import type { AuthenticationSettings } from '@specbuilder/shared-contracts/api';
import type { BroadcastBus, ContinuationAction } from '@specbuilder/shared-contracts/events';
import {
  type Continuation,
  type SessionService,
  type SignedInUser,
  type StorageService,
  writable,
} from '@specbuilder/shared-contracts/platform';
import type { User, UserManager } from 'oidc-client-ts';
import { signedInUser } from './signed-in-user.ts';
import { createContinuationStore } from './stored-continuation.ts';

export interface SessionPorts {
  readonly authentication: AuthenticationSettings;
  readonly manufacturerLabelId: number;
  readonly debug: boolean;
  readonly storage: StorageService;
  readonly guestKey: string;
  readonly bus: BroadcastBus;
  readonly log: { error(message: string, error?: unknown): void };
  /** Whether the browser holds a sign-in of this client, so that guests never load the OpenID library. */
  readonly hasStoredUser: () => boolean;
  readonly loadManager: () => Promise<UserManager>;
}

type EndReason = 'user' | 'expired' | 'sessionEnded';

/** Who the user is. The OpenID library comes on first need; one manager, user in session storage (never local). */
export class ShellSession implements SessionService {
  readonly user = writable<SignedInUser | null>(null);
  readonly canSignIn = true;
  /** The page is leaving for the provider's sign-out. */
  readonly isSigningOut = writable(false);
  readonly guestKey: string;
  private readonly continuation;
  private tokens: User | null = null;
  private loading: Promise<UserManager> | undefined;

  constructor(private readonly ports: SessionPorts) {
    this.continuation = createContinuationStore(ports.storage);
    this.guestKey = ports.guestKey;
  }

  async accessToken(): Promise<string | null> {
    return this.tokens === null || this.tokens.expired ? null : this.tokens.access_token;
  }

  async signIn({ continuation }: { readonly continuation?: Continuation } = {}): Promise<void> {
    if (continuation) {
      this.continuation.write(continuation);
      this.ports.bus.publish('continuation-stored', { action: continuation.action });
    }
    const extraQueryParams = { manufacturerLabelId: this.ports.manufacturerLabelId };
    await (await this.manager()).signinRedirect({ extraQueryParams });
  }

  async signOut(): Promise<void> {
    const manager = await this.manager();
    this.isSigningOut.set(true);
    try {
      await manager.signoutRedirect();
    } finally {
      this.isSigningOut.set(false);
    }
    this.forget('user');
  }

  takeContinuation<A extends ContinuationAction>(actions: readonly A[]): Extract<Continuation, { action: A }> | null {
    const stored = this.continuation.read();
    const isWanted = stored !== null && (actions as readonly string[]).includes(stored.action);
    if (!isWanted || this.user.get() === null) return null;
    this.continuation.clear();
    this.ports.bus.forget('continuation-resumed');
    return stored as Extract<Continuation, { action: A }>;
  }

  /** What waits for the return from sign-in, without taking it. */
  pendingAction(): ContinuationAction | null {
    return this.continuation.read()?.action ?? null;
  }

  /** Asks the provider for the user's claims anew, as after a change of the profile. */
  async refresh(): Promise<void> {
    try {
      const renewed = await (await this.manager()).signinSilent();
      if (renewed) this.adopt(renewed);
    } catch (error) {
      this.ports.log.error('Claims could not be renewed', error);
    }
  }

  /** Takes up the sign-in of this browser session; resolves at once for guests. */
  async restore(): Promise<void> {
    if (!this.ports.hasStoredUser()) return;
    const manager = await this.manager();
    const stored = await manager.getUser();
    if (stored && !stored.expired) this.adopt(stored);
    else if (stored) await this.renew(manager);
  }

  /** Finishes the redirect back from the provider. Rejects when the provider refused. */
  async completeSignIn(): Promise<void> {
    this.adopt(await (await this.manager()).signinRedirectCallback());
    const resumed = this.continuation.read();
    if (resumed) this.ports.bus.publish('continuation-resumed', { action: resumed.action });
  }

  /** Runs in the hidden frame of a silent renewal and tells the page that opened it. */
  async completeSilentRenewal(): Promise<void> {
    await (await this.manager()).signinSilentCallback();
  }

  /** Forgets the user without visiting the provider, as when the server no longer takes the token. */
  async expire(reason: EndReason = 'expired'): Promise<void> {
    this.forget(reason);
    await (await this.manager()).removeUser();
  }

  private manager(): Promise<UserManager> {
    this.loading ??= this.ports.loadManager().then((manager) => {
      const { bus, log } = this.ports;
      manager.events.addUserLoaded((user) => this.adopt(user));
      manager.events.addAccessTokenExpired(() => {
        bus.publish('access-token-expired', { cause: 'timer' });
        void this.expire();
      });
      manager.events.addSilentRenewError((error) => log.error('Silent renewal failed', error));
      manager.events.addUserSignedOut(() => void this.expire('sessionEnded'));
      return manager;
    });
    return this.loading;
  }

  /** A token that ran out while the tab was away is renewed if the provider still knows the user. */
  private async renew(manager: UserManager): Promise<void> {
    try {
      const renewed = await manager.signinSilent();
      if (renewed) this.adopt(renewed);
    } catch (error) {
      this.ports.log.error('Silent renewal failed', error);
      await manager.removeUser();
    }
  }

  private adopt(loaded: User): void {
    this.tokens = loaded;
    const { userId, roles, salesRegions, defaultSalesRegion, isExternal, ...names } = signedInUser(loaded);
    const user = { userId, roles, salesRegions, defaultSalesRegion, isExternal, ...names };
    // A renewal brings the same claims; telling everybody again would reload every screen.
    if (JSON.stringify(user) === JSON.stringify(this.user.get())) return;
    this.user.set(user);
    this.ports.bus.publish('user-signed-in', {
      userId,
      roles: [...roles],
      salesRegions: [...salesRegions],
      defaultSalesRegion,
      isExternal,
    });
  }

  private forget(reason: EndReason): void {
    this.tokens = null;
    if (this.user.get() === null) return;
    this.user.set(null);
    this.continuation.clear();
    this.ports.bus.publish('user-signed-out', { reason });
  }
}
