import type { UserDetails } from '@specbuilder/shared-contracts/api';
import type { Platform } from '@specbuilder/shared-contracts/platform';
import { fieldsOf } from '../../boot/boot/stored-value.ts';

export interface UserDetailsReader {
  /** The server's data about the signed-in user, requested once per user. */
  read(): Promise<UserDetails>;
}

const readSettings = fieldsOf({ isRegionManuallySelected: 'boolean' });

/** Details of the signed-in user, which several services read; requested again after they changed. */
export function createUserDetails({ api, bus, session }: Pick<Platform, 'api' | 'bus' | 'session'>): UserDetailsReader {
  let request: Promise<UserDetails> | undefined;
  const forget = () => {
    request = undefined;
  };
  session.user.subscribe(forget);
  bus.subscribe('user-settings-changed', forget);
  return {
    read() {
      if (request === undefined) {
        // A response without settings would count as a user who chose nothing.
        request = api.user.details().then((details) => readSettings.parse(details.settings) && details);
        request.catch(forget);
      }
      return request;
    },
  };
}
