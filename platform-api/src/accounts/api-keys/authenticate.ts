import { API_KEY_HEADER } from '@specbuilder/shared-contracts/api';
import { API_KEY_MESSAGES, type Authenticate, invalid } from '../../core/index.ts';
import { bearerOf } from '../identity/identity.ts';
import type { CallerOfKey } from './caller-of-key.ts';

/**
 * Authentication for the contract's endpoints, whose guard knows what each allows a key to do. All other endpoints
 * authenticate without keys and reject a request that sends one.
 */
export function withApiKeys(authenticate: Authenticate, callerOfKey: CallerOfKey): Authenticate {
  return async (request) => {
    const key = request.headers[API_KEY_HEADER];
    if (key === undefined) return authenticate(request);
    if (bearerOf(request) !== undefined) throw invalid('X-Api-Key', API_KEY_MESSAGES.oneOfBoth);
    return callerOfKey(String(key), request);
  };
}
