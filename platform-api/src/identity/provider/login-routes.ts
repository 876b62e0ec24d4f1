import type { FastifyInstance } from 'fastify';
import { addEnrolmentRoutes } from './enrolment-routes.ts';
import { createFinishSignIn } from './finish-sign-in.ts';
import { createLoginFrame } from './login-frame.ts';
import type { LoginOptions, LoginPorts, LoginScope } from './login-ports.ts';
import { addPasskeyRoutes } from './passkey-routes.ts';
import { addPasswordRoutes } from './password-routes.ts';
import { addSecondStepRoutes } from './second-step-routes.ts';

const FORM_LIMIT_BYTES = 4096;
/** Posts from one address to one server, whatever they say; what is counted over all servers is in back-off.ts. */
const POSTS_PER_ADDRESS = { rateLimit: { max: 60, timeWindow: '1 minute' } };

/** The pages of a sign-in: the password, a passkey instead of it, and the step after it. */
export async function addLoginRoutes(app: FastifyInstance, options: LoginOptions): Promise<void> {
  const { cookieKeys } = options.secrets;
  const frame = createLoginFrame(options);
  const ports: LoginPorts = { ...options, frame, finish: createFinishSignIn({ ...options, cookieKeys }) };
  await app.register(async (scope) => {
    scope.setErrorHandler(frame.answerError);
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: FORM_LIMIT_BYTES },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    );
    const routes: LoginScope = {
      get: (path, handler) => void scope.get(path, handler),
      post: (path, handler) =>
        void scope.post(path, { config: POSTS_PER_ADDRESS, onRequest: frame.refuseOtherOrigins }, handler),
    };
    addPasswordRoutes(routes, ports);
    addPasskeyRoutes(routes, ports);
    addSecondStepRoutes(routes, ports);
    addEnrolmentRoutes(routes, ports);
  });
}
