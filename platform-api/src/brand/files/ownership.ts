import { type Database, isAdmin, notFound, type OwnershipRule } from '../../core/index.ts';
import { findFile, isMailed } from './store.ts';

/**
 * A file belongs to the user who sent it. Administrators can read the files of a mail of the brand; otherwise no one at
 * the company could open what users send.
 */
export function fileOwnership(db: Database): OwnershipRule {
  return {
    async rightTo(fileId, { caller, manufacturerLabelId }) {
      const file = await findFile(db, fileId);
      if (caller === null || file === undefined) return 'none';
      if (file.userId === caller.userId) return 'change';
      if (!isAdmin(caller) || manufacturerLabelId === null) return 'none';
      return (await isMailed(db, manufacturerLabelId, fileId)) ? 'read' : 'none';
    },
    rejection: () => notFound('file'),
  };
}
