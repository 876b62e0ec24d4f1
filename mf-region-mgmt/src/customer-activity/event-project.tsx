import type { ActivityProject } from '@specbuilder/shared-contracts/api';
import { makeStyles, tokens } from '@specbuilder/shared-ui/core';
import { AddressLink } from '../links/address-link.tsx';

interface EventProjectProps {
  readonly project: ActivityProject;
  /** What was added to it. */
  readonly model?: string | null;
}

/** A project by its name, reference and the model that was added; a link where the user may open it. */
export function EventProject({ project, model = null }: EventProjectProps) {
  const styles = useStyles();
  return (
    <span className={styles.project}>
      <ProjectName project={project} />{' '}
      <span className={styles.quiet}>{[model, project.referenceId].filter((text) => text !== null).join(' · ')}</span>
    </span>
  );
}

export function ProjectName({ project: { projectId, name, isReadable } }: Pick<EventProjectProps, 'project'>) {
  if (!isReadable) return <span>{name}</span>;
  return <AddressLink href={`/projects/dashboard?projectId=${projectId}`}>{name}</AddressLink>;
}

const useStyles = makeStyles({
  project: { display: 'flex', flexDirection: 'column', minWidth: 0, overflowWrap: 'anywhere' },
  quiet: {
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    // Also where the project names its row.
    fontWeight: tokens.fontWeightRegular,
  },
});
