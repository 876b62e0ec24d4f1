import type { StorageService } from '@specbuilder/shared-contracts/platform';

const KEY = 'passwordRequestedFor';

/** Whose password was to be chosen again in this browser session; null for nobody's (ACC-012, ACC-013). */
export const readRequestedUserName = (storage: StorageService): string | null => storage.read(KEY);

export const writeRequestedUserName = (storage: StorageService, userName: string): void => storage.write(KEY, userName);
