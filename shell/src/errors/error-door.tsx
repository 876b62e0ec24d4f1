import { LoadFailure, ResettableLazy } from '@specbuilder/shared-ui/core';
import { FRAME_TEXTS } from '../frame/texts.ts';
import type { ErrorPageProps } from './error-page.tsx';

/** An error page, whose code comes when one is shown: most visits never see any. */
export function ErrorDoor(props: ErrorPageProps) {
  return (
    <ResettableLazy
      load={() => import('./error-page.tsx')}
      props={props}
      fallback={null}
      failed={(retry) => <LoadFailure title={FRAME_TEXTS.didNotLoad(props.path)} onRetry={retry} />}
    />
  );
}
