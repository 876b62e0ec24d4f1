import type { SignedInUser } from '@specbuilder/shared-contracts/platform';

/** The user and what he can do with his account. */
export interface AccountActions {
  readonly user: SignedInUser;
  readonly canEditAccount: boolean;
  readonly onEditAccount: () => void;
  readonly onSignOut: () => void;
}
