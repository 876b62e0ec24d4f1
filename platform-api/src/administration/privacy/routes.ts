import { type AccountPorts, brandOf } from '../../accounts/index.ts';
import { type Api, asLongWork, type Database, signedInCaller } from '../../core/index.ts';
import { confirmOwner, confirmUserName } from './confirm-owner.ts';
import { deleteAccount, readDeletion } from './deletion/service.ts';
import { exportOf } from './export/service.ts';

export function privacyRoutes({ privacy }: Api, db: Database, ports: AccountPorts) {
  return {
    readDeletion: privacy.readDeletion.handler(({ context }) => readDeletion(db, signedInCaller(context).userId)),
    exportData: privacy.exportData.handler(async ({ input, context }) => {
      const user = await confirmOwner(db, signedInCaller(context), input.password, context.request.ip);
      // Written before it is read, so that the file has the line and no file goes out without one.
      await context.write(async (unit) => unit.audit({ action: 'data-exported', userId: user.id }));
      const { brandName } = brandOf(ports, context.manufacturerLabelId).settings;
      return asLongWork(() => exportOf(db, user, brandName));
    }),
    deleteAccount: privacy.deleteAccount.handler(async ({ input, context }) => {
      const user = await confirmOwner(db, signedInCaller(context), input.password, context.request.ip);
      confirmUserName(user, input.userName);
      await context.write((unit) => deleteAccount(unit, user.id, input, ports));
    }),
  };
}
