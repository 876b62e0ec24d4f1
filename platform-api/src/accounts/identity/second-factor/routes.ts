import { type Api, type CallContext, type Database, signedInCaller } from '../../../core/index.ts';
import { assertNotTooMany, confirmPassword } from './confirmation.ts';
import * as factors from './service.ts';

export function secondFactorRoutes({ secondFactor: api }: Api, db: Database, ports: factors.FactorPorts) {
  const confirmed = (context: CallContext, password: string) =>
    confirmPassword(db, signedInCaller(context), password, context.request.ip);
  const nameOf = ({ manufacturerLabelId }: CallContext) =>
    ports.brands.get(manufacturerLabelId)?.settings.brandName ?? 'SpecBuilder';
  return {
    read: api.read.handler(({ context }) => factors.readSecondFactor(db, signedInCaller(context), ports)),
    startApp: api.startApp.handler(async ({ input, context }) => {
      const user = await confirmed(context, input.password);
      return context.write((unit) => factors.startApp(unit, user, nameOf(context), ports));
    }),
    confirmApp: api.confirmApp.handler(async ({ input, context }) => {
      const caller = signedInCaller(context);
      await assertNotTooMany(db, 'code', caller.userId);
      return context.write((unit) => factors.confirmApp(unit, caller, input.code, ports));
    }),
    removeApp: api.removeApp.handler(async ({ input, context }) => {
      const user = await confirmed(context, input.password);
      await context.write((unit) => factors.removeApp(unit, user, ports));
    }),
    renewRecoveryCodes: api.renewRecoveryCodes.handler(async ({ input, context }) => {
      const user = await confirmed(context, input.password);
      return context.write((unit) => factors.renewCodes(unit, user, ports));
    }),
    passkeyOptions: api.passkeyOptions.handler(async ({ input, context }) => {
      const user = await confirmed(context, input.password);
      const party = { publicUrl: ports.publicUrl, name: nameOf(context) };
      return context.write((unit) => factors.passkeyOptions(unit, user, party));
    }),
    addPasskey: api.addPasskey.handler(({ input, context }) =>
      context.write((unit) => factors.addPasskey(unit, signedInCaller(context), input, ports)),
    ),
    renamePasskey: api.renamePasskey.handler(({ input, context }) =>
      context.write((unit) => factors.renamePasskey(unit, signedInCaller(context), input)),
    ),
    removePasskey: api.removePasskey.handler(async ({ input, context }) => {
      const user = await confirmed(context, input.password);
      await context.write((unit) => factors.removePasskey(unit, user, input.passkeyId, ports));
    }),
  };
}
