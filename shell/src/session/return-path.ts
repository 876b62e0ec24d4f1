import type { Platform, StorageService } from '@specbuilder/shared-contracts/platform';
import { fieldsOf, readStored } from '../boot/boot/stored-value.ts';
import { HOME_PATH } from '../navigation/routing/route-controller.ts';
import type { ShellSession } from './session-service.ts';

const LAST_STATE_KEY = 'lastState';
const lastState = fieldsOf({ path: 'string' });

/** The screen that sign-in comes back to. */
export function rememberRoute(
  storage: StorageService,
  location: { readonly stateName: string; readonly path: string },
): void {
  storage.write(LAST_STATE_KEY, JSON.stringify(location));
}

export function forgetReturnPath(storage: StorageService): void {
  storage.remove(LAST_STATE_KEY);
}

/** Where sign-in leads back to: the screen that finishes what was started, the remembered one, or home. */
export function returnPath(
  storage: StorageService,
  session: Pick<ShellSession, 'pendingAction'>,
  href: Platform['navigation']['href'],
): string {
  if (session.pendingAction() === 'CreateProject') return href('app.projects.dashboard') ?? HOME_PATH;
  return readStored(storage, LAST_STATE_KEY, lastState)?.path ?? HOME_PATH;
}
