import type { FastifyReply, FastifyRequest } from 'fastify';
import type Provider from 'oidc-provider';
import type { Brands, Outbox } from '../../../brand/index.ts';
import type { Database, LimitAddress } from '../../../core/index.ts';
import type { RenderPage } from '../pages/page.ts';
import type { DemoAccounts } from '../pages/sign-in-page.ts';
import type { Secrets } from '../secrets.ts';
import type { FinishSignIn } from './finish-sign-in.ts';
import type { LoginFrame } from './login-frame.ts';

export interface LoginOptions {
  readonly provider: () => Provider;
  readonly db: Database;
  readonly render: RenderPage;
  readonly publicUrl: string;
  readonly demoAccounts: DemoAccounts | null;
  readonly brands: Brands;
  readonly outbox: Outbox;
  readonly secrets: Pick<Secrets, 'cookieKeys' | 'factorKey'>;
  readonly limitAddress: LimitAddress;
  readonly requiresAdminSecondFactor: boolean;
}

/** What the routes of a sign-in work with. */
export interface LoginPorts extends LoginOptions {
  readonly frame: LoginFrame;
  readonly finish: FinishSignIn;
}

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** Pages of a sign-in; forms from other origins are rejected, and forms are rate-limited by address. */
export interface LoginScope {
  readonly get: (path: string, handler: Handler) => void;
  readonly post: (path: string, handler: Handler) => void;
}
