import { DEFAULT_VERSION, isNewerVersion, RELEASE_TOAST_DELAY_MS } from '@specbuilder/shared-contracts/domain';
import type { Platform, StorageService } from '@specbuilder/shared-contracts/platform';
import { RELEASE_MESSAGES } from '../../messages/release.generated.ts';

export interface ReleaseCheckHost extends Pick<Platform, 'api' | 'log' | 'panels' | 'toasts'> {
  readonly productName: string;
  readonly version: string;
  /** Outlives the browser session. */
  readonly storage: StorageService;
  readonly isCommerceView: boolean;
  readonly wait: (ms: number) => Promise<void>;
}

const LAST_VERSION_KEY = 'lastVersion';
const PREVIOUS_VERSION_KEY = 'previousVersion';

/** Version before the one of the last visit's end, or the newest looked at since; what is newer than it is news. */
export function previousVersion(storage: StorageService): string {
  return storage.read(PREVIOUS_VERSION_KEY) ?? DEFAULT_VERSION;
}

/** Whether nothing is known of an earlier visit, so that no release is news. */
export function isFirstVisit(storage: StorageService): boolean {
  return previousVersion(storage) === DEFAULT_VERSION;
}

/** The visitor has looked through the releases up to this one. */
export function rememberSeen(storage: StorageService, version: string): void {
  if (isNewerVersion(version, previousVersion(storage))) storage.write(PREVIOUS_VERSION_KEY, version);
}

/** Notifies a returning visitor once that the product has a new version (REL-001 to REL-010). */
export async function checkRelease(host: ReleaseCheckHost): Promise<void> {
  const { api, log, panels, productName, storage, toasts, version } = host;
  const previous = storage.read(LAST_VERSION_KEY) ?? DEFAULT_VERSION;
  if (previous === version) return;
  storage.write(LAST_VERSION_KEY, version);
  storage.write(PREVIOUS_VERSION_KEY, previous);
  const notes = await api.releases.newer({ version: previous }).catch((error: unknown) => {
    log.error('The request for release notes failed', error);
    return [];
  });
  if (notes.length === 0 || previous === DEFAULT_VERSION || host.isCommerceView) return;
  await host.wait(RELEASE_TOAST_DELAY_MS);
  const { actionId } = await toasts.show({
    kind: 'info',
    title: RELEASE_MESSAGES.updated({ product: productName, version }),
    durationMs: null,
    actions: [
      { id: 'see', label: RELEASE_MESSAGES.seeWhatsNew, ends: 'silently' },
      { id: 'dismiss', label: RELEASE_MESSAGES.dismiss, ends: 'dismissed' },
    ],
  });
  if (actionId === 'see') await panels.open('release-notes', {});
}
