import { API_KEY_HEADER } from '@specbuilder/shared-contracts/api';
import { API_KEY_TEXTS, type Authenticate, invalid } from '../../core/index.ts';
import { bearerOf } from '../identity/identity.ts';
import type { CallerOfKey } from './caller-of-key.ts';

/**
 * Authentication of the contract's endpoints, whose guard knows what each lets a key do. Everything else asks without
 * keys, and refuses a request that shows one.
 */
export function withApiKeys(authenticate: Authenticate, callerOfKey: CallerOfKey): Authenticate {
  return async (request) => {
    const key = request.headers[API_KEY_HEADER];
    if (key === undefined) return authenticate(request);
    if (bearerOf(request) !== undefined) throw invalid('X-Api-Key', API_KEY_TEXTS.oneOfBoth);
    return callerOfKey(String(key), request);
  };
}
