import { randomUUID } from 'node:crypto';
import { LOG_VIEW_LIMITS, type LogView, type LogViewForm } from '@specbuilder/shared-contracts/api';
import { EVENT_MESSAGES, invalid, type Queryable, type Transaction } from '../../core/index.ts';
import { lockViews, readViews, writeViews } from './store.ts';

export interface KeptViews {
  readonly views: LogView[];
}

export async function listViews(db: Queryable, userId: string): Promise<KeptViews> {
  return { views: await readViews(db, userId) };
}

/**
 * Saves a view under its name, whatever its case; the views of other names stay.
 *
 * @throws HttpError 'invalid' when the user has as many as are kept
 */
export async function saveView(tx: Transaction, userId: string, { name, query }: LogViewForm): Promise<KeptViews> {
  const views = await lockViews(tx, userId);
  const isSame = (view: LogView) => view.name.toLowerCase() === name.toLowerCase();
  const others = views.filter((view) => !isSame(view));
  if (others.length >= LOG_VIEW_LIMITS.views) {
    throw invalid('name', EVENT_MESSAGES.tooManyViews({ most: LOG_VIEW_LIMITS.views }));
  }
  const saved = { id: views.find(isSame)?.id ?? randomUUID(), name, query };
  return keep(tx, userId, [...others, saved]);
}

/** One that is gone stays gone, so that two tabs may delete it. */
export async function removeView(tx: Transaction, userId: string, id: string): Promise<KeptViews> {
  const others = (await lockViews(tx, userId)).filter((view) => view.id !== id);
  return keep(tx, userId, others);
}

async function keep(tx: Transaction, userId: string, views: readonly LogView[]): Promise<KeptViews> {
  const sorted = views.toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
  await writeViews(tx, userId, sorted);
  return { views: sorted };
}
