import { and, eq, isNull } from 'drizzle-orm';
import { type Api, type Database, type LinkTokens, schema, type UnitOfWork } from '../../core/index.ts';
import { copyResultSet } from '../../sizing/index.ts';
import { existingItem } from '../fan-items/configured-item.ts';
import { copiedItem } from '../fan-items/item-copy.ts';
import { fanItemOf } from '../fan-items/item-response.ts';
import { insertItem } from '../fan-items/store.ts';

export function linkRoutes({ links }: Api, db: Database, tokens: LinkTokens) {
  return {
    ofItem: links.ofItem.handler(async ({ input: { fanItemId }, context }) => {
      const { projectId } = await existingItem(db, fanItemId);
      const isOwn = projectId === null && !context.readOnly.has('fan-item');
      if (!isOwn) return { linkToken: null };
      await noteLink(db, schema.fanItems, fanItemId);
      return { linkToken: tokens.issue('fan-item', fanItemId) };
    }),
    ofResult: links.ofResult.handler(async ({ input: { resultId }, context }) => {
      if (context.readOnly.has('result-set')) return { linkToken: null };
      await noteLink(db, schema.resultSets, resultId);
      return { linkToken: tokens.issue('result-set', resultId) };
    }),
    copyItem: links.copyItem.handler(({ input, context }) => context.write((unit) => copyItem(unit, input.fanItemId))),
  };
}

/** What may have been mailed is not swept, otherwise its link would lead to nothing. */
async function noteLink(db: Database, things: typeof schema.fanItems | typeof schema.resultSets, id: string) {
  await db
    .update(things)
    .set({ linkedOnUtc: new Date() })
    .where(and(eq(things.id, id), isNull(things.linkedOnUtc)));
}

/** The result comes along, so that the way back to it and a reload work as those of any item of one's own. */
async function copyItem({ tx, actor: { userId, guestKeyHash } }: UnitOfWork, fanItemId: string) {
  const item = await existingItem(tx, fanItemId);
  const maker = { userId, guestKeyHash };
  const resultId = await copyResultSet(tx, item.resultId, maker);
  const alone = { projectId: null, itemIndex: 0, tag: null, notes: null };
  return fanItemOf(await insertItem(tx, copiedItem(item, { ...maker, ...alone, resultId })), false);
}
