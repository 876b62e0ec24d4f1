import {
  type Database,
  HttpError,
  ITEM_MESSAGES,
  type LinkTokens,
  notFound,
  type OwnershipRule,
  type Queryable,
  rightOf,
  schema,
} from '../../core/index.ts';
import { isItem } from './store.ts';

/** An item in a project has the project's access rights; otherwise it belongs to its creator, who may be a guest
 * and anyone with its link can read it. */
export function fanItemOwnership(
  db: Database,
  project: Pick<OwnershipRule, 'rightTo'>,
  links: Pick<LinkTokens, 'opens'>,
): OwnershipRule {
  return {
    async rightTo(fanItemId, who) {
      const item = await findOwnedItem(db, fanItemId);
      if (item?.projectId) return project.rightTo(item.projectId, who);
      const right = rightOf(item, who);
      const isLinked = item !== undefined && links.opens('fan-item', fanItemId, who.linkToken);
      return right === 'none' && isLinked ? 'read' : right;
    },
    rejection: () => notFound('item'),
    readOnlyRejection: () => new HttpError('forbidden', ITEM_MESSAGES.readOnly),
  };
}

async function findOwnedItem(db: Queryable, fanItemId: string) {
  const { userId, guestKeyHash, projectId } = schema.fanItems;
  const [item] = await db.select({ userId, guestKeyHash, projectId }).from(schema.fanItems).where(isItem(fanItemId));
  return item;
}
