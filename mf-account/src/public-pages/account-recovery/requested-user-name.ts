import type { StorageService } from '@specbuilder/shared-contracts/platform';

const KEY = 'passwordRequestedFor';

/** User name whose password reset was requested in this browser session, or null (ACC-012, ACC-013). */
export const readRequestedUserName = (storage: StorageService): string | null => storage.read(KEY);

export const writeRequestedUserName = (storage: StorageService, userName: string): void => storage.write(KEY, userName);
