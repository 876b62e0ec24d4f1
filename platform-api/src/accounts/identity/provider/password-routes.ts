import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieScope, IDENTITY_MESSAGES, sitePathOf } from '../../../core/index.ts';
import type { UserRow } from '../../users/store.ts';
import { findOpenAccount, findOpenAccountByName } from '../account-store.ts';
import { countFailure } from '../back-off.ts';
import { deviceTokenOf } from '../devices/device-cookie.ts';
import { isDeviceOf } from '../devices/store.ts';
import { isPassword } from '../passwords.ts';
import { factorsOf, hasFactor, needsFactor } from '../second-factor/second-factor.ts';
import { countTry } from '../sign-in-throttle.ts';
import { userOfCode } from './code-sign-in.ts';
import { auditRejection, formOf, type Interaction } from './login-frame.ts';
import type { LoginPorts, LoginScope } from './login-ports.ts';
import { passwordPage } from './password-page.ts';
import { ENROL_PATH, LOGIN_PATH, SECOND_STEP_PATH } from './provider.ts';
import { saveStep } from './sign-in-steps.ts';
import { BRAND_COOKIE, visitorOf } from './visitor.ts';

const MESSAGES = IDENTITY_MESSAGES.signIn;

/** The page where users type their password: /identity/login?signin={interaction id}. */
export function addPasswordRoutes(scope: LoginScope, ports: LoginPorts): void {
  const { frame } = ports;
  scope.get(LOGIN_PATH, async (request, reply) => {
    const interaction = await frame.interactionOf(request, reply);
    if (interaction === undefined) return frame.ranOut(request, reply);
    const registered = await registeredUser(ports, request, interaction);
    if (registered !== undefined) {
      return afterPassword(ports, request, reply, interaction, { user: registered, isRemembered: false });
    }
    rememberBrand(request, reply, interaction, ports.publicUrl);
    const userName = String(interaction.params['login_hint'] ?? '');
    return frame.show(request, reply, interaction, passwordPage(ports, interaction, { userName, error: null }));
  });

  scope.post(LOGIN_PATH, (request, reply) => submit(ports, request, reply));
}

/** Whom the code of a registration signs in without typing. */
async function registeredUser({ db }: LoginPorts, request: FastifyRequest, { params }: Interaction) {
  const userId = await userOfCode(db, params, request.headers.cookie);
  return userId === undefined ? undefined : findOpenAccount(db, userId);
}

async function submit(ports: LoginPorts, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { db, frame } = ports;
  const interaction = await frame.interactionOf(request, reply);
  if (interaction === undefined) return frame.ranOut(request, reply);
  const form = formOf(request);
  const userName = form.get('username')?.trim() ?? '';
  const password = form.get('password') ?? '';
  const reject = (status: number, error: string, retryAfterSeconds?: number) => {
    const page = { ...passwordPage(ports, interaction, { userName, error }), status };
    const wait = retryAfterSeconds === undefined ? {} : { retryAfterSeconds };
    return frame.show(request, reply, interaction, { ...page, ...wait });
  };
  if (userName === '' || password === '') return reject(400, MESSAGES.missing);
  const count = await countTries(ports, request, userName);
  if (!count.isAllowed) {
    await auditRejection(db, request, 'sign-in-blocked', { userId: null, step: 'password' });
    const seconds = count.retryAfterSeconds;
    return reject(429, MESSAGES.tooMany({ seconds }), seconds);
  }
  const user = await findOpenAccountByName(db, userName);
  const isRight = await isPassword(user?.passwordHash ?? null, password);
  if (user === undefined || !isRight) {
    await auditRejection(db, request, 'sign-in-failed', { userId: user?.id ?? null, step: 'password' });
    return reject(401, `${MESSAGES.wrong} ${MESSAGES.triesLeft({ count: count.triesLeft })}`);
  }
  return afterPassword(ports, request, reply, interaction, { user, isRemembered: form.get('remember') === 'on' });
}

/**
 * Counts a try: of this name from this address, of the address, and of the name from devices that the account was not
 * signed in to on before. So a stranger who tries many passwords keeps strangers out, not the owner.
 */
async function countTries({ db, secrets }: LoginPorts, request: FastifyRequest, userName: string) {
  const pair = await countTry(db, userName, request.ip);
  if (!pair.isAllowed) return pair;
  const device = deviceTokenOf(request.headers.cookie, secrets.cookieKeys);
  const isKnown = device !== null && (await isDeviceOf(db, userName, device));
  const address = await countFailure(db, 'address', request.ip);
  if (!address.isAllowed || isKnown) return { ...pair, ...address };
  return { ...pair, ...(await countFailure(db, 'account', userName)) };
}

interface Passed {
  readonly user: UserRow;
  readonly isRemembered: boolean;
}

/** Where a right password leads: to the second step, to setting one up, or back to the product. */
async function afterPassword(
  { db, finish, publicUrl, requiresAdminSecondFactor }: LoginPorts,
  request: FastifyRequest,
  reply: FastifyReply,
  interaction: Interaction,
  { user, isRemembered }: Passed,
): Promise<FastifyReply> {
  const isSecured = hasFactor(await factorsOf(db, user.id));
  if (!isSecured && !needsFactor(user, requiresAdminSecondFactor)) {
    return finish(request, reply, interaction, { user, isRemembered, methods: ['pwd'] });
  }
  await saveStep(db, { id: interaction.uid, userId: user.id, isRemembered });
  const path = isSecured ? SECOND_STEP_PATH : ENROL_PATH;
  return reply.redirect(`${sitePathOf(publicUrl)}${path}?signin=${encodeURIComponent(interaction.uid)}`, 303);
}

function rememberBrand(request: FastifyRequest, reply: FastifyReply, { params }: Interaction, publicUrl: string): void {
  const { manufacturerLabelId } = visitorOf(request.raw, params);
  if (manufacturerLabelId === null) return;
  reply.header('set-cookie', `${BRAND_COOKIE}=${manufacturerLabelId}; ${cookieScope(publicUrl, '/identity')}`);
}
