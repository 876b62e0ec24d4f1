import type { AuthenticationSettings } from '@specbuilder/shared-contracts/api';
import { IDENTITY_PREFIX, sessionStore } from '../boot/browser-storage.ts';
import { type SessionPorts, ShellSession } from './session-service.ts';

export { ShellSession } from './session-service.ts';

export function createSession(ports: Omit<SessionPorts, 'hasStoredUser' | 'loadManager'>): ShellSession {
  const { authentication } = ports;
  return new ShellSession({
    ...ports,
    hasStoredUser: () => hasStoredUser(authentication),
    loadManager: async () => (await import('./user-manager.ts')).createUserManager(ports),
  });
}

/** Whether this browser session holds a signed-in user, read without the OpenID library. */
function hasStoredUser({ authorityUri, clientId }: AuthenticationSettings): boolean {
  return sessionStore().getItem(`${IDENTITY_PREFIX}user:${authorityUri}:${clientId}`) !== null;
}
