import type { SignedInUser } from '@specbuilder/shared-contracts/platform';

/** The user and what they can do with their account. */
export interface AccountActions {
  readonly user: SignedInUser;
  readonly canEditAccount: boolean;
  readonly onEditAccount: () => void;
  readonly onSignOut: () => void;
}
