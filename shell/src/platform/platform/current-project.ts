import { CACHE_PREFIX } from '@specbuilder/shared-contracts/domain';
import type { BroadcastBus } from '@specbuilder/shared-contracts/events';
import { type CurrentProjectService, writable } from '@specbuilder/shared-contracts/platform';
import { localStore, sessionStore } from '@specbuilder/shared-ui/browser';
import { prefixedStorage } from '../../boot/boot/browser-storage.ts';
import type { ShellSession } from '../../session/index.ts';

const CURRENT_KEY = 'currentProject';

/**
 * The open project: of this browser session, else the last one of this browser. It means nothing to a guest,
 * and is dropped at sign-out.
 */
export function createCurrentProject(bus: BroadcastBus, { user }: Pick<ShellSession, 'user'>): CurrentProjectService {
  const storages = [
    prefixedStorage(sessionStore, CACHE_PREFIX.project),
    prefixedStorage(localStore, CACHE_PREFIX.project),
  ];
  const remembered = () => storages.map((storage) => storage.read(CURRENT_KEY)).find((id) => id !== null) ?? null;
  const projectId = writable<string | null>(user.get() === null ? null : remembered());
  const store = (next: string | null) => {
    for (const storage of storages) {
      if (next === null) storage.remove(CURRENT_KEY);
      else storage.write(CURRENT_KEY, next);
    }
  };
  bus.subscribe('user-signed-in', () => projectId.get() === null && projectId.set(remembered()));
  bus.subscribe('user-signed-out', ({ payload: { reason } }) => {
    // The same user finds it open after signing in again.
    if (reason !== 'expired') store(null);
    projectId.set(null);
  });
  return {
    get: projectId.get,
    subscribe: projectId.subscribe,
    set(next, reason) {
      if (next === projectId.get()) return;
      store(next);
      projectId.set(next);
      bus.publish('current-project-changed', { projectId: next, reason });
    },
  };
}
