import { IDENTITY_MESSAGES } from '../../../core/index.ts';
import { signInForm } from '../pages/sign-in-page.ts';
import { challengeOf, requestOptions } from '../second-factor/passkeys.ts';
import type { Interaction } from './login-frame.ts';
import type { LoginOptions } from './login-ports.ts';

interface Typed {
  readonly userName: string;
  readonly error: string | null;
}

/** The form for name and password. */
export function passwordPage(
  { demoAccounts, publicUrl, secrets }: LoginOptions,
  { uid }: Interaction,
  { userName, error }: Typed,
) {
  const passkeyOptions = requestOptions(challengeOf(secrets.factorKey, uid), publicUrl);
  const view = { signin: uid, userName, error, demoAccounts, startUrl: `${publicUrl}/start`, passkeyOptions };
  return { title: IDENTITY_MESSAGES.signIn.title, body: signInForm(view) };
}
