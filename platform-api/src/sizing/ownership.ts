import {
  type Database,
  type LinkTokens,
  notFound,
  type OwnershipRule,
  type Right,
  rightOf,
  type Who,
} from '../core/index.ts';
import { findResultOwner, listItemsOfResult } from './store.ts';

/** A result set made without user and guest key is protected only by its unguessable id. Readers of a
 * project read the searches that its items came from, and so do users with the link of a result or an item. */
export function resultSetOwnership(
  db: Database,
  project: Pick<OwnershipRule, 'rightTo'>,
  links: Pick<LinkTokens, 'opens'>,
): OwnershipRule {
  return {
    async rightTo(resultId: string, who: Who): Promise<Right> {
      const owner = await findResultOwner(db, resultId);
      if (owner === undefined) return 'none';
      if (owner.userId === null && owner.guestKeyHash === null) return 'read';
      const right = rightOf(owner, who);
      if (right !== 'none') return right;
      if (links.opens('result-set', resultId, who.linkToken)) return 'read';
      if (who.caller === null && !who.linkToken) return 'none';
      const items = await listItemsOfResult(db, resultId);
      const isAlone = ({ projectId }: (typeof items)[number]) => projectId === null;
      if (items.some((item) => isAlone(item) && links.opens('fan-item', item.id, who.linkToken))) return 'read';
      for (const projectId of new Set(items.flatMap((item) => item.projectId ?? []))) {
        if ((await project.rightTo(projectId, who)) !== 'none') return 'read';
      }
      return 'none';
    },
    rejection: () => notFound('result'),
  };
}
