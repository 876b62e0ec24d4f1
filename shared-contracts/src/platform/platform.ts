import type { QueryClient } from '@tanstack/query-core';
import type { Settings } from '../api/brand/settings.ts';
import type { NewProject } from '../api/projects/projects.ts';
import type { ApiClient, ApiQueries } from '../client/index.ts';
import type { Role } from '../domain/roles.ts';
import type { BroadcastBus, ContinuationAction } from '../events/index.ts';
import type { AppHistory } from './history.ts';
import type { PanelProps, PanelResults } from './panels.ts';
import type { Readable } from './readable.ts';
import type { RouteArguments, StateName } from './states.ts';

/**
 * The whole dependency of a remote on its host. Additions raise the minor number, all other changes the major.
 * members.json lists which version added which member, so that a build knows what it needs and the loader, before
 * running its code, rejects only a remote that needs more than its host has. A version without new members extends the
 * behaviour of existing ones: 1.1.0 renews an expired token before returning it, and guest keys end with a sign-out. A
 * remote that depends on that declares it in its remote.json. 1.3.0 signs in the user that a registration created.
 */
export const PLATFORM_VERSION = '1.3.0';

export interface SignedInUser {
  readonly userId: string;
  readonly userName: string;
  readonly displayName: string;
  readonly email: string;
  readonly roles: readonly Role[];
  readonly salesRegions: readonly number[];
  readonly defaultSalesRegion: number | null;
  /** Signed in through a federated identity: may not edit the account. */
  readonly isExternal: boolean;
}

/** What a save needs to go on after sign-in. Ids and the user's own input only. */
export interface SaveRequest {
  readonly itemId: string;
  readonly tag: string | null;
  /** No one typed the tag, so a project that is chosen later has its own next one. */
  readonly isTagSuggested?: boolean;
  readonly qty: number;
  readonly notes: string | null;
  /** What it serves; absent where nothing says it. */
  readonly location?: string;
  readonly buildingId: number | null;
  readonly replacesItemId: string | null;
  /** Item of the project that this one becomes an alternate of; absent in requests of older releases. */
  readonly alternateToId?: string | null;
  readonly projectId: string | null;
  /** Sent as Idempotency-Key, so a save resumed or clicked twice happens once. */
  readonly idempotencyKey: string;
}

export type Continuation =
  | { readonly action: 'CreateProject'; readonly data: NewProject }
  | { readonly action: 'UpdateProject'; readonly data: SaveRequest }
  | { readonly action: 'AddCurb'; readonly data: { readonly fanItemId: string } }
  | { readonly action: 'OpenLoadCalculator'; readonly data: { readonly cloneProjectId?: string } };

export interface SignInRequest {
  readonly continuation?: Continuation;
  /** User name that the sign-in page begins with. */
  readonly loginHint?: string;
  /** Of a registration: signs in without typing, regardless of who was signed in before. */
  readonly oneTimeCode?: string;
}

export interface SessionService {
  readonly user: Readable<SignedInUser | null>;
  /** False where the host cannot sign users in (an integrator's page): saving is hidden there. */
  readonly canSignIn: boolean;
  /** Leaves for the identity provider; the promise ends with the page unless sign-in cannot start. */
  signIn(request?: SignInRequest): Promise<void>;
  signOut(): Promise<void>;
  /** The stored action after the return from sign-in; the first caller gets it, later ones get null. */
  takeContinuation<A extends ContinuationAction>(
    actions: readonly A[],
  ): Extract<Continuation, { readonly action: A }> | null;
  /**
   * For transports that cannot use `platform.api`, such as the hub; null for guests. A token that ran out is renewed
   * first; rejects when the session has ended or the identity provider cannot be reached.
   */
  accessToken(): Promise<string | null>;
  /** Names the browser session that owns items made before sign-in. Another after a sign-out: never keep it. */
  readonly guestKey: string;
}

export interface ToastRequest {
  readonly kind: 'info' | 'success' | 'warning' | 'error';
  readonly title: string;
  readonly text?: string;
  /** Of a call that failed on the server (`referenceOf`): it can be copied. */
  readonly reference?: string;
  /** null stays until dismissed. */
  readonly durationMs: number | null;
  readonly actions?: readonly ToastAction[];
  /** Says nothing of what the page shows: it is shown in the header where the window has room there, and covers nothing. */
  readonly isInHeader?: boolean;
}

export interface ToastAction {
  readonly id: string;
  readonly label: string;
  /** 'dismissed' counts as closing the toast; 'silently' resolves but is not broadcast (REL-009). */
  readonly ends?: 'dismissed' | 'silently';
}

export interface ToastOutcome {
  readonly outcome: 'dismissed' | 'timeout' | 'action';
  readonly actionId?: string;
}

export interface ToastService {
  /** Shows a toast; the promise says how it ended. */
  show(toast: ToastRequest): Promise<ToastOutcome>;
}

export interface DialogService {
  /** True for the confirming button; Escape and the other button are false. */
  confirm(dialog: {
    readonly title: string;
    readonly text: string;
    readonly confirm: string;
    readonly cancel: string;
    /** Language of the texts when it is not the page's; they are left as they are then. */
    readonly lang?: string;
  }): Promise<boolean>;
  alert(dialog: { readonly title: string; readonly text: string; readonly confirm: string }): Promise<void>;
}

export interface PanelService {
  /** Opens a panel that any area published; the result is null when it was closed without one. */
  open<N extends keyof PanelProps>(name: N, props: PanelProps[N]): Promise<PanelResults[N] | null>;
  close(name: keyof PanelProps): void;
}

export interface NavigationService {
  readonly history: AppHistory;
  /** Address of a screen, for links. Null where the host has no such area (an integrator's page). */
  href<S extends StateName>(state: S, ...params: RouteArguments<S>): string | null;
  /** Confirms before leaving while `message` returns a text; returns the function that removes the block. */
  block(message: () => string | null): () => void;
  /** The screen of the current address is there to be used. */
  routeReady(stateName: string): void;
  /** Its loading failed; a `RouteError` leads home (SHL-055). */
  routeFailed(stateName: string, error: Error): void;
}

export interface CurrencyState {
  readonly currencyCode: string;
  readonly currencySymbol: string;
  readonly exchangeRate: number;
  /** The 'No Pricing' currency: every price leaves the screen. */
  readonly arePricesHidden: boolean;
}

export interface ThemeState {
  readonly themeName: string;
  readonly isDark: boolean;
}

export interface RegionState {
  readonly regionNumber: number | null;
}

export interface CurrentProjectService extends Readable<string | null> {
  /** Makes a project current, or none; broadcast as current-project-changed. */
  set(projectId: string | null, reason: 'selected' | 'created' | 'loaded' | 'deleted' | 'startPage'): void;
}

/** Small values a remote keeps in the browser, under the host's prefixes (CON-008, CON-009). Never tokens. */
export interface StorageService {
  read(key: string): string | null;
  write(key: string, value: string): void;
  remove(key: string): void;
}

export interface LogService {
  error(message: string, error?: unknown): void;
  warn(message: string): void;
}

/** The shop whose page frames the product: the commerce view. */
export interface StoreService {
  /**
   * Requests the shop to add an item, and blocks the page until it responds. False when it did not respond in time; a
   * toast has then reported it.
   */
  addToCart(projectItemId: string): Promise<boolean>;
}

export interface Platform {
  readonly version: string;
  /** Origin of the server, '' on the composed site. */
  readonly serverUrl: string;
  readonly bus: BroadcastBus;
  readonly api: ApiClient;
  /** Query options of the same calls. */
  readonly apiQueries: ApiQueries;
  /** The shared cache: every remote reads the same cached response; events only invalidate. */
  readonly queries: QueryClient;
  readonly session: SessionService;
  readonly settings: Readable<Settings>;
  readonly theme: Readable<ThemeState>;
  readonly currency: Readable<CurrencyState>;
  readonly region: Readable<RegionState>;
  readonly currentProject: CurrentProjectService;
  /** Null everywhere but in the commerce view. */
  readonly store: StoreService | null;
  readonly navigation: NavigationService;
  readonly toasts: ToastService;
  readonly dialogs: DialogService;
  readonly panels: PanelService;
  /** Kept for the browser session. */
  readonly storage: StorageService;
  /** Kept by the browser for all its tabs; of projects and sizing until their user signs out. */
  readonly browserStorage: StorageService;
  readonly log: LogService;
  /** Goes to a screen of any area by its state name. */
  navigate<S extends StateName>(state: S, ...params: RouteArguments<S>): void;
}
