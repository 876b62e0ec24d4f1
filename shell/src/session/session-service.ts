import type { AuthenticationSettings } from '@specbuilder/shared-contracts/api';
import { sessionEndedError } from '@specbuilder/shared-contracts/client';
import type { BroadcastBus, ContinuationAction } from '@specbuilder/shared-contracts/events';
import {
  type Continuation,
  type SessionService,
  type SignedInUser,
  type SignInRequest,
  type StorageService,
  signedInUser,
  writable,
} from '@specbuilder/shared-contracts/platform';
import type { User, UserManager } from 'oidc-client-ts';
import { SESSION_MESSAGES } from '../messages/session.generated.ts';
import { createContinuationStore } from './stored-continuation.ts';

export interface SessionPorts {
  readonly authentication: AuthenticationSettings;
  readonly manufacturerLabelId: number;
  readonly debug: boolean;
  readonly storage: StorageService;
  readonly guestKey: () => string;
  readonly bus: BroadcastBus;
  readonly log: { error(message: string, error?: unknown): void };
  /** Whether the browser holds a sign-in of this client, so that guests never load the OpenID library. */
  readonly hasStoredUser: () => boolean;
  readonly loadManager: () => Promise<UserManager>;
  /** Instead of a sign-in on a page that is no secure context, where the library cannot make a proof of its request. */
  readonly sayNeedsHttps: () => Promise<void>;
}

type EndReason = 'user' | 'expired' | 'sessionEnded';

/** Who the user is. The OpenID library comes on first need; one manager, user in session storage (never local). */
export class ShellSession implements SessionService {
  readonly user = writable<SignedInUser | null>(null);
  readonly canSignIn = true;
  /** The page is leaving for the provider's sign-out. */
  readonly isSigningOut = writable(false);
  private readonly continuation;
  private tokens: User | null = null;
  /** Access tokens of the present user: a call that was rejected with another is a former user's. */
  private readonly accessTokens = new Set<string>();
  /** The user is gone and what they had is kept for them; the end of their session takes that away too. */
  private hasExpired = false;
  private loading: Promise<UserManager> | undefined;
  private renewal: Promise<boolean> | undefined;
  /** Incremented with each end of a session, so that a renewal in progress cannot restore its user. */
  private ends = 0;

  constructor(private readonly ports: SessionPorts) {
    this.continuation = createContinuationStore(ports.storage);
  }

  get guestKey(): string {
    return this.ports.guestKey();
  }

  /** @throws ApiError with status 401 when the session has ended; the library's error when no provider is reached */
  async accessToken(): Promise<string | null> {
    if (this.tokens === null) return null;
    if (this.tokens.expired && !(await this.renewOrEnd())) throw sessionEndedError(SESSION_MESSAGES.ended);
    return this.tokens?.access_token ?? null;
  }

  /**
   * A token to replace one that the server rejected; concurrent calls share one renewal. None for a call of a former
   * user, which must not be sent again in the name of the present one.
   */
  async renewAccessToken(rejected: string): Promise<string | null> {
    if (!this.accessTokens.has(rejected)) return null;
    const isCurrent = this.tokens?.access_token === rejected;
    if (isCurrent && !(await this.renew())) await this.expire();
    return this.tokens?.access_token ?? null;
  }

  async signIn({ continuation, loginHint, oneTimeCode }: SignInRequest = {}): Promise<void> {
    if (window.isSecureContext === false) return this.ports.sayNeedsHttps();
    if (continuation) {
      this.continuation.write(continuation);
      this.ports.bus.publish('continuation-stored', { action: continuation.action });
    }
    const { manufacturerLabelId } = this.ports;
    await (await this.manager()).signinRedirect({
      extraQueryParams: { manufacturerLabelId, ...(oneTimeCode && { otac: oneTimeCode }) },
      ...(loginHint && { login_hint: loginHint }),
      ...(oneTimeCode && { prompt: 'login' }),
    });
  }

  async signOut(): Promise<void> {
    const manager = await this.manager();
    this.isSigningOut.set(true);
    const announce = () => this.ports.bus.publish('user-signed-out', { reason: 'user' });
    // The page leaves in the middle of the call, so that listeners receive it once the tokens are gone.
    const stop = manager.events.addUserUnloaded(announce);
    try {
      await manager.signoutRedirect();
    } finally {
      stop();
      this.isSigningOut.set(false);
    }
    this.forget('user');
  }

  takeContinuation<A extends ContinuationAction>(actions: readonly A[]): Extract<Continuation, { action: A }> | null {
    const stored = this.continuation.read();
    const isRequested = stored !== null && (actions as readonly string[]).includes(stored.action);
    if (!isRequested || this.user.get() === null) return null;
    this.continuation.clear();
    this.ports.bus.forget('continuation-resumed');
    return stored as Extract<Continuation, { action: A }>;
  }

  /** What waits for the return from sign-in, without taking it. */
  pendingAction(): ContinuationAction | null {
    return this.continuation.read()?.action ?? null;
  }

  /** Reads the user's claims again from the provider, as after a change of the profile. */
  async refresh(): Promise<void> {
    // A renewal in progress may have got its response before the change.
    await this.renewal?.catch(() => false);
    await this.renew().catch(() => false);
  }

  /** Restores the sign-in of this browser session; resolves immediately for guests. */
  async restore(): Promise<void> {
    if (!this.ports.hasStoredUser()) return;
    const manager = await this.manager();
    const stored = await manager.getUser();
    if (stored === null) return;
    if (!stored.expired) this.adopt(stored);
    else await this.renewStored(manager, stored);
  }

  /** Finishes the redirect back from the provider. Rejects when the provider rejected the sign-in. */
  async completeSignIn(): Promise<void> {
    this.adopt(await (await this.manager()).signinRedirectCallback());
    const resumed = this.continuation.read();
    if (resumed) this.ports.bus.publish('continuation-resumed', { action: resumed.action });
  }

  /** Runs in the hidden frame of a silent renewal and reports to the page that opened it. */
  async completeSilentRenewal(): Promise<void> {
    await (await this.manager()).signinSilentCallback();
  }

  /**
   * Forgets the user without visiting the provider, as when the server no longer takes the token. A page that is leaving
   * to sign out stays as it is: a "Sign in" pressed on it would be lost.
   */
  async expire(reason: EndReason = 'expired'): Promise<void> {
    if (this.isSigningOut.get()) return;
    if (this.forget(reason)) await (await this.manager()).removeUser();
  }

  private manager(): Promise<UserManager> {
    this.loading ??= this.ports.loadManager().then((manager) => {
      const { authentication } = this.ports;
      manager.events.addAccessTokenExpiring(() => {
        // Until the token has run out a failure is only logged (AUT-008).
        if (authentication.automaticSilentRenew) void this.renew().catch(() => false);
      });
      manager.events.addAccessTokenExpired(() => void this.renewOrEnd().catch(() => false));
      manager.events.addUserSignedOut(() => void this.expire('sessionEnded'));
      return manager;
    });
    return this.loading;
  }

  /** A token that ran out while the tab was away; where no provider is reached, the first call tries again. */
  private async renewStored(manager: UserManager, stored: User): Promise<void> {
    try {
      if (!(await this.renew())) await manager.removeUser();
    } catch {
      this.adopt(stored);
    }
  }

  /** Whether the session continues; the user is signed out when the provider rejects the renewal. */
  private async renewOrEnd(): Promise<boolean> {
    if (await this.renew()) return true;
    if (this.tokens === null) return false;
    this.ports.bus.publish('access-token-expired', { cause: 'timer' });
    await this.expire();
    return false;
  }

  /**
   * Whether the provider gave new tokens. One renewal at a time, shared by all who need it: a refresh token is good for
   * one use, and the provider takes a second use for theft and ends the session.
   *
   * @throws TypeError when the provider cannot be reached, which says nothing about the session
   */
  private renew(): Promise<boolean> {
    this.renewal ??= this.renewNow().finally(() => {
      this.renewal = undefined;
    });
    return this.renewal;
  }

  private async renewNow(): Promise<boolean> {
    const { ends } = this;
    const manager = await this.manager();
    try {
      const renewed = await manager.signinSilent();
      if (ends !== this.ends) {
        await manager.removeUser();
        return false;
      }
      if (renewed) this.adopt(renewed);
      return renewed !== null;
    } catch (error) {
      this.ports.log.error('Silent renewal failed', error);
      // This is how fetch rejects without a response.
      if (error instanceof TypeError) throw error;
      return false;
    }
  }

  private adopt(loaded: User): void {
    if (loaded.profile.sub !== this.tokens?.profile.sub) this.accessTokens.clear();
    this.tokens = loaded;
    this.accessTokens.add(loaded.access_token);
    this.hasExpired = false;
    const { userId, roles, salesRegions, defaultSalesRegion, isExternal, ...names } = signedInUser(loaded.profile);
    const user = { userId, roles, salesRegions, defaultSalesRegion, isExternal, ...names };
    // A renewal brings the same claims; announcing them again would reload every screen.
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

  /** Whether there was a user to forget, or one whose session had expired and is now over. */
  private forget(reason: EndReason): boolean {
    this.ends += 1;
    this.tokens = null;
    const isOver = this.hasExpired && reason !== 'expired';
    if (this.user.get() === null && !isOver) return false;
    this.hasExpired = reason === 'expired';
    this.user.set(null);
    // A user who comes back after an expiry goes on where they were.
    if (reason !== 'expired') this.continuation.clear();
    this.ports.bus.publish('user-signed-out', { reason });
    return true;
  }
}
