import type { AccountPorts } from '../../accounts/index.ts';
import {
  type Api,
  type CallContext,
  type Database,
  HttpError,
  type Jobs,
  PRIVACY_MESSAGES,
  signedInCaller,
} from '../../core/index.ts';
import { confirmOwner, confirmUserName } from './confirm-owner.ts';
import { DELETION_JOB } from './deletion/job.ts';
import { closeForDeletion, readDeletion } from './deletion/service.ts';
import { EXPORT_JOB, exportResponse, readExport, readExportFile } from './export/job.ts';

export interface PrivacyPorts extends AccountPorts {
  readonly jobs: Pick<Jobs, 'start' | 'cancel'>;
}

export function privacyRoutes({ privacy }: Api, db: Database, ports: PrivacyPorts) {
  const confirmed = (context: CallContext, password: string | null) =>
    confirmOwner(db, signedInCaller(context), password, context.request.ip);
  return {
    readDeletion: privacy.readDeletion.handler(({ context }) => readDeletion(db, signedInCaller(context).userId)),
    readExport: privacy.readExport.handler(async ({ context }) => ({
      export: await readExport(db, signedInCaller(context).userId),
    })),
    exportData: privacy.exportData.handler(async ({ input, context }) => {
      const { id: userId } = await confirmed(context, input.password);
      return context.write(async (unit) => {
        const job = await ports.jobs.start(unit, { userId, kind: EXPORT_JOB, input: {} });
        unit.audit({ action: 'data-exported', userId });
        return exportResponse(unit.tx, job);
      });
    }),
    downloadExport: privacy.downloadExport.handler(async ({ input, context }) => {
      const { id: userId } = await confirmed(context, input.password);
      const file = await readExportFile(db, userId);
      if (file === null) throw new HttpError('not-found', PRIVACY_MESSAGES.noExport);
      // Written before the file goes out, so that none does without a line.
      await context.write(async (unit) => unit.audit({ action: 'data-downloaded', userId }));
      return file;
    }),
    cancelExport: privacy.cancelExport.handler(async ({ context }) => {
      const { userId } = signedInCaller(context);
      await context.write((unit) => ports.jobs.cancel(unit, userId, EXPORT_JOB));
    }),
    deleteAccount: privacy.deleteAccount.handler(async ({ input, context }) => {
      const user = await confirmed(context, input.password);
      confirmUserName(user, input.userName);
      const { projects, colleague } = input;
      await context.write(async (unit) => {
        await closeForDeletion(unit, user.id, input, ports);
        await ports.jobs.start(unit, { userId: user.id, kind: DELETION_JOB, input: { projects, colleague } });
      });
    }),
  };
}
