import type { SignedInUser } from '@specbuilder/shared-contracts/platform';

/** The user and what they can do with their account. */
export interface AccountActions {
  readonly user: SignedInUser;
  /** False where another provider keeps the account: then the way leads to what is stored here. */
  readonly canEditAccount: boolean;
  readonly onEditAccount: () => void;
  readonly onSignOut: () => void;
}
