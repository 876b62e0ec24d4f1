import type { ProjectStub } from '@specbuilder/shared-contracts/api';
import { decodeProjectName, ERRORS, PANEL_LOAD_DELAY_MS } from '@specbuilder/shared-contracts/domain';
import { currentLanguage } from '@specbuilder/shared-contracts/language';
import type { PanelProps, ProjectChoice } from '@specbuilder/shared-contracts/platform';
import {
  Button,
  EmptyState,
  LoadFailure,
  makeStyles,
  SkeletonRows,
  tokens,
  useIsDue,
  usePlatform,
} from '@specbuilder/shared-ui/core';
import { SearchBox } from '@specbuilder/shared-ui/data';
import { useQuery } from '@specbuilder/shared-ui/query';
import { useState } from 'react';
import { NewProjectForm } from '../new-project/new-project-form.tsx';
import { PICKER_TEXTS } from '../words/picker.generated.ts';
import { ProjectList } from './project-list.tsx';

interface ProjectPickerProps {
  readonly panelProps: PanelProps['project-picker'];
  readonly onClose: (choice: ProjectChoice | null) => void;
}

/** The user's projects, newest first; choosing one answers the caller. */
export function ProjectPicker({ onClose }: ProjectPickerProps) {
  const styles = useStyles();
  const platform = usePlatform();
  const [text, setText] = useState('');
  const [isCreating, setIsCreating] = useState(false);
  const isDue = useIsDue(PANEL_LOAD_DELAY_MS);
  const projects = useQuery({ ...platform.apiQueries.projectStubs.list.queryOptions(), enabled: isDue });
  if (isCreating) return <NewProjectForm onCreated={onClose} onCancel={() => setIsCreating(false)} />;
  if (projects.isPending) return <SkeletonRows rows={8} rowHeightPx={62} />;
  if (projects.isError) return <LoadFailure title={ERRORS.generic} onRetry={() => void projects.refetch()} />;
  const small = (words: string) => words.toLocaleLowerCase(currentLanguage.locale());
  const found = projects.data.filter((project) => small(nameOf(project)).includes(small(text.trim())));
  const createButton = (
    <Button appearance={projects.data.length === 0 ? 'primary' : 'secondary'} onClick={() => setIsCreating(true)}>
      {PICKER_TEXTS.create}
    </Button>
  );
  if (projects.data.length === 0) {
    return <EmptyState title={PICKER_TEXTS.none} text={PICKER_TEXTS.noneText} actions={createButton} />;
  }
  return (
    <div className={styles.panel}>
      <SearchBox
        autoFocus
        aria-label={PICKER_TEXTS.find}
        placeholder={PICKER_TEXTS.find}
        value={text}
        onChange={(_, { value }) => setText(value)}
      />
      {found.length === 0 ? (
        <EmptyState
          title={PICKER_TEXTS.noHit({ text })}
          actions={<Button onClick={() => setText('')}>{PICKER_TEXTS.clear}</Button>}
        />
      ) : (
        <ProjectList
          projects={found}
          currentId={platform.currentProject.get()}
          onChoose={(project) => onClose({ projectId: project.projectId, projectName: nameOf(project) })}
        />
      )}
      <div>{createButton}</div>
    </div>
  );
}

function nameOf(project: ProjectStub): string {
  return decodeProjectName(project.displayName);
}

const useStyles = makeStyles({
  panel: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
});
