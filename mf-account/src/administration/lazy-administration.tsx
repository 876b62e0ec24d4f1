import { LoadFailure, ResettableLazy } from '@specbuilder/shared-ui/core';
import { ADMINISTRATION_MESSAGES } from '../messages/administration.generated.ts';

/** Its code is loaded with the first page below /admin, so that the profile page does not wait for it. */
export function LazyAdministration() {
  return (
    <ResettableLazy
      load={() => import('./administration.tsx')}
      props={{}}
      fallback={null}
      failed={(retry) => <LoadFailure title={ADMINISTRATION_MESSAGES.failed} onRetry={retry} />}
    />
  );
}
