import { isDeepStrictEqual } from 'node:util';
import type { ApiClient } from '@specbuilder/shared-contracts/client';
import { schema } from '../../src/core/store/database.ts';
import type { Store } from '../../src/core/store/open-store.ts';
import type { KnownItem, Ledger } from './ledger.ts';

/** Read again by the API after a start; the rest of what was written is read from the store alone. */
const PROJECTS_READ = 2;
const REPEATS_AT_ONCE = 8;

/** What was acknowledged and is not there as it was, in a sentence each. */
export async function losses({ db }: Pick<Store, 'db'>, ledgers: readonly Ledger[]): Promise<readonly string[]> {
  const { projects, resultSets, fanItems } = schema;
  const names = new Map((await db.select().from(projects)).map(({ id, name }) => [id, name]));
  const sets = await db.select({ id: resultSets.id, ranked: resultSets.ranked }).from(resultSets);
  const rows = new Map(sets.map(({ id, ranked }) => [id, ranked?.length]));
  const items = new Map((await db.select().from(fanItems)).map((row) => [row.id, storedItem(row)]));
  return ledgers.flatMap((ledger) => [
    ...[...ledger.projects]
      .filter(([id, name]) => names.get(id) !== name)
      .map(([id, name]) => `project ${id} was ${name} and is ${names.get(id)}`),
    ...[...ledger.results]
      .filter(([id, count]) => rows.get(id) !== count)
      .map(([id, count]) => `result ${id} had ${count} rows and has ${rows.get(id)}`),
    ...[...ledger.items.values()].flatMap((known) => {
      const found = items.get(known.fanItemId);
      const mayBeAhead = ledger.underWay?.about === known.fanItemId && found?.rowVersion === known.rowVersion + 1;
      return mayBeAhead || isSame(found, known) ? [] : [differently('item', known, found)];
    }),
  ]);
}

/** The same check by what the API returns for the projects that a writer last worked on. */
export async function lossesInResponses(client: ApiClient, ledger: Ledger): Promise<readonly string[]> {
  const found: string[] = [];
  for (const [projectId] of [...ledger.projects].slice(-PROJECTS_READ)) {
    const { projectItems } = await client.projects.read({ projectId });
    for (const known of ledger.items.values()) {
      if (known.projectId !== projectId || ledger.underWay?.about === known.fanItemId) continue;
      const item = projectItems.find(({ fanItemId }) => fanItemId === known.fanItemId);
      const { tag, qty, price, rowVersion } = item ?? {};
      const responded = { ...known, tag, qty, total: price?.total, rowVersion };
      if (!isSame(responded, known)) found.push(differently('returned item', known, responded));
    }
  }
  return found;
}

/** Calls that got a response and, sent again with their key, get a different one. */
export async function otherResponses(ledger: Ledger): Promise<readonly string[]> {
  const found: string[] = [];
  const calls = [...ledger.response];
  const sendAgain = async () => {
    for (let call = calls.shift(); call !== undefined; call = calls.shift()) {
      const again = await call.send();
      if (!isDeepStrictEqual(again, call.result)) found.push(`${call.name} ${call.about ?? ''} gets another response`);
    }
  };
  await Promise.all(Array.from({ length: REPEATS_AT_ONCE }, sendAgain));
  return found;
}

function storedItem({ id, projectId, rowVersion, tag, quantity, snapshot }: typeof schema.fanItems.$inferSelect) {
  return { fanItemId: id, projectId, rowVersion, tag, qty: quantity, total: snapshot.price.total };
}

function isSame(found: object | undefined, known: KnownItem): boolean {
  return isDeepStrictEqual(found, known);
}

function differently(name: string, known: unknown, found: unknown): string {
  return `${name}: ${JSON.stringify(known)} was acknowledged, there is ${JSON.stringify(found)}`;
}
