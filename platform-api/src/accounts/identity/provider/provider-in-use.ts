import type { IncomingMessage, ServerResponse } from 'node:http';
import type { JWK } from 'jose';
import type Provider from 'oidc-provider';

/** The provider currently serving requests. All its data is in the store, so it can be replaced between requests. */
export interface ProviderInUse {
  readonly current: () => Provider;
  /** Handles a request whose address is below the provider's path. */
  readonly respond: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  /** Reads the signing keys again; where they are others than before, a provider with them takes over. */
  readonly renewKeys: () => Promise<void>;
}

interface Keys {
  readonly first: readonly JWK[];
  readonly load: () => Promise<readonly JWK[]>;
}

/** The library takes its keys when it is made and never again, so new keys want a new provider. */
export function createProviderInUse(create: (keys: readonly JWK[]) => Provider, keys: Keys): ProviderInUse {
  const withKeys = (signingKeys: readonly JWK[]) => {
    const provider = create(signingKeys);
    return { provider, respond: provider.callback(), kids: kidsOf(signingKeys) };
  };
  let inUse = withKeys(keys.first);
  return {
    current: () => inUse.provider,
    respond: (request, response) => inUse.respond(request, response),
    async renewKeys() {
      const signingKeys = await keys.load();
      if (kidsOf(signingKeys) !== inUse.kids) inUse = withKeys(signingKeys);
    },
  };
}

const kidsOf = (keys: readonly JWK[]) => keys.map(({ kid }) => kid).join(' ');
