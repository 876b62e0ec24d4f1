import { IDENTITY_MESSAGES, SECOND_STEP_MESSAGES } from '../../../core/index.ts';
import { findOpenAccount } from '../account-store.ts';
import { countFailure } from '../back-off.ts';
import { challengeOf, provenByPasskey } from '../second-factor/passkeys.ts';
import { auditRejection, formOf } from './login-frame.ts';
import type { LoginPorts, LoginScope } from './login-ports.ts';
import { passwordPage } from './password-page.ts';
import { PASSKEY_PATH } from './provider.ts';

/** A passkey instead of name and password: it verifies the person, so it is both factors in one. */
export function addPasskeyRoutes(scope: LoginScope, ports: LoginPorts): void {
  const { db, frame, finish, publicUrl, secrets } = ports;
  scope.post(PASSKEY_PATH, async (request, reply) => {
    const interaction = await frame.interactionOf(request, reply);
    if (interaction === undefined) return frame.ranOut(request, reply);
    const reject = (status: number, error: string) => ({
      ...passwordPage(ports, interaction, { userName: '', error }),
      status,
    });
    const { isAllowed, retryAfterSeconds } = await countFailure(db, 'address', request.ip);
    if (!isAllowed) {
      const page = reject(429, IDENTITY_MESSAGES.signIn.tooMany({ seconds: retryAfterSeconds }));
      return frame.show(request, reply, interaction, { ...page, retryAfterSeconds });
    }
    const form = formOf(request);
    const challenge = challengeOf(secrets.factorKey, interaction.uid);
    const proof = await provenByPasskey(db, form.get('credential') ?? '', challenge, publicUrl);
    const user = proof && (await findOpenAccount(db, proof.userId));
    if (proof === undefined || user === undefined) {
      await auditRejection(db, request, 'sign-in-failed', { userId: proof?.userId ?? null, step: 'passkey' });
      return frame.show(request, reply, interaction, reject(401, SECOND_STEP_MESSAGES.passkeyFailed));
    }
    const isRemembered = form.get('remember') === 'on';
    return finish(request, reply, interaction, { user, isRemembered, methods: proof.methods });
  });
}
