import { type Database, isAdmin, notFound, type OwnershipRule, type ScopeRule } from '../../core/index.ts';
import { findAlert } from './store.ts';

/** An alert belongs to its recipient; administrators manage the alerts of all users. */
export function alertOwnership(db: Database): OwnershipRule {
  return {
    async rightTo(alertId, { caller }) {
      const found = await findAlert(db, alertId);
      if (caller === null || found === undefined) return 'none';
      return found.alert.recipientId === caller.userId || isAdmin(caller) ? 'change' : 'none';
    },
    rejection: () => notFound('alert'),
  };
}

/** Whose alerts a caller sees and sets up: administrators those of the users they request, others their own. */
export const alertRecipientScope: ScopeRule<'alert-recipient'> = ({ caller }, requested) =>
  isAdmin(caller) ? (requested ?? null) : [caller.userId];
