import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type Provider from 'oidc-provider';
import type { Database } from '../../store/database.ts';
import { IDENTITY_TEXTS } from '../../words/identity.generated.ts';
import { findOpenAccountByName } from '../account-store.ts';
import { problemNotice } from '../pages/notice-pages.ts';
import type { RenderedPage, RenderPage } from '../pages/page.ts';
import { type DemoAccounts, signInForm } from '../pages/sign-in-page.ts';
import { isPassword } from '../passwords.ts';
import { countTry, forgetTries } from '../sign-in-throttle.ts';
import { userOfCode } from './code-sign-in.ts';
import { LOGIN_PATH } from './provider.ts';
import { BRAND_COOKIE, visitorOf } from './visitor.ts';

export interface LoginOptions {
  readonly provider: () => Provider;
  readonly db: Database;
  readonly render: RenderPage;
  readonly publicUrl: string;
  readonly demoAccounts: DemoAccounts | null;
}

type Interaction = Awaited<ReturnType<Provider['interactionDetails']>>;

const FORM_LIMIT_BYTES = 4096;
/** Tries from one address whatever the user name, against spraying one password over many names. */
const TRIES_PER_ADDRESS = 60;
const TEXTS = IDENTITY_TEXTS.signIn;

/** The page where users type their password: /identity/login?signin={interaction id}. */
export async function addLoginRoutes(app: FastifyInstance, options: LoginOptions): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: FORM_LIMIT_BYTES },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    );
    const login = createLogin(options);
    scope.get(LOGIN_PATH, login.show);
    scope.post(LOGIN_PATH, { config: { rateLimit: { max: TRIES_PER_ADDRESS, timeWindow: '1 minute' } } }, login.submit);
  });
}

function createLogin({ provider, db, render, publicUrl, demoAccounts }: LoginOptions) {
  const startUrl = `${publicUrl}/start`;

  async function interactionOf(request: FastifyRequest, reply: FastifyReply): Promise<Interaction | undefined> {
    try {
      const interaction = await provider().interactionDetails(request.raw, reply.raw);
      const { signin } = request.query as { signin?: string };
      // The cookie alone would finish whichever sign-in the browser started last.
      return interaction.uid === signin ? interaction : undefined;
    } catch (error) {
      request.log.info({ reason: (error as Error).message }, 'no sign-in under way');
      return undefined;
    }
  }

  function page(request: FastifyRequest, interaction: Interaction, userName: string, error: string | null) {
    const visitor = visitorOf(request.raw, interaction.params);
    const view = { signin: interaction.uid, userName, error, demoAccounts, startUrl };
    return { visitor, rendered: render(visitor, TEXTS.title, () => signInForm(view)) };
  }

  function ranOut(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const notice = () => problemNotice(publicUrl, 'interaction_expired', true);
    return send(reply.status(400), render(visitorOf(request.raw, {}), IDENTITY_TEXTS.problem.expiredTitle, notice));
  }

  async function signInUser(request: FastifyRequest, reply: FastifyReply, accountId: string, remember: boolean) {
    const login = { accountId, amr: ['pwd'], remember };
    return reply.redirect(await provider().interactionResult(request.raw, reply.raw, { login }), 303);
  }

  return {
    async show(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
      const interaction = await interactionOf(request, reply);
      if (interaction === undefined) return ranOut(request, reply);
      const registered = await userOfCode(db, interaction.params, request.headers.cookie);
      if (registered !== undefined) return signInUser(request, reply, registered, false);
      const { visitor, rendered } = page(request, interaction, String(interaction.params['login_hint'] ?? ''), null);
      if (visitor.manufacturerLabelId !== null) {
        const secure = publicUrl.startsWith('https:') ? '; Secure' : '';
        const cookie = `${BRAND_COOKIE}=${visitor.manufacturerLabelId}; Path=/identity; HttpOnly; SameSite=Lax${secure}`;
        reply.header('set-cookie', cookie);
      }
      return send(reply, rendered);
    },

    async submit(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
      const interaction = await interactionOf(request, reply);
      if (interaction === undefined) return ranOut(request, reply);
      const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
      const userName = form.get('username')?.trim() ?? '';
      const password = form.get('password') ?? '';
      const refuse = (status: number, error: string) =>
        send(reply.status(status), page(request, interaction, userName, error).rendered);
      if (userName === '' || password === '') return refuse(400, TEXTS.missing);
      const count = await countTry(db, userName, request.ip);
      if (!count.isAllowed) {
        reply.header('retry-after', count.retryAfterSeconds);
        return refuse(429, TEXTS.tooMany({ seconds: count.retryAfterSeconds }));
      }
      const user = await findOpenAccountByName(db, userName);
      const isRight = await isPassword(user?.passwordHash ?? null, password);
      if (user === undefined || !isRight) {
        return refuse(401, `${TEXTS.wrong} ${TEXTS.triesLeft({ count: count.triesLeft })}`);
      }
      await forgetTries(db, userName, request.ip);
      return signInUser(request, reply, user.id, form.get('remember') === 'on');
    },
  };
}

function send(reply: FastifyReply, page: RenderedPage): FastifyReply {
  return reply
    .header('content-type', 'text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-security-policy', page.policy)
    .send(page.html);
}
