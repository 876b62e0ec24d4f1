import { findUser } from '../../accounts/index.ts';
import { type Database, HttpError, MEMBERS_MESSAGES, notFound, type OwnershipRule } from '../../core/index.ts';
import { invitationTokenHash } from './invitation-token.ts';
import { findLiveInvitation } from './store.ts';

/** Who has the link may read what it is to; it is accepted by the user whose address the mail went to. */
export function invitationOwnership(db: Database): OwnershipRule {
  return {
    async rightTo(token, { caller }) {
      const invitation = await findLiveInvitation(db, invitationTokenHash(token));
      if (invitation === undefined || caller === null) return 'none';
      const user = (await findUser(db, caller.userId))?.user;
      return user?.email.toLowerCase() === invitation.emailKey ? 'change' : 'read';
    },
    rejection: () => notFound('invitation'),
    readOnlyRejection: () => new HttpError('forbidden', MEMBERS_MESSAGES.otherAddress),
  };
}
