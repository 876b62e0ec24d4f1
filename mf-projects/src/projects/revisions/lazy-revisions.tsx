import type { Project } from '@specbuilder/shared-contracts/api';
import { LoadFailure, ResettableLazy } from '@specbuilder/shared-ui/core';
import { HEADER_MESSAGES } from '../../messages/header.generated.ts';

interface LazyRevisionsProps {
  readonly project: Project;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The dialog of the revisions; its code comes with the first opening. */
export function LazyRevisions({ project, isOpen, onClose }: LazyRevisionsProps) {
  if (!isOpen) return null;
  return (
    <ResettableLazy
      load={() => import('./revisions-dialog.tsx')}
      props={{ project, onClose }}
      fallback={null}
      failed={(retry) => <LoadFailure title={HEADER_MESSAGES.failed} onRetry={retry} />}
    />
  );
}
