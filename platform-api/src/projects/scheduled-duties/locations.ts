import type { UnitOfWork } from '../../core/index.ts';
import { updateItem } from '../fan-items/store.ts';
import { alignAlternates } from '../project/alternate-store.ts';
import { listItems } from '../project/item-store.ts';
import { locationOf } from '../project/scheduled-location.ts';
import { type DutyRow, scheduledDutiesOf } from './store.ts';

/**
 * Gives items without a location the one that the drawings have for their tag, where the drawings did not say it
 * before: a location that a user removed stays removed.
 *
 * @param before the schedule before it was changed
 */
export async function fillLocations(
  unit: Pick<UnitOfWork, 'tx' | 'announce'>,
  projectId: string,
  before: readonly DutyRow[],
): Promise<void> {
  const { tx } = unit;
  const said = new Map(before.map(({ tagKey, location }) => [tagKey, location]));
  const news = (await scheduledDutiesOf(tx, projectId)).filter(
    ({ tagKey, location }) => location !== null && location !== said.get(tagKey),
  );
  if (news.length === 0) return;
  for (const { id, tag, location, alternateToId } of await listItems(tx, projectId)) {
    const scheduled = tag === null || location !== null || alternateToId !== null ? null : locationOf(tag, news);
    if (scheduled !== null) await updateItem(unit, id, { location: scheduled });
  }
  await alignAlternates(tx, projectId);
}
