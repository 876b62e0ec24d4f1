import type { FastifyReply, FastifyRequest } from 'fastify';
import type Provider from 'oidc-provider';
import { type Brands, brandFor, type Outbox } from '../../../brand/index.ts';
import { commitTogether, type Database } from '../../../core/index.ts';
import type { UserRow } from '../../users/store.ts';
import { forgetFailures, takeBack } from '../back-off.ts';
import { deviceCookie, deviceTokenOf, newDeviceToken } from '../devices/device-cookie.ts';
import { newDeviceMail } from '../devices/new-device-mail.ts';
import { rememberDevice } from '../devices/store.ts';
import { browserNameOf } from '../sessions/browser-name.ts';
import { forgetTries } from '../sign-in-throttle.ts';
import type { Interaction } from './login-frame.ts';
import { deleteStep } from './sign-in-steps.ts';
import { visitorOf } from './visitor.ts';

export interface FinishOptions {
  readonly provider: () => Provider;
  readonly db: Database;
  readonly brands: Brands;
  readonly outbox: Outbox;
  readonly publicUrl: string;
  readonly cookieKeys: readonly string[];
}

interface Proof {
  readonly user: UserRow;
  /** The `amr` claim (RFC 8176). */
  readonly methods: readonly string[];
  readonly isRemembered: boolean;
}

export type FinishSignIn = (
  request: FastifyRequest,
  reply: FastifyReply,
  interaction: Interaction,
  proof: Proof,
) => Promise<FastifyReply>;

/** The end of every sign-in, by any method: the device, the mail about it, the counters, and back to the product. */
export function createFinishSignIn(options: FinishOptions): FinishSignIn {
  const { provider, db, cookieKeys, publicUrl } = options;
  return async (request, reply, interaction, { user, methods, isRemembered }) => {
    const token = deviceTokenOf(request.headers.cookie, cookieKeys) ?? newDeviceToken(cookieKeys);
    await noteSignIn(options, request, interaction, { user, methods }, token);
    await forgetTries(db, user.userName, request.ip);
    await takeBack(db, 'address', request.ip);
    await forgetFailures(db, 'account', user.userName);
    await deleteStep(db, interaction.uid);
    reply.header('set-cookie', deviceCookie(token, publicUrl));
    const returnTo = await provider().interactionResult(request.raw, reply.raw, {
      login: { accountId: user.id, amr: [...methods], remember: isRemembered },
    });
    return reply.redirect(returnTo, 303);
  };
}

/** The mail goes with the row of the device: one that is remembered was written about. */
async function noteSignIn(
  { db, brands, outbox, publicUrl }: FinishOptions,
  request: FastifyRequest,
  interaction: Interaction,
  { user, methods }: Pick<Proof, 'user' | 'methods'>,
  token: string,
): Promise<void> {
  const brand = brandFor(brands, visitorOf(request.raw, interaction.params).manufacturerLabelId);
  const write = {
    actor: { userId: user.id, guestKeyHash: null },
    manufacturerLabelId: brand.manufacturerLabelId,
    userAction: null,
    repeatable: null,
    address: request.ip,
    onProblem: (error: unknown) => request.log.error({ err: error }, 'a task after a sign-in failed'),
  };
  await commitTogether(db, write, async (unit) => {
    const news = await rememberDevice(unit.tx, user.id, token);
    unit.audit({ action: 'signed-in', userId: user.id, details: { methods: methods.join(' '), device: news } });
    // The very first device is the owner's own, so there is no one to warn.
    if (news !== 'another') return;
    const { email: recipient, userName } = user;
    const from = browserNameOf(request.headers['user-agent']);
    const mail = newDeviceMail({
      brand,
      recipient,
      userName,
      from,
      publicUrl,
      at: new Date(),
      address: request.ip,
    });
    await outbox.post(unit, mail);
  });
}
