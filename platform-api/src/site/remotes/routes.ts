import type { ReleasedRemote } from '@specbuilder/shared-contracts/api';
import type { AuditAction } from '@specbuilder/shared-contracts/domain';
import {
  activated,
  changeReleases,
  disabled,
  type ReleaseState,
  readReleases,
  rolledBack,
  type StepBy,
} from '@specbuilder/shared-contracts/site-folder';
import {
  type Api,
  type CallContext,
  type Config,
  type Database,
  recordAudit,
  signedInCaller,
} from '../../core/index.ts';
import { rejectedSteps, shownRemote } from './shown-remote.ts';

/** Where they lie, and which of them the site serves. */
export type RemoteSettings = Pick<Config, 'releaseKey' | 'remoteOrigins' | 'siteDir'>;

/** Releases of the site's remotes for administrators; a step counts for the next visit of every page. */
export function remotesRoutes(api: Api, config: RemoteSettings, db: Database) {
  const { siteDir } = config;
  const change = async (
    { remote, why }: { readonly remote: string; readonly why: string },
    context: CallContext,
    action: AuditAction,
    next: (state: ReleaseState, step: StepBy) => ReleaseState,
  ): Promise<ReleasedRemote> => {
    const step = { by: signedInCaller(context).userName, why, at: new Date().toISOString() };
    const { remotes } = await rejectedSteps(remote, async () => {
      // Reject a step that is not possible before anything is locked.
      next(await readReleases(siteDir), step);
      return changeReleases(siteDir, (state) => next(state, step));
    });
    const known = remotes.find(({ name }) => name === remote);
    if (known === undefined) throw new Error(`${remote} was changed and is gone`);
    context.log.info({ remote, step, active: known.active }, 'release changed');
    await auditRelease(db, context, action, known);
    return shownRemote(known, config);
  };
  return {
    list: api.remotes.list.handler(async () => {
      const { remotes } = await readReleases(siteDir);
      return remotes.map((known) => shownRemote(known, config));
    }),
    activate: api.remotes.activate.handler(({ input, context }) =>
      change(input, context, 'release-activated', (state, step) => activated(state, input.remote, input.version, step)),
    ),
    rollback: api.remotes.rollback.handler(({ input, context }) =>
      change(input, context, 'release-rolled-back', (state, step) => rolledBack(state, input.remote, step)),
    ),
    disable: api.remotes.disable.handler(({ input, context }) =>
      change(input, context, 'release-switched-off', (state, step) => disabled(state, input.remote, step)),
    ),
  };
}

/** Releases lie in the site's folder, so what was done with one is written down after it. */
export async function auditRelease(
  db: Database,
  { actor, request }: Pick<CallContext, 'actor' | 'request'>,
  action: AuditAction,
  { name, active }: { readonly name: string; readonly active: string | null },
): Promise<void> {
  const details = { active: active ?? '' };
  const subject = `/api/admin/remotes/${name}`;
  await recordAudit(db, { action, subject, details }, { actorId: actor.userId, address: request.ip });
}
