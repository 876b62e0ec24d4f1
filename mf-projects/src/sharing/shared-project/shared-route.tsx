import { ERRORS } from '@specbuilder/shared-contracts/domain';
import { LoadFailure, ResettableLazy, usePlatform } from '@specbuilder/shared-ui/core';
import { useParams } from '@specbuilder/shared-ui/router';
import { useEffect } from 'react';

/** The page of a link; its code stays out of the dashboard's first row. */
export function SharedRoute() {
  const { shareId } = useParams();
  if (shareId === undefined) return <NoShareId />;
  return (
    <ResettableLazy
      load={() => import('./shared-project-page.tsx')}
      props={{ shareId }}
      fallback={null}
      failed={(retry) => <LoadFailure title={ERRORS.generic} onRetry={retry} />}
    />
  );
}

/** An address without a link leads to the start page (SHR-008). */
function NoShareId() {
  const { navigation } = usePlatform();
  useEffect(() => {
    const href = navigation.href('app.home.start');
    if (href !== null) navigation.history.replace(href);
  }, [navigation]);
  return null;
}
