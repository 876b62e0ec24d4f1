import type { FanCategory, UserActionType } from '@specbuilder/shared-contracts/domain';
import { sql } from 'drizzle-orm';
import { schema, type Transaction } from '../store/database.ts';

/** What a user action is about. */
export interface ActionSubject {
  /** The user it is of, where that is not yet the caller. */
  readonly userId?: string;
  readonly fanCategoryType?: FanCategory;
  readonly projectId?: string;
}

export interface UserAction extends Omit<ActionSubject, 'userId'> {
  readonly eventType: UserActionType;
  readonly userId: string | null;
  readonly manufacturerLabelId: number;
}

/** Writes the action with the sales region its user has now; guests are recorded without user. */
export async function recordUserAction(tx: Transaction, action: UserAction): Promise<void> {
  const { users, userSettings } = schema;
  const regionOfUser = sql<number | null>`(
    select coalesce(${userSettings.salesRegionNumber}, ${users.defaultSalesRegion}, ${users.salesRegions}[1])
    from ${users} left join ${userSettings} on ${userSettings.userId} = ${users.id}
    where ${users.id} = ${action.userId})`;
  await tx.insert(schema.userEvents).values({
    userId: action.userId,
    manufacturerLabelId: action.manufacturerLabelId,
    salesRegionNumber: action.userId === null ? null : regionOfUser,
    eventType: action.eventType,
    fanCategoryType: action.fanCategoryType ?? null,
    projectId: action.projectId ?? null,
  });
}
