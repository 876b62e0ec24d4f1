import { sweepDevices } from '../../accounts/index.ts';
import { sweepMails } from '../../brand/index.ts';
import { cutAudit, type Database, type RetentionSettings } from '../../core/index.ts';
import { sweepRemoteRecords } from '../../site/index.ts';
import { type ClosedAccountPorts, deleteClosedAccounts } from './closed-accounts.ts';
import { deleteActivity, deleteIssues, deleteRequests, deleteUnsavedWork } from './store.ts';

type DeleteBefore = (db: Database, before: Date) => Promise<number>;

const DAY_MS = 86_400_000;

/**
 * The deployment's retention settings as sweeps. Each is safe to run in several processes at the same time: a row is
 * deleted only once, and the audit log is cut only by the process that holds the lock on its end.
 */
export function retentionSweeps(settings: RetentionSettings, ports: ClosedAccountPorts) {
  const jobs: Readonly<Record<string, readonly [number | null, DeleteBefore]>> = {
    'remote records': [settings.telemetryDays, sweepRemoteRecords],
    mails: [settings.outboxDays, sweepMails],
    'known devices': [settings.deviceDays, sweepDevices],
    activity: [settings.activityDays, deleteActivity],
    requests: [settings.requestDays, deleteRequests],
    'issued documents': [settings.issuedDocumentDays, deleteIssues],
    'unsaved work': [settings.searchDays, deleteUnsavedWork],
    'closed accounts': [settings.closedAccountDays, (db, before) => deleteClosedAccounts(db, before, ports)],
    // Last, since the deletion of accounts writes lines.
    'audit log': [settings.auditDays, cutAudit],
  };
  const sweeps = Object.entries(jobs).flatMap(([name, [days, deleteBefore]]) =>
    days === null
      ? []
      : [[name, (db: Database, now: Date) => deleteBefore(db, new Date(now.getTime() - days * DAY_MS))] as const],
  );
  return Object.fromEntries(sweeps);
}
