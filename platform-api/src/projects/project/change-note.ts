import type { ProjectChanged, ProjectChangeNote } from '@specbuilder/shared-contracts/api';
import type { UnitOfWork } from '../../core/index.ts';
import { PROJECT_CHANNEL } from '../../live/index.ts';
import { countChange } from './store.ts';

/** What `noteChange` needs of a unit of work. */
export type NotingUnit = Pick<UnitOfWork, 'tx' | 'actor' | 'announce'>;

const NO_EDITS: ReadonlySet<ProjectChangeNote['what']> = new Set(['members', 'revisionIssued']);

/** Names and texts of users may be long, and a message may not. */
const LONGEST_TEXT = 200;

/**
 * Counts a change of a project, which also locks its row until the transaction ends, and notifies all watchers after
 * the commit. Membership and revisions are no edits: the time of the last edit stays unchanged.
 */
export async function noteChange(unit: NotingUnit, projectId: string, change: ProjectChangeNote): Promise<void> {
  const { userId } = unit.actor;
  const counted = await countChange(unit.tx, projectId, { userId, isEdit: !NO_EDITS.has(change.what) });
  if (counted === undefined) return;
  const { changeNumber, userName } = counted;
  const item = change.item?.slice(0, LONGEST_TEXT) ?? null;
  const message: ProjectChanged = {
    projectId,
    changeNumber,
    userId,
    userName: userName.slice(0, LONGEST_TEXT),
    change: { ...change, item },
  };
  unit.announce(PROJECT_CHANNEL, JSON.stringify(message));
}
