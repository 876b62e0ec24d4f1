import type { Settings } from '@specbuilder/shared-contracts/api';
import type { SignedInUser } from '@specbuilder/shared-contracts/platform';

/** Developers see how the page is composed; where debugging is on, all users do. */
export function maySeeDiagnostics({ app }: Settings, user: SignedInUser | null): boolean {
  return app.debug || (user?.roles.includes('dev') ?? false);
}
