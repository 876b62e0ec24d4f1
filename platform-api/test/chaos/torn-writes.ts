import { UserActionType } from '@specbuilder/shared-contracts/domain';
import { type SQL, sql } from 'drizzle-orm';
import type { Store } from '../../src/core/store/open-store.ts';

/** Each finds writes of which one half is there: what belongs together is written in one transaction. */
const HALVES: Readonly<Record<string, SQL>> = {
  'a key without its response': sql`select key from idempotency_keys where status is null`,
  'a project without its user action, or with two': sql`
    select p.id from projects p
    left join user_events e on e.project_id = p.id and e.event_type = ${UserActionType.CreatedProject}
    group by p.id having count(e.id) <> 1`,
  'a project with other items than were added to it': sql`
    select p.id from projects p
    where (select count(*) from fan_items i where i.project_id = p.id)
      <> (select count(*) from user_events e
        where e.project_id = p.id and e.event_type = ${UserActionType.AddedItemToProject})`,
  'a project whose items are not in one order': sql`
    select project_id from fan_items where project_id is not null
    group by project_id having max(item_index) <> count(*) - 1 or count(distinct item_index) <> count(*)`,
  'a write without its key, or a key without its write': sql`
    select things, keys from (
      select (select count(*) from projects) + (select count(*) from result_sets) + (select count(*) from fan_items)
        as things,
      (select count(*) from idempotency_keys where method = 'POST') as keys) counted
    where things <> keys`,
};

/** Half-done writes of a store in which writers alone have written, in a sentence each. */
export async function tornWrites({ db }: Pick<Store, 'db'>): Promise<readonly string[]> {
  const found: string[] = [];
  for (const [name, half] of Object.entries(HALVES)) {
    const { rows } = await db.execute(half);
    found.push(...rows.map((row) => `${name}: ${JSON.stringify(row)}`));
  }
  return found;
}
