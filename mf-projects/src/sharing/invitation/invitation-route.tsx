import { ERRORS } from '@specbuilder/shared-contracts/domain';
import { LoadFailure, ResettableLazy } from '@specbuilder/shared-ui/core';
import { useParams } from '@specbuilder/shared-ui/router';

/** The page of an invitation; its code stays out of the dashboard's first row. */
export function InvitationRoute() {
  const { token = '' } = useParams();
  return (
    <ResettableLazy
      load={() => import('./invitation-page.tsx')}
      props={{ token }}
      fallback={null}
      failed={(retry) => <LoadFailure title={ERRORS.generic} onRetry={retry} />}
    />
  );
}
