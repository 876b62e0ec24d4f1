import type { AdminUser } from '@specbuilder/shared-contracts/api';
import { LoadFailure, ResettableLazy } from '@specbuilder/shared-ui/core';
import { ADMINISTRATION_MESSAGES } from '../../messages/administration.generated.ts';

interface OpenUserProps {
  /** Null while none is open. */
  readonly user: AdminUser | 'new' | null;
  readonly onClose: () => void;
}

/** The dialog of an account, or of an invitation; its code comes with the first one that is opened. */
export function OpenUser({ user, onClose }: OpenUserProps) {
  const failed = (retry: () => void) => <LoadFailure title={ADMINISTRATION_MESSAGES.failed} onRetry={retry} />;
  if (user === null) return null;
  if (user === 'new') {
    const load = () => import('./invite-dialog.tsx');
    return <ResettableLazy key="new" load={load} props={{ onClose }} fallback={null} failed={failed} />;
  }
  const load = () => import('./user-dialog.tsx');
  return <ResettableLazy key={user.userId} load={load} props={{ user, onClose }} fallback={null} failed={failed} />;
}
