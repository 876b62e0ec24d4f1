import { ArrowLeftRegular } from '@fluentui/react-icons/headless/svg/arrow-left';
import { PRESENT, type Project } from '@specbuilder/shared-contracts/api';
import { referenceOf } from '@specbuilder/shared-contracts/domain';
import { Button, LoadFailure, makeStyles, SkeletonRows, tokens, usePlatform } from '@specbuilder/shared-ui/core';
import { ClosableDialog } from '@specbuilder/shared-ui/overlay';
import { useQuery } from '@specbuilder/shared-ui/query';
import { useState } from 'react';
import { REVISIONS_MESSAGES } from '../../messages/revisions.generated.ts';
import { useMayChange } from '../../project-data/project-role/use-may-change.ts';
import { Comparison } from './comparison.tsx';
import { IssueRevision } from './issue-revision.tsx';
import { RevisionList } from './revision-list.tsx';
import { useGoBack } from './use-go-back.ts';

interface RevisionsDialogProps {
  readonly project: Project;
  readonly onClose: () => void;
}

interface Sides {
  readonly before: string;
  readonly after: string;
}

/** Frozen states of a project: issued, compared with each other and the present, gone back to. */
export default function RevisionsDialog({ project, onClose }: RevisionsDialogProps) {
  const styles = useStyles();
  const [sides, setSides] = useState<Sides | null>(null);
  return (
    <ClosableDialog
      title={REVISIONS_MESSAGES.title}
      closeLabel={REVISIONS_MESSAGES.close}
      onClose={onClose}
      className={styles.surface}
      contentClassName={styles.content}
      actions={
        <>
          {sides !== null && (
            <Button icon={<ArrowLeftRegular />} onClick={() => setSides(null)}>
              {REVISIONS_MESSAGES.back}
            </Button>
          )}
          <Button onClick={onClose}>{REVISIONS_MESSAGES.close}</Button>
        </>
      }
    >
      <Content project={project} sides={sides} onSides={setSides} onClose={onClose} />
    </ClosableDialog>
  );
}

interface ContentProps extends RevisionsDialogProps {
  readonly sides: Sides | null;
  readonly onSides: (sides: Sides) => void;
}

function Content({ project, sides, onSides, onClose }: ContentProps) {
  const styles = useStyles();
  const { apiQueries } = usePlatform();
  const { projectId } = project;
  const mayChange = useMayChange(project);
  const list = useQuery(apiQueries.projects.revisions.list.queryOptions({ input: { projectId } }));
  const goBack = useGoBack(projectId, onClose);
  if (list.isError) {
    return (
      <LoadFailure
        title={REVISIONS_MESSAGES.loadFailed}
        {...referenceOf(list.error)}
        onRetry={() => void list.refetch()}
      />
    );
  }
  if (list.data === undefined) return <SkeletonRows rows={3} rowHeightPx={56} />;
  const { revisions, nextNumber } = list.data;
  if (sides !== null) return <Comparison project={project} revisions={revisions} sides={sides} onSides={onSides} />;
  return (
    <>
      <p className={styles.lead}>{REVISIONS_MESSAGES.lead}</p>
      {mayChange && <IssueRevision projectId={projectId} nextNumber={nextNumber} isFirst={revisions.length === 0} />}
      <RevisionList
        revisions={revisions}
        currentId={project.currentRevision?.revisionId ?? null}
        onCompare={({ revisionId }) => onSides({ before: revisionId, after: PRESENT })}
        onGoBack={mayChange && !goBack.isPending ? (revision) => goBack.mutate(revision) : null}
      />
    </>
  );
}

const useStyles = makeStyles({
  surface: { maxWidth: '880px', width: 'calc(100vw - 32px)' },
  content: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL },
  lead: { margin: 0, color: tokens.colorNeutralForeground2 },
});
