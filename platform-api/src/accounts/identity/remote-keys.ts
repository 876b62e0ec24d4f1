import { createRemoteJWKSet, errors, type JWTVerifyGetKey } from 'jose';
import { HttpError, TOKEN_MESSAGES } from '../../core/index.ts';

const LIMIT_MS = 5000;
/** A made-up key id reads the provider's keys no more often than this; keys that changed are taken up as fast. */
const READ_AGAIN_MS = 5000;
/** Keys that the provider withdrew hold no longer than this. */
const RETENTION_MS = 10 * 60_000;

/**
 * Keys of that issuer's provider, found by its discovery document and read again when a token names an unknown key. If
 * the provider is down, a token with an unknown key is neither accepted nor rejected, because nothing is known about
 * its user; tokens with known keys keep working.
 *
 * @throws HttpError 'unavailable' when discovery or keys cannot be read
 */
export function createRemoteKeys(issuer: string): JWTVerifyGetKey {
  const discovered = createDiscovery(issuer);
  return async (header, token) => {
    try {
      const find = await discovered.keys();
      return await find(header, token);
    } catch (error) {
      if (isAboutToken(error)) throw error;
      discovered.expire();
      throw new HttpError('unavailable', TOKEN_MESSAGES.providerAway({ reason: (error as Error).message }));
    }
  };
}

/** Discovery, done again once keys could not be read, as they may have moved; what was found before serves until then. */
function createDiscovery(issuer: string) {
  let known: JWTVerifyGetKey | undefined;
  let running: Promise<JWTVerifyGetKey> | undefined;
  let isCurrent = false;
  let triedOnMs = 0;
  const discover = async () => {
    triedOnMs = Date.now();
    known = await discoverKeys(issuer);
    isCurrent = true;
    return known;
  };
  return {
    async keys(): Promise<JWTVerifyGetKey> {
      if (known !== undefined && (isCurrent || Date.now() - triedOnMs < READ_AGAIN_MS)) return known;
      running ??= discover().finally(() => {
        running = undefined;
      });
      return known === undefined ? running : running.catch(() => known as JWTVerifyGetKey);
    },
    expire(): void {
      isCurrent = false;
    },
  };
}

function isAboutToken(error: unknown): boolean {
  return (
    error instanceof errors.JWKSNoMatchingKey ||
    error instanceof errors.JWKSMultipleMatchingKeys ||
    error instanceof errors.JOSENotSupported
  );
}

async function discoverKeys(issuer: string): Promise<JWTVerifyGetKey> {
  const address = `${withoutSlash(issuer)}/.well-known/openid-configuration`;
  const response = await fetch(address, { signal: AbortSignal.timeout(LIMIT_MS) });
  if (!response.ok) throw new Error(`discovery responded with ${response.status}`);
  const document = (await response.json()) as { readonly issuer?: unknown; readonly jwks_uri?: unknown };
  if (withoutSlash(String(document.issuer)) !== withoutSlash(issuer)) {
    throw new Error(`discovery names the issuer ${String(document.issuer)}`);
  }
  return createRemoteJWKSet(new URL(String(document.jwks_uri)), {
    timeoutDuration: LIMIT_MS,
    cooldownDuration: READ_AGAIN_MS,
    cacheMaxAge: RETENTION_MS,
  });
}

/** Providers write their issuer with a slash at the end or without. */
export function withoutSlash(issuer: string): string {
  return issuer.replace(/\/$/, '');
}
