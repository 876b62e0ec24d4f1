import { type Api, type Database, signedInCaller } from '../../core/index.ts';
import { confirmPassword } from '../identity/second-factor/confirmation.ts';
import type { KeyMailPorts } from './mails.ts';
import { makeKey, readKeys, revokeKey } from './service.ts';

export function apiKeyRoutes({ apiKeys }: Api, db: Database, ports: KeyMailPorts) {
  return {
    list: apiKeys.list.handler(({ context }) => readKeys(db, signedInCaller(context))),
    make: apiKeys.make.handler(async ({ input, context }) => {
      const { password, ...requestedKey } = input;
      const user = await confirmPassword(db, signedInCaller(context), password, context.request.ip);
      return context.write((unit) => makeKey(unit, user, requestedKey, ports));
    }),
    revoke: apiKeys.revoke.handler(({ input, context }) =>
      context.write((unit) => revokeKey(unit, signedInCaller(context), input.apiKeyId)),
    ),
  };
}
