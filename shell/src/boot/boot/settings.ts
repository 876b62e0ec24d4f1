import type { Settings } from '@specbuilder/shared-contracts/api';
import { type ApiClient, MISDIRECTED, statusOf } from '@specbuilder/shared-contracts/client';
import type { LogService, StorageService } from '@specbuilder/shared-contracts/platform';
import { SITE_PATH } from '@specbuilder/shared-ui/browser';
import { PAGE_KEYS } from './browser-storage.ts';

export interface LoadedSettings {
  readonly settings: Settings;
  readonly isFallback: boolean;
}

/** Settings of the brand, or the defaults; an unknown brand is dropped. */
export async function loadSettings(api: ApiClient, storage: StorageService, log: LogService): Promise<LoadedSettings> {
  try {
    return { settings: await api.settings.get(), isFallback: false };
  } catch (error) {
    // Nothing of this page would work.
    if (statusOf(error) === MISDIRECTED) throw error;
    if (statusOf(error) === 404) storage.remove(PAGE_KEYS.brand);
    log.error('Settings could not be loaded, defaults are used', error);
    const { defaultSettings } = await import('./default-settings.ts');
    return { settings: defaultSettings(window.location.origin + SITE_PATH), isFallback: true };
  }
}
