import type { AuthenticationSettings } from '@specbuilder/shared-contracts/api';
import type { ToastService } from '@specbuilder/shared-contracts/platform';
import { sessionStore } from '@specbuilder/shared-ui/browser';
import { IDENTITY_PREFIX } from '../boot/boot/browser-storage.ts';
import { type SessionPorts, ShellSession } from './session-service.ts';

export { ShellSession } from './session-service.ts';

type PagePorts = Omit<SessionPorts, 'hasStoredUser' | 'loadManager' | 'sayNeedsHttps'> & {
  readonly toasts: ToastService;
};

export function createSession(ports: PagePorts): ShellSession {
  const { authentication, toasts } = ports;
  return new ShellSession({
    ...ports,
    hasStoredUser: () => hasStoredUser(authentication),
    loadManager: async () => (await import('./user-manager.ts')).createUserManager(ports),
    sayNeedsHttps: async () =>
      (await import(/* webpackChunkName: "background" */ './needs-https.ts')).sayNeedsHttps(toasts),
  });
}

/** Whether this browser session holds a signed-in user, read without the OpenID library. */
function hasStoredUser({ authorityUri, clientId }: AuthenticationSettings): boolean {
  return sessionStore.getItem(`${IDENTITY_PREFIX}user:${authorityUri}:${clientId}`) !== null;
}
