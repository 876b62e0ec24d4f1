import { DocumentMultipleRegular } from '@fluentui/react-icons/headless/svg/document-multiple';
import { HistoryRegular } from '@fluentui/react-icons/headless/svg/history';
import type { Project } from '@specbuilder/shared-contracts/api';
import { ERRORS } from '@specbuilder/shared-contracts/domain';
import { Button, LoadFailure, makeStyles, ResettableLazy, tokens } from '@specbuilder/shared-ui/core';
import { useState } from 'react';
import { GENERATOR_MESSAGES as MESSAGES } from '../messages/generator.generated.ts';
import { useMayChange } from '../project-data/project-role/use-may-change.ts';

interface DocumentActionsProps {
  readonly project: Project;
  readonly onSeveral: () => void;
}

/** What is done with more than one document: several in one go, and those that were issued. */
export function DocumentActions({ project, onSeveral }: DocumentActionsProps) {
  const styles = useStyles();
  const mayChange = useMayChange(project);
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  return (
    <div className={styles.actions}>
      <Button icon={<DocumentMultipleRegular />} onClick={onSeveral}>
        {MESSAGES.several}
      </Button>
      {mayChange && (
        <Button icon={<HistoryRegular />} onClick={() => setHistoryOpen(true)}>
          {MESSAGES.history}
        </Button>
      )}
      {isHistoryOpen && (
        <ResettableLazy
          load={() => import('./history/history-drawer.tsx')}
          props={{ projectId: project.projectId, onClose: () => setHistoryOpen(false) }}
          fallback={null}
          failed={(retry) => <LoadFailure title={ERRORS.generic} onRetry={retry} />}
        />
      )}
    </div>
  );
}

const useStyles = makeStyles({
  actions: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
});
