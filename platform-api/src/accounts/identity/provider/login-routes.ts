import type { FastifyInstance } from 'fastify';
import { addEnrolmentRoutes } from './enrolment-routes.ts';
import { createFinishSignIn } from './finish-sign-in.ts';
import { createLoginFrame } from './login-frame.ts';
import type { LoginOptions, LoginPorts, LoginScope } from './login-ports.ts';
import { addPasskeyRoutes } from './passkey-routes.ts';
import { addPasswordRoutes } from './password-routes.ts';
import { addSecondStepRoutes } from './second-step-routes.ts';

const FORM_LIMIT_BYTES = 4096;
/** Posts of a form from one address in a minute, whatever they say; who guesses waits longer by back-off.ts. */
const POSTS_PER_ADDRESS = 60;

/** The pages of a sign-in: the password, a passkey instead of it, and the step after it. */
export async function addLoginRoutes(app: FastifyInstance, options: LoginOptions): Promise<void> {
  const { cookieKeys } = options.secrets;
  const frame = createLoginFrame(options);
  const ports: LoginPorts = { ...options, frame, finish: createFinishSignIn({ ...options, cookieKeys }) };
  await app.register(async (scope) => {
    scope.setErrorHandler(frame.sendError);
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: FORM_LIMIT_BYTES },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    );
    const routes: LoginScope = {
      get: (path, handler) => void scope.get(path, handler),
      post(path, handler) {
        const limit = options.limitAddress(path, POSTS_PER_ADDRESS);
        scope.post(path, { onRequest: [frame.rejectOtherOrigins, limit] }, handler);
      },
    };
    addPasswordRoutes(routes, ports);
    addPasskeyRoutes(routes, ports);
    addSecondStepRoutes(routes, ports);
    addEnrolmentRoutes(routes, ports);
  });
}
