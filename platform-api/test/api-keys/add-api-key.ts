import type { ApiKeyScope } from '@specbuilder/shared-contracts/api';
import { keyHash, newKey } from '../../src/accounts/api-keys/key-text.ts';
import { addKey } from '../../src/accounts/api-keys/store.ts';
import type { Database } from '../../src/core/store/database.ts';

/** A key of a user, whose text the store does not have. */
export async function addApiKey(
  db: Database,
  userId: string,
  scopes: readonly ApiKeyScope[],
  expiresOnUtc: Date | null = null,
): Promise<{ readonly apiKeyId: string; readonly key: string }> {
  const { key, prefix } = newKey();
  const row = { userId, name: scopes.join(' '), prefix, keyHash: keyHash(key), scopes: [...scopes], expiresOnUtc };
  return { apiKeyId: (await addKey(db, row)).id, key };
}
