import type { OwnershipRule } from '../access/rules.ts';
import { Refusal } from '../refusal.ts';
import { USER_TEXTS } from '../words/user.generated.ts';

/** An account belongs to the user it is of. */
export const userOwnership: OwnershipRule = {
  rightTo: async (userId, { caller }) => (caller?.userId === userId.toLowerCase() ? 'change' : 'none'),
  // Whether there is such a user is not looked up, so the refusal tells nothing.
  refusal: () => new Refusal('forbidden', USER_TEXTS.notYourProfile),
};
