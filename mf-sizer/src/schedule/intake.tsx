import { DocumentArrowUpRegular } from '@fluentui/react-icons/headless/svg/document-arrow-up';
import { cellsOf } from '@specbuilder/duty-reader';
import { FileError, type Sheet, sheetsOfFile } from '@specbuilder/duty-reader/files';
import { Button, makeStyles, mergeClasses, tokens } from '@specbuilder/shared-ui/core';
import { Field, MessageBar, MessageBarBody, Textarea } from '@specbuilder/shared-ui/data';
import { type DragEvent, useRef, useState } from 'react';
import { SCHEDULE_MESSAGES } from '../messages/schedule.generated.ts';
import { SheetChoice } from './sheet-choice.tsx';
import { hasRows, type Table } from './sheet-reading.ts';

interface IntakeProps {
  readonly onTable: (table: Table) => void;
  /** Back to the existing schedule; null if there is none. */
  readonly onCancel: (() => void) | null;
}

/** Where a schedule comes in: pasted, dropped or chosen. */
export function Intake({ onTable, onCancel }: IntakeProps) {
  const styles = useStyles();
  const file = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [isOver, setOver] = useState(false);
  const { sheets, problem, take, read } = useTaken(onTable);
  const takeFile = (files: FileList | null) => {
    const [first] = files ?? [];
    if (first !== undefined) read(first);
    if (file.current) file.current.value = '';
  };
  const drag = (event: DragEvent, over: boolean) => {
    event.preventDefault();
    setOver(over);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the button inside is the first.
    <div
      className={mergeClasses(styles.zone, isOver && styles.over)}
      onDragOver={(event) => drag(event, true)}
      onDragLeave={(event) => drag(event, false)}
      onDrop={(event) => {
        drag(event, false);
        takeFile(event.dataTransfer.files);
      }}
    >
      <Field label={SCHEDULE_MESSAGES.pasteHere} hint={SCHEDULE_MESSAGES.accepted}>
        <Textarea
          rows={10}
          className={styles.table}
          value={text}
          placeholder={SCHEDULE_MESSAGES.example}
          onChange={(_, { value }) => setText(value)}
          onPaste={(event) => {
            const pasted = event.clipboardData.getData('text/plain');
            if (text !== '' || !pasted.trim().includes('\n')) return;
            event.preventDefault();
            take(cellsOf(pasted));
          }}
        />
      </Field>
      {sheets.length > 1 && <SheetChoice sheets={sheets} onTable={onTable} />}
      {problem !== '' && (
        <MessageBar intent="warning">
          <MessageBarBody>{problem}</MessageBarBody>
        </MessageBar>
      )}
      <div className={styles.ways}>
        <Button appearance="primary" disabled={text.trim() === ''} onClick={() => take(cellsOf(text))}>
          {SCHEDULE_MESSAGES.read}
        </Button>
        <Button icon={<DocumentArrowUpRegular />} onClick={() => file.current?.click()}>
          {SCHEDULE_MESSAGES.chooseFile}
        </Button>
        <span className={styles.hint}>{SCHEDULE_MESSAGES.drop}</span>
        {onCancel !== null && (
          <Button appearance="subtle" onClick={onCancel}>
            {SCHEDULE_MESSAGES.keepSchedule}
          </Button>
        )}
      </div>
      <input
        ref={file}
        type="file"
        hidden
        accept=".xlsx,.csv,.tsv,.txt,text/csv"
        aria-label={SCHEDULE_MESSAGES.chooseFile}
        onChange={(event) => takeFile(event.currentTarget.files)}
      />
    </div>
  );
}

/** Takes tables and files that have rows; of several sheets the user takes one or all. */
function useTaken(onTable: IntakeProps['onTable']) {
  const [sheets, setSheets] = useState<readonly Sheet[]>([]);
  const [problem, setProblem] = useState('');
  const take = (table: Table) => (hasRows(table) ? onTable(table) : setProblem(SCHEDULE_MESSAGES.nothingFound));
  const takeSheets = (found: readonly Sheet[]) => {
    setProblem('');
    setSheets(found);
    if (found.length < 2) take(found[0]?.cells ?? []);
  };
  const read = (file: File) => {
    setSheets([]);
    schedulesOf(file).then(takeSheets, (error: unknown) => setProblem(fileProblem(error)));
  };
  return { sheets, problem, take, read };
}

const fileProblem = (error: unknown): string =>
  error instanceof FileError ? SCHEDULE_MESSAGES[error.problem] : SCHEDULE_MESSAGES.unreadableFile;

/** The sheets of a chosen file that have a schedule; a text is one whatever it has. */
async function schedulesOf(file: File): Promise<readonly Sheet[]> {
  const sheets = await sheetsOfFile(new Uint8Array(await file.arrayBuffer()));
  return sheets.filter(({ name, cells }) => name === null || hasRows(cells));
}

const useStyles = makeStyles({
  zone: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalM,
    maxWidth: '900px',
    padding: tokens.spacingHorizontalL,
    border: `1px dashed ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  // A mark such as 'EF-1' is as wide as the default tab of eight characters and would leave no gap.
  table: { '& textarea': { tabSize: 16 } },
  over: { border: `1px solid ${tokens.colorBrandStroke1}`, backgroundColor: tokens.colorBrandBackground2 },
  ways: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalM },
  hint: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
});
