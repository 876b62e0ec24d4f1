import { LoadFailure, makeStyles, SkeletonRows, tokens } from '@specbuilder/shared-ui/core';
import { ClosableDrawer } from '@specbuilder/shared-ui/overlay';
import { PROJECT_FACTS_MESSAGES } from '../../messages/project-facts.generated.ts';
import { FactsFields } from './facts-fields.tsx';
import { useProjectFacts } from './use-project-facts.ts';

interface FactsDrawerProps {
  readonly projectId: string;
  readonly isReadOnly: boolean;
  readonly onClose: () => void;
}

/** What covers, title blocks and file properties of a project say beside its equipment. */
export default function FactsDrawer({ projectId, isReadOnly, onClose }: FactsDrawerProps) {
  const styles = useStyles();
  const { data: saved, isPending, refetch } = useProjectFacts(projectId);
  return (
    <ClosableDrawer title={PROJECT_FACTS_MESSAGES.title} closeLabel={PROJECT_FACTS_MESSAGES.close} onClose={onClose}>
      <p className={styles.hint}>{PROJECT_FACTS_MESSAGES.hint}</p>
      {saved !== undefined ? (
        <FactsFields projectId={projectId} saved={saved} isReadOnly={isReadOnly} onDone={onClose} />
      ) : isPending ? (
        <SkeletonRows rows={6} rowHeightPx={52} />
      ) : (
        <LoadFailure title={PROJECT_FACTS_MESSAGES.failed} onRetry={() => void refetch()} />
      )}
    </ClosableDrawer>
  );
}

const useStyles = makeStyles({
  hint: { margin: 0, color: tokens.colorNeutralForeground3 },
});
