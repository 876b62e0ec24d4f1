import type { Project } from '@specbuilder/shared-contracts/api';
import { LoadFailure, ResettableLazy } from '@specbuilder/shared-ui/core';
import { HEAD_MESSAGES } from '../../messages/head.generated.ts';

interface LateRevisionsProps {
  readonly project: Project;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The dialog of the revisions; its code comes with the first opening. */
export function LateRevisions({ project, isOpen, onClose }: LateRevisionsProps) {
  if (!isOpen) return null;
  return (
    <ResettableLazy
      load={() => import('./revisions-dialog.tsx')}
      props={{ project, onClose }}
      fallback={null}
      failed={(retry) => <LoadFailure title={HEAD_MESSAGES.failed} onRetry={retry} />}
    />
  );
}
