import { LoadFailure, ResettableLazy, SkeletonRows, useReadable } from '@specbuilder/shared-ui/core';
import type { FeaturePageProps } from '../../feature/define-feature.ts';
import ErrorPage from '../../features/errors/error-page.tsx';
import { DIAGNOSTICS_PAGE_MESSAGES } from '../../messages/diagnostics-page.generated.ts';
import { FRAME_MESSAGES } from '../../messages/frame.generated.ts';
import { maySeeDiagnostics } from './diagnostics-access.ts';

type DiagnosticsGuardProps = FeaturePageProps<
  'history' | 'log' | 'overrideOrigins' | 'remotes' | 'session' | 'settings' | 'telemetry' | 'theme' | 'toasts'
>;

/** The page for permitted users, whose code loads with the first visit; the rejection for all others. */
export default function DiagnosticsGuard({ ports, onHome }: DiagnosticsGuardProps) {
  const { session, settings } = ports;
  const user = useReadable(session.user);
  if (!maySeeDiagnostics(useReadable(settings), user)) {
    const path = user === null ? '/errors/401-unauthorized' : '/errors/403-forbidden';
    return <ErrorPage ports={ports} path={path} isAlone={false} onHome={onHome} />;
  }
  return (
    <ResettableLazy
      load={() => import('./diagnostics-page.tsx')}
      props={{ ports }}
      fallback={<SkeletonRows rows={6} rowHeightPx={36} />}
      failed={(retry) => (
        <LoadFailure title={FRAME_MESSAGES.didNotLoad({ title: DIAGNOSTICS_PAGE_MESSAGES.title })} onRetry={retry} />
      )}
    />
  );
}
