import type { ErrorOut, KoaContextWithOIDC } from 'oidc-provider';
import { IDENTITY_MESSAGES, storeFaultOf } from '../../../core/index.ts';
import { problemNotice, signedOutNotice, signOutNotice } from '../pages/notice-pages.ts';
import type { RenderedPage, RenderPage } from '../pages/page.ts';
import { UNAVAILABLE } from './store-faults.ts';
import { visitorOf } from './visitor.ts';

/** Pages that the provider shows by itself. */
export interface ProviderPages {
  readonly signOut: (ctx: KoaContextWithOIDC, form: string) => Promise<void>;
  readonly signedOut: (ctx: KoaContextWithOIDC) => Promise<void>;
  readonly error: (ctx: KoaContextWithOIDC, out: ErrorOut, error: Error) => Promise<void>;
}

export function createProviderPages(render: RenderPage, publicUrl: string): ProviderPages {
  const { signOut, problem } = IDENTITY_MESSAGES;
  const show = (ctx: KoaContextWithOIDC, page: RenderedPage) => {
    ctx.type = 'html';
    ctx.set('content-security-policy', page.policy);
    ctx.body = page.html;
  };
  const visitor = (ctx: KoaContextWithOIDC) => visitorOf(ctx.req, ctx.oidc?.params);
  return {
    async signOut(ctx, form) {
      // A page of ours brings the user's ID token; without it any site could sign people out.
      const needsConfirmation = ctx.oidc.entities.IdTokenHint === undefined;
      show(
        ctx,
        render(visitor(ctx), signOut.title, () => signOutNotice(form, needsConfirmation)),
      );
    },
    async signedOut(ctx) {
      show(
        ctx,
        render(visitor(ctx), signOut.done, () => signedOutNotice(`${publicUrl}/start`)),
      );
    },
    async error(ctx, out, error) {
      const isUnavailable = storeFaultOf(error) !== null;
      const code = isUnavailable ? UNAVAILABLE : out.error;
      const reason = isUnavailable ? 'unavailable' : 'failed';
      show(
        ctx,
        render(visitor(ctx), problem.title, () => problemNotice(publicUrl, code, reason)),
      );
    },
  };
}
