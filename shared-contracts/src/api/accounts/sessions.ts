import * as z from 'zod/mini';
import { FIELD_MESSAGES } from '../../messages/field.generated.ts';
import { allOf, owner, SIGNED_IN_USER, signedIn } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { nullableText, text, utcInstant } from '../core/fields.ts';
import { says } from '../core/says.ts';
import { keepingApiKeys } from './account.ts';

/** A browser that the caller is signed in with. */
export const signedInSession = z.object({
  sessionId: text,
  /** Null where the browser does not say; the same of its system. */
  browser: nullableText,
  system: nullableText,
  address: text,
  startedOnUtc: utcInstant,
  /** When it last renewed its access, so a little behind. */
  lastSeenOnUtc: utcInstant,
  /** The session that sent this request. */
  isCurrent: z.boolean(),
});
export type SignedInSession = z.infer<typeof signedInSession>;

const sessionId = z.string().check(
  z.regex(
    /^[\w-]{1,64}$/,
    says(() => FIELD_MESSAGES.notAnId),
  ),
);
const ofMyAccount = {
  access: allOf(
    signedIn(),
    owner('user', () => SIGNED_IN_USER),
  ),
};

export const sessionsContract = {
  list: endpoint('GET', '/api/user/sessions', {
    summary: 'Where the signed-in user is signed in',
    access: signedIn(),
    overlay: false,
  }).output(z.array(signedInSession)),
  end: endpoint('DELETE', '/api/user/sessions/{sessionId}', {
    summary: 'End a session of the signed-in user; its tokens are rejected at once',
    successStatus: 204,
    ...ofMyAccount,
  })
    .input(z.object({ sessionId }))
    .output(z.void()),
  endOthers: endpoint('POST', '/api/user/sessions/end-others', {
    summary: 'End all sessions of the signed-in user but that of the caller, and the API keys unless they are kept',
    ...ofMyAccount,
  })
    .input(z.object(keepingApiKeys))
    .output(z.object({ ended: z.number(), revokedKeys: z.number() })),
};
