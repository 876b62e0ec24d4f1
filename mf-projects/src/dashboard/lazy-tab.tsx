import type { Project } from '@specbuilder/shared-contracts/api';
import { ERRORS } from '@specbuilder/shared-contracts/domain';
import { LoadFailure, ResettableLazy, SkeletonRows } from '@specbuilder/shared-ui/core';
import type { ComponentType } from 'react';

interface TabProps {
  readonly project: Project;
}

interface LazyTabProps extends TabProps {
  readonly load: () => Promise<{ readonly default: ComponentType<TabProps> }>;
}

/** A tab that is not the first one: loaded when it is chosen, and begun with another project. */
export function LazyTab({ load, project }: LazyTabProps) {
  return (
    <ResettableLazy
      key={project.projectId}
      load={load}
      props={{ project }}
      fallback={<SkeletonRows rows={5} rowHeightPx={52} />}
      failed={(retry) => <LoadFailure title={ERRORS.generic} onRetry={retry} />}
    />
  );
}
