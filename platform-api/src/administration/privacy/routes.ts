import { type AccountPorts, brandOf } from '../../accounts/index.ts';
import { type Api, asLongWork, type Database, HttpError, PRIVACY_MESSAGES, signedInCaller } from '../../core/index.ts';
import { confirmOwner, confirmUserName } from './confirm-owner.ts';
import { deleteAccount, readDeletion } from './deletion/service.ts';
import { exportOf } from './export/service.ts';

/** Exports of one process at once: each holds one of the few connections for long work. */
const MAX_EXPORTS = 2;
const EXPORT_RETRY_SECONDS = 30;

export function privacyRoutes({ privacy }: Api, db: Database, ports: AccountPorts) {
  const exporting = new Set<string>();
  return {
    readDeletion: privacy.readDeletion.handler(({ context }) => readDeletion(db, signedInCaller(context).userId)),
    exportData: privacy.exportData.handler(async ({ input, context, signal }) => {
      const caller = signedInCaller(context);
      if (exporting.has(caller.userId) || exporting.size >= MAX_EXPORTS) throw exportBusy();
      // Before anything is awaited, so that of two calls at once the second one finds it.
      exporting.add(caller.userId);
      try {
        const user = await confirmOwner(db, caller, input.password, context.request.ip);
        // Written before it is read, so that the file has the line and no file goes out without one.
        await context.write(async (unit) => unit.audit({ action: 'data-exported', userId: user.id }));
        const { brandName } = brandOf(ports, context.manufacturerLabelId).settings;
        return await asLongWork(() => exportOf(db, user, { brandName, signal }));
      } catch (error) {
        // The client is gone, and nothing is wrong with the server.
        throw signal?.aborted === true ? exportBusy() : error;
      } finally {
        exporting.delete(caller.userId);
      }
    }),
    deleteAccount: privacy.deleteAccount.handler(async ({ input, context }) => {
      const user = await confirmOwner(db, signedInCaller(context), input.password, context.request.ip);
      confirmUserName(user, input.userName);
      await context.write((unit) => deleteAccount(unit, user.id, input, ports));
    }),
  };
}

function exportBusy(): HttpError {
  return new HttpError('unavailable', PRIVACY_MESSAGES.exportBusy, { retryAfterSeconds: EXPORT_RETRY_SECONDS });
}
