import { loadScript, SCRIPT, SERVER } from './page.ts';
import { RespondedError } from './release.ts';

export interface Reason {
  readonly code: SbSizerReason;
  readonly directive: string | null;
}

const UNKNOWN_BRAND = [400, 404];

/** Listens for what the page's content policy blocks, since neither fetch nor a script reports the reason. */
export function watchPolicy() {
  let directive: string | null = null;
  const hear = (event: SecurityPolicyViolationEvent) => {
    if (event.blockedURI.startsWith(SERVER) && event.disposition !== 'report') directive = event.effectiveDirective;
  };
  document.addEventListener('securitypolicyviolation', hear);
  return {
    /** Violations are reported a moment after what they kept away has failed. */
    async blocked(): Promise<string | null> {
      await new Promise((resolve) => setTimeout(resolve, 50));
      return directive;
    },
    end: () => document.removeEventListener('securitypolicyviolation', hear),
  };
}

interface Failed {
  readonly error: unknown;
  readonly directive: string | null;
  readonly nonce: string;
}

/** Why no sizer is shown here, as far as a page can find out. */
export async function reasonOf({ error, directive, nonce }: Failed): Promise<Reason> {
  if (directive !== null) return { code: 'blocked-by-policy', directive };
  return { code: await codeOf(error, nonce), directive: null };
}

async function codeOf(error: unknown, nonce: string): Promise<SbSizerReason> {
  if (!navigator.onLine) return 'offline';
  // The brand is the only part of a first call that a server could reject.
  if (UNKNOWN_BRAND.includes(statusOf(error))) return 'brand-unknown';
  if (error instanceof RespondedError || statusOf(error) > 0) return 'server-error';
  // If the registry can be read, the origin is allowed and the server responds.
  if (await isThere(() => fetch(`${SERVER}/registry.json`, { cache: 'no-store' }))) return 'release-failed';
  // A script needs no origin permission: if the server delivers it, only its responses to this origin are blocked.
  if (await isThere(() => loadScript({ src: `${SCRIPT}?again`, nonce }))) return 'origin-not-allowed';
  return (await isThere(() => fetch(SCRIPT, { mode: 'no-cors', cache: 'no-store' }))) ? 'server-error' : 'offline';
}

function statusOf(error: unknown): number {
  const { status } = (error ?? {}) as { readonly status?: unknown };
  return typeof status === 'number' ? status : 0;
}

function isThere(request: () => Promise<unknown>): Promise<boolean> {
  return request().then(
    () => true,
    () => false,
  );
}
