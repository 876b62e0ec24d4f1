import { HttpError, type OwnershipRule, USER_MESSAGES } from '../../core/index.ts';

/** An account belongs to the user it is of; one that a sign-in provider keeps is changed there. */
export const userOwnership: OwnershipRule = {
  rightTo: async (userId, { caller }) => {
    if (caller?.userId !== userId.toLowerCase()) return 'none';
    return caller.isExternal ? 'read' : 'change';
  },
  // Whether there is such a user is not looked up, so the rejection reveals nothing.
  rejection: () => new HttpError('forbidden', USER_MESSAGES.notYourProfile),
  readOnlyRejection: () => new HttpError('forbidden', USER_MESSAGES.externalAccount),
};
