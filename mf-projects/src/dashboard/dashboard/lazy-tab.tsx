import type { Project } from '@specbuilder/shared-contracts/api';
import { ERRORS } from '@specbuilder/shared-contracts/domain';
import { LoadFailure, makeStyles, ResettableLazy, SkeletonRows, tokens } from '@specbuilder/shared-ui/core';
import type { ComponentType } from 'react';
import { useMayChange } from '../../project-data/project-role/use-may-change.ts';

interface TabProps {
  readonly project: Project;
}

interface LazyTabProps extends TabProps {
  readonly load: () => Promise<{ readonly default: ComponentType<TabProps> }>;
}

/** A tab other than the first: loaded when chosen, reset when the project changes; read-only for viewers. */
export function LazyTab({ load, project }: LazyTabProps) {
  const styles = useStyles();
  const mayChange = useMayChange(project);
  const content = (
    <ResettableLazy
      key={project.projectId}
      load={load}
      props={{ project }}
      fallback={<SkeletonRows rows={5} rowHeightPx={52} />}
      failed={(retry) => <LoadFailure title={ERRORS.generic} onRetry={retry} />}
    />
  );
  // The browser itself keeps every field and button of it still.
  return mayChange ? (
    content
  ) : (
    <fieldset disabled className={styles.still}>
      {content}
    </fieldset>
  );
}

const useStyles = makeStyles({
  still: {
    minWidth: 0,
    margin: 0,
    padding: 0,
    border: 'none',
    '& :is(input, select, textarea, button)': { color: tokens.colorNeutralForegroundDisabled, cursor: 'not-allowed' },
  },
});
