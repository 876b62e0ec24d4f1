import { lazy } from '../../feature/compose.ts';
import { defineFeature } from '../../feature/define-feature.ts';
import type { UserDetailsReader } from './user-details.ts';

declare module '../../feature/ports.ts' {
  interface Ports {
    /** What the server keeps of the signed-in user. */
    readonly userDetails: () => Promise<UserDetailsReader>;
  }
}

export const USER_DETAILS = defineFeature({
  name: 'user-details',
  ports: ['api', 'bus', 'session'],
  offers: ['userDetails'],
  services: (ports) => ({
    userDetails: lazy(async () => {
      const { createUserDetails } = await import(/* webpackChunkName: "background" */ './user-details.ts');
      return createUserDetails(ports);
    }),
  }),
});
