import { randomId } from '@specbuilder/shared-contracts/domain';
import { type SignedInUser, writable } from '@specbuilder/shared-contracts/platform';
import type { HostSession } from '@specbuilder/shared-ui/host';
import type { ProductLink } from './product-link.ts';

/** The product holds the user's session; the page has only a token of the user for calculations. */
export function productSession(link: Pick<ProductLink, 'siteData'>, firstToken: string): HostSession {
  let token = firstToken;
  let renewal: Promise<string> | null = null;
  return {
    user: writable<SignedInUser | null>(null),
    canSignIn: false,
    signIn: async () => undefined,
    signOut: async () => undefined,
    takeContinuation: () => null,
    accessToken: async () => token,
    guestKey: randomId(),
    async renewAccessToken(rejected) {
      if (rejected !== token) return token;
      renewal ??= link.siteData().then(({ token: fresh }) => fresh);
      token = await renewal;
      renewal = null;
      return token;
    },
  };
}
