import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Database, recordAudit, SECOND_STEP_MESSAGES } from '../../../core/index.ts';
import type { UserRow } from '../../users/store.ts';
import { findOpenAccount } from '../account-store.ts';
import { countFailure, forgetFailures } from '../back-off.ts';
import { secondStepForm } from '../pages/second-step-pages.ts';
import { acceptsCode } from '../second-factor/authenticator-app.ts';
import { challengeOf, provenByPasskey, requestOptions } from '../second-factor/passkeys.ts';
import { spendRecoveryCode } from '../second-factor/recovery-codes.ts';
import { factorsOf } from '../second-factor/second-factor.ts';
import { auditRejection, formOf, type Interaction } from './login-frame.ts';
import type { LoginPorts, LoginScope } from './login-ports.ts';
import { SECOND_STEP_PATH } from './provider.ts';
import { findStep, type SignInStep } from './sign-in-steps.ts';

export interface OpenStep {
  readonly interaction: Interaction;
  readonly step: SignInStep;
  readonly user: UserRow;
}

/** The sign-in in progress whose password was correct; undefined if there is none, or it took too long. */
export async function openStepOf(
  { db, frame }: LoginPorts,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<OpenStep | undefined> {
  const interaction = await frame.interactionOf(request, reply);
  const step = interaction && (await findStep(db, interaction.uid));
  const user = step && (await findOpenAccount(db, step.userId));
  return interaction && step && user && { interaction, step, user };
}

/** The page between the password and the product: a code of the authenticator app, a recovery code or a passkey. */
export function addSecondStepRoutes(scope: LoginScope, ports: LoginPorts): void {
  const { db, frame, finish, publicUrl, secrets } = ports;

  async function show(
    request: FastifyRequest,
    reply: FastifyReply,
    { interaction, user }: OpenStep,
    rejected: { readonly status: number; readonly error: string; readonly retryAfterSeconds?: number } | null,
  ): Promise<FastifyReply> {
    const passkeyOptions = requestOptions(challengeOf(secrets.factorKey, interaction.uid), publicUrl);
    const factors = await factorsOf(db, user.id);
    const view = { signin: interaction.uid, error: rejected?.error ?? null, factors, passkeyOptions };
    const page = { title: SECOND_STEP_MESSAGES.title, body: secondStepForm(view) };
    return frame.show(request, reply, interaction, { ...page, ...rejected });
  }

  scope.get(SECOND_STEP_PATH, async (request, reply) => {
    const open = await openStepOf(ports, request, reply);
    return open === undefined ? frame.ranOut(request, reply) : show(request, reply, open, null);
  });

  scope.post(SECOND_STEP_PATH, async (request, reply) => {
    const open = await openStepOf(ports, request, reply);
    if (open === undefined) return frame.ranOut(request, reply);
    const { interaction, step, user } = open;
    const response = responseOf(formOf(request));
    if (response === null) return show(request, reply, open, { status: 400, error: SECOND_STEP_MESSAGES.missing });
    const { isAllowed, retryAfterSeconds } = await countFailure(db, 'code', user.id);
    if (!isAllowed) {
      await auditRejection(db, request, 'sign-in-blocked', { userId: user.id, step: 'second-step' });
      const error = SECOND_STEP_MESSAGES.tooMany({ seconds: retryAfterSeconds });
      return show(request, reply, open, { status: 429, error, retryAfterSeconds });
    }
    const challenge = challengeOf(secrets.factorKey, interaction.uid);
    const methods = await methodsOf(db, response, user.id, { key: secrets.factorKey, challenge, publicUrl });
    if (methods === null) {
      await auditRejection(db, request, 'sign-in-failed', { userId: user.id, step: 'second-step' });
      const error = response.kind === 'passkey' ? SECOND_STEP_MESSAGES.passkeyFailed : SECOND_STEP_MESSAGES.wrong;
      return show(request, reply, open, { status: 401, error });
    }
    if (response.kind === 'code' && isRecoveryCode(response.text)) {
      const used = { action: 'recovery-code-used', userId: user.id } as const;
      await recordAudit(db, used, { actorId: user.id, address: request.ip });
    }
    await forgetFailures(db, 'code', user.id);
    return finish(request, reply, interaction, { user, isRemembered: step.isRemembered, methods });
  });
}

interface StepResponse {
  readonly kind: 'code' | 'passkey';
  readonly text: string;
}

function responseOf(form: URLSearchParams): StepResponse | null {
  const credential = form.get('credential') ?? '';
  if (credential !== '') return { kind: 'passkey', text: credential };
  const code = form.get('code')?.trim() ?? '';
  return code === '' ? null : { kind: 'code', text: code };
}

interface Challenged {
  readonly key: string;
  readonly challenge: string;
  readonly publicUrl: string;
}

/** The methods verified besides the password; null for none. A passkey of another user does not verify this user. */
async function methodsOf(
  db: Database,
  { kind, text }: StepResponse,
  userId: string,
  { key, challenge, publicUrl }: Challenged,
): Promise<readonly string[] | null> {
  if (kind === 'passkey') {
    const proof = await provenByPasskey(db, text, challenge, publicUrl);
    return proof?.userId === userId ? ['pwd', ...proof.methods] : null;
  }
  const isRight = isRecoveryCode(text)
    ? await spendRecoveryCode(db, userId, text, key)
    : await acceptsCode(db, userId, text, key);
  return isRight ? ['pwd', 'otp', 'mfa'] : null;
}

/** Codes of apps are six digits; recovery codes are longer. */
function isRecoveryCode(text: string): boolean {
  return !/^[\d ]{1,8}$/.test(text);
}
