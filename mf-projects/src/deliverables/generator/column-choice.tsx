import type { FactsResponse, ScheduleColumnChoice } from '@specbuilder/shared-contracts/api';
import { Button, makeStyles, tokens, usePlatform } from '@specbuilder/shared-ui/core';
import { Spinner } from '@specbuilder/shared-ui/data';
import { useQuery } from '@specbuilder/shared-ui/query';
import { useState } from 'react';
import { COLUMN_CHOICE_MESSAGES as MESSAGES } from '../../messages/column-choice.generated.ts';
import { useProjectFacts } from '../project-facts/use-project-facts.ts';
import { ColumnList } from './column-list.tsx';
import { keysOf, moved, orderedColumns } from './column-order.ts';
import { useSaveColumns } from './use-save-columns.ts';

interface ColumnChoiceProps {
  readonly projectId: string;
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
}

/** Which columns the schedules of a project have, and in which order; kept with the project and for new ones. */
export function ColumnChoice({ projectId, isOpen, onOpen }: ColumnChoiceProps) {
  if (isOpen) return <LoadedChoice projectId={projectId} onDone={() => onOpen(false)} />;
  return (
    <div>
      <Button onClick={() => onOpen(true)}>{MESSAGES.choose}</Button>
    </div>
  );
}

interface LoadedChoiceProps extends Pick<ColumnChoiceProps, 'projectId'> {
  readonly onDone: () => void;
}

function LoadedChoice({ projectId, onDone }: LoadedChoiceProps) {
  const { apiQueries } = usePlatform();
  const choices = useQuery(apiQueries.deliverables.scheduleColumns.queryOptions({ input: { projectId } }));
  const facts = useProjectFacts(projectId);
  if (choices.isError || facts.isError) return <Failed onDone={onDone} />;
  if (choices.data === undefined || facts.data === undefined) return <Spinner size="tiny" label={MESSAGES.loading} />;
  return <Choice projectId={projectId} choices={choices.data} saved={facts.data} onDone={onDone} />;
}

function Failed({ onDone }: Pick<LoadedChoiceProps, 'onDone'>) {
  return (
    <div>
      <p role="status">{MESSAGES.failed}</p>
      <Button onClick={onDone}>{MESSAGES.cancel}</Button>
    </div>
  );
}

interface ChoiceProps extends LoadedChoiceProps {
  readonly choices: readonly ScheduleColumnChoice[];
  readonly saved: FactsResponse;
}

function Choice({ projectId, choices, saved, onDone }: ChoiceProps) {
  const styles = useStyles();
  const [columns, setColumns] = useState(() => orderedColumns(choices, saved.facts.scheduleColumns ?? null));
  const { save, isSaving } = useSaveColumns(projectId, saved, onDone);
  const toggle = (key: string, isShown: boolean) =>
    setColumns(columns.map((column) => (column.key === key ? { ...column, isShown } : column)));
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.title}>{MESSAGES.title}</legend>
      <p className={styles.hint}>{MESSAGES.hint}</p>
      <ColumnList columns={columns} onToggle={toggle} onMove={(key, step) => setColumns(moved(columns, key, step))} />
      <div className={styles.actions}>
        <Button disabledFocusable={isSaving} onClick={() => save(keysOf(columns))}>
          {MESSAGES.save}
        </Button>
        <Button disabledFocusable={isSaving} onClick={() => save(null)}>
          {MESSAGES.defaults}
        </Button>
        <Button onClick={onDone}>{MESSAGES.cancel}</Button>
      </div>
    </fieldset>
  );
}

const useStyles = makeStyles({
  choice: { minWidth: 0, margin: 0, padding: 0, border: 'none' },
  title: { padding: 0, fontWeight: tokens.fontWeightSemibold },
  hint: { margin: 0, color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  actions: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS, marginTop: tokens.spacingVerticalS },
});
