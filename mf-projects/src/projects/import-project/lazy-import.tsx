import { ERRORS } from '@specbuilder/shared-contracts/domain';
import type { ProjectChoice } from '@specbuilder/shared-contracts/platform';
import { LoadFailure, ResettableLazy, SkeletonRows } from '@specbuilder/shared-ui/core';

interface LazyImportProps {
  readonly onImported: (choice: ProjectChoice) => void;
  readonly onCancel: () => void;
}

/** The import of a project file; its code comes with the first one. */
export function LazyImport(props: LazyImportProps) {
  return (
    <ResettableLazy
      load={() => import('./import-project.tsx')}
      props={props}
      fallback={<SkeletonRows rows={4} rowHeightPx={44} />}
      failed={(retry) => <LoadFailure title={ERRORS.generic} onRetry={retry} />}
    />
  );
}
