import type { FanCategory, UserActionType } from '@specbuilder/shared-contracts/domain';
import { type SQL, sql } from 'drizzle-orm';
import { schema, type Transaction } from '../store/database.ts';
import { regionOfUserSql } from '../store/region-of-user.ts';

/** What a user action is about. */
export interface ActionSubject {
  /** The user it is of, where that is not yet the caller. */
  readonly userId?: string;
  readonly fanCategoryType?: FanCategory;
  readonly projectId?: string;
  readonly model?: string;
}

export interface UserAction extends Omit<ActionSubject, 'userId'> {
  readonly eventType: UserActionType;
  readonly userId: string | null;
  readonly manufacturerLabelId: number;
}

/** Writes the action with the sales region its user has now; guests are recorded without user. */
export async function recordUserAction(tx: Transaction, action: UserAction): Promise<void> {
  const { eventType, userId, manufacturerLabelId, fanCategoryType = null, projectId = null, model = null } = action;
  const salesRegionNumber = regionOf(action);
  await tx
    .insert(schema.userEvents)
    .values({ userId, manufacturerLabelId, salesRegionNumber, eventType, fanCategoryType, projectId, model });
}

/** The same as a part of a statement that writes other things too, where it wrote them. */
export function userActionWhere(where: SQL, action: UserAction): SQL {
  const { eventType, userId, manufacturerLabelId, fanCategoryType = null, projectId = null, model = null } = action;
  return sql`insert into user_events
    (user_id, manufacturer_label_id, sales_region_number, event_type, fan_category_type, project_id, model)
    select ${userId}::uuid, ${manufacturerLabelId}::int, ${regionOf(action)}, ${eventType}::int,
      ${fanCategoryType}::int, ${projectId}::uuid, ${model}::text where ${where}`;
}

function regionOf({ userId }: Pick<UserAction, 'userId'>): SQL<number | null> | null {
  if (userId === null) return null;
  const { users, userSettings } = schema;
  return sql`(
    select ${regionOfUserSql}
    from ${users} left join ${userSettings} on ${userSettings.userId} = ${users.id}
    where ${users.id} = ${userId})`;
}
