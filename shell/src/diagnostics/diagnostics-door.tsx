import { LoadFailure, ResettableLazy, SkeletonRows, useReadable } from '@specbuilder/shared-ui/core';
import ErrorPage from '../errors/error-page.tsx';
import { FRAME_TEXTS } from '../frame/texts.ts';
import type { OwnHost } from '../own-area/own-host.ts';
import { maySeeDiagnostics } from './diagnostics-access.ts';
import { DIAGNOSTICS_TITLE } from './door-texts.ts';

interface DiagnosticsDoorProps {
  readonly shell: OwnHost;
  readonly onHome: () => void;
}

/** The page for those who may see it, whose code comes with the first visit; the refusal for all others. */
export default function DiagnosticsDoor({ shell, onHome }: DiagnosticsDoorProps) {
  const { session, settings } = shell.services;
  const user = useReadable(session.user);
  if (!maySeeDiagnostics(useReadable(settings), user)) {
    const path = user === null ? '/errors/401-unauthorized' : '/errors/403-forbidden';
    return <ErrorPage shell={shell} path={path} address={null} isAlone={false} onHome={onHome} />;
  }
  return (
    <ResettableLazy
      load={() => import('./diagnostics-page.tsx')}
      props={{ shell }}
      fallback={<SkeletonRows rows={6} rowHeightPx={36} />}
      failed={(retry) => <LoadFailure title={FRAME_TEXTS.didNotLoad(DIAGNOSTICS_TITLE)} onRetry={retry} />}
    />
  );
}
