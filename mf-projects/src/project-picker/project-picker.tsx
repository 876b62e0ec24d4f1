import { ArrowImportRegular } from '@fluentui/react-icons/headless/svg/arrow-import';
import { FolderAddRegular } from '@fluentui/react-icons/headless/svg/folder-add';
import type { ProjectStub } from '@specbuilder/shared-contracts/api';
import {
  decodeProjectName,
  ERRORS,
  PANEL_LOAD_DELAY_MS,
  PROJECT_ROW_HEIGHT_PX,
} from '@specbuilder/shared-contracts/domain';
import type { PanelProps, ProjectChoice } from '@specbuilder/shared-contracts/platform';
import {
  Button,
  EmptyState,
  LoadFailure,
  SkeletonRows,
  useDebounced,
  useIsDue,
  usePlatform,
  useReadable,
} from '@specbuilder/shared-ui/core';
import { SearchBox } from '@specbuilder/shared-ui/data';
import { type ReactNode, useRef, useState } from 'react';
import { PICKER_MESSAGES } from '../messages/picker.generated.ts';
import { LazyImport } from '../projects/import-project/lazy-import.tsx';
import { NewProjectForm } from '../projects/new-project/new-project-form.tsx';
import { OrderMenu } from './order-menu.tsx';
import { usePickerStyles } from './picker-styles.ts';
import { ProjectList } from './project-list.tsx';
import { type ProjectSearch, useProjectPages } from './use-project-pages.ts';
import { useRowsInView } from './use-rows-in-view.ts';

interface ProjectPickerProps {
  readonly panelProps: PanelProps['project-picker'];
  readonly onClose: (choice: ProjectChoice | null) => void;
}

const SEARCH_DEBOUNCE_MS = 200;

/** The user's projects, searched and ordered by the server; choosing one returns it to the caller. */
export function ProjectPicker({ panelProps: { site = null }, onClose }: ProjectPickerProps) {
  const [view, setView] = useState<'list' | 'create' | 'import'>('list');
  const showList = () => setView('list');
  if (view === 'create') return <NewProjectForm site={site} onCreated={onClose} onCancel={showList} />;
  if (view === 'import') return <LazyImport onImported={onClose} onCancel={showList} />;
  const choose = ({ projectId, displayName }: ProjectStub) =>
    onClose({ projectId, projectName: decodeProjectName(displayName) });
  return <Projects onChoose={choose} onCreate={() => setView('create')} onImport={() => setView('import')} />;
}

interface ProjectsProps {
  readonly onChoose: (project: ProjectStub) => void;
  readonly onCreate: () => void;
  readonly onImport: () => void;
}

function Projects({ onChoose, onCreate, onImport }: ProjectsProps) {
  const styles = usePickerStyles();
  const currentId = useReadable(usePlatform().currentProject);
  const isDue = useIsDue(PANEL_LOAD_DELAY_MS);
  const list = useRef<HTMLUListElement>(null);
  const [typed, setTyped] = useState('');
  const [search, searchNow] = useDebounced(typed.trim(), SEARCH_DEBOUNCE_MS);
  const [shown, setShown] = useState<Omit<ProjectSearch, 'search'>>({ order: 'edited', isArchived: false });
  const [count, setCount] = useState(0);
  const inView = useRowsInView(list, { count, rowHeightPx: PROJECT_ROW_HEIGHT_PX });
  const pages = useProjectPages({ ...shown, search }, inView, isDue);
  if (pages.totalCount !== count) setCount(pages.totalCount);
  if (pages.isPending) return <SkeletonRows rows={8} rowHeightPx={PROJECT_ROW_HEIGHT_PX} />;
  if (pages.isError) return <LoadFailure title={ERRORS.generic} onRetry={pages.retry} />;
  const isEmpty = count === 0;
  if (isEmpty && search === '' && !shown.isArchived) {
    return (
      <EmptyState
        title={PICKER_MESSAGES.none}
        text={PICKER_MESSAGES.noneText}
        actions={<NewButtons onCreate={onCreate} onImport={onImport} />}
      />
    );
  }
  const clear = () => {
    setTyped('');
    searchNow('');
  };
  return (
    <div className={styles.picker}>
      <div className={styles.head}>
        <p className={styles.count} role="status">
          {countText(count, shown)}
        </p>
        <div className={styles.tools}>
          <SearchBox
            autoFocus
            className={styles.search}
            aria-label={PICKER_MESSAGES.find}
            placeholder={PICKER_MESSAGES.find}
            value={typed}
            onChange={(_, { value }) => setTyped(value)}
          />
          <OrderMenu
            {...shown}
            onOrder={(order) => setShown({ ...shown, order })}
            onArchived={(isArchived) => setShown({ ...shown, isArchived })}
          />
        </div>
      </div>
      {isEmpty ? (
        <NothingFound search={search} onClear={clear} />
      ) : (
        <ProjectList
          list={list}
          count={count}
          inView={inView}
          currentId={currentId}
          onChoose={onChoose}
          rowAt={pages.rowAt}
          key={listKey(shown, search)}
        />
      )}
      <div className={styles.foot}>
        <NewButtons onCreate={onCreate} onImport={onImport} />
      </div>
    </div>
  );
}

function NewButtons({ onCreate, onImport }: Omit<ProjectsProps, 'onChoose'>): ReactNode {
  return (
    <>
      <Button appearance="primary" icon={<FolderAddRegular />} onClick={onCreate}>
        {PICKER_MESSAGES.create}
      </Button>
      <Button icon={<ArrowImportRegular />} onClick={onImport}>
        {PICKER_MESSAGES.import}
      </Button>
    </>
  );
}

function NothingFound({ search, onClear }: { readonly search: string; readonly onClear: () => void }) {
  if (search === '') return <EmptyState title={PICKER_MESSAGES.noneArchived} text={PICKER_MESSAGES.noneArchivedText} />;
  return (
    <EmptyState
      title={PICKER_MESSAGES.noHit({ text: search })}
      actions={<Button onClick={onClear}>{PICKER_MESSAGES.clear}</Button>}
    />
  );
}

function countText(count: number, { order, isArchived }: Omit<ProjectSearch, 'search'>): string {
  if (isArchived) return PICKER_MESSAGES.countArchived({ count });
  return order === 'name' ? PICKER_MESSAGES.countByName({ count }) : PICKER_MESSAGES.countByEdit({ count });
}

/** Another list begins at its first row. */
function listKey({ order, isArchived }: Omit<ProjectSearch, 'search'>, search: string): string {
  return JSON.stringify([order, isArchived, search]);
}
