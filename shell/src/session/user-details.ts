import type { UserDetails } from '@specbuilder/shared-contracts/api';
import type { LaterHost } from '../own-area/later-host.ts';

export interface UserDetailsReader {
  /** What the server keeps of the signed-in user, asked once per user. */
  read(): Promise<UserDetails>;
}

/** Details of the signed-in user, which several services read; asked again after they changed. */
export function createUserDetails({
  api,
  bus,
  session,
}: Pick<LaterHost, 'api' | 'bus' | 'session'>): UserDetailsReader {
  let asked: Promise<UserDetails> | undefined;
  const forget = () => {
    asked = undefined;
  };
  session.user.subscribe(forget);
  bus.subscribe('user-settings-changed', forget);
  return {
    read() {
      if (asked === undefined) {
        asked = api.user.details();
        asked.catch(forget);
      }
      return asked;
    },
  };
}
