import { DocumentArrowUpRegular } from '@fluentui/react-icons/headless/svg/document-arrow-up';
import { Button, makeStyles, mergeClasses, tokens } from '@specbuilder/shared-ui/core';
import { Field, MessageBar, MessageBarBody, Spinner, Textarea } from '@specbuilder/shared-ui/data';
import { type DragEvent, useEffect, useRef, useState } from 'react';
import { SCHEDULE_MESSAGES } from '../messages/schedule.generated.ts';
import type { Sheet } from './sheet.ts';
import { SheetChoice } from './sheet-choice.tsx';
import { useTaken } from './use-taken.ts';

interface IntakeProps {
  readonly onSheet: (sheet: Sheet) => void;
  /** The user came for it from the existing schedule, whose button had the focus. */
  readonly hasFocus: boolean;
  /** Back to the existing schedule; null if there is none. */
  readonly onCancel: (() => void) | null;
}

/** Where a schedule comes in: pasted, dropped or chosen. */
export function Intake({ onSheet, hasFocus, onCancel }: IntakeProps) {
  const styles = useStyles();
  const [text, setText] = useState('');
  const { sheets, problem, isReading, takeText, takeTable, read } = useTaken(onSheet);
  const takeFile = (files: FileList | null) => {
    const [first] = files ?? [];
    if (first !== undefined) read(first);
  };
  const { isOver, ...drop } = useDrop(takeFile);
  return (
    <div className={mergeClasses(styles.zone, isOver && styles.over)} {...drop}>
      <PasteField text={text} hasFocus={hasFocus} onText={setText} onPasted={takeText} />
      {sheets.length > 1 && <SheetChoice sheets={sheets} onTable={takeTable} />}
      {problem !== '' && (
        <MessageBar intent="warning">
          <MessageBarBody>{problem}</MessageBarBody>
        </MessageBar>
      )}
      <div className={styles.ways}>
        <Button appearance="primary" disabled={text.trim() === '' || isReading} onClick={() => takeText(text)}>
          {SCHEDULE_MESSAGES.read}
        </Button>
        {isReading && <Spinner size="tiny" label={SCHEDULE_MESSAGES.reading} />}
        <FileButton onFiles={takeFile} />
        <span className={styles.hint}>{SCHEDULE_MESSAGES.drop}</span>
        {onCancel !== null && (
          <Button appearance="subtle" onClick={onCancel}>
            {SCHEDULE_MESSAGES.keepSchedule}
          </Button>
        )}
      </div>
    </div>
  );
}

interface PasteFieldProps {
  readonly text: string;
  readonly hasFocus: boolean;
  readonly onText: (text: string) => void;
  readonly onPasted: (text: string) => void;
}

/** A schedule that is pasted into the empty field is read at once. */
function PasteField({ text, hasFocus, onText, onPasted }: PasteFieldProps) {
  const styles = useStyles();
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (hasFocus) field.current?.focus();
  }, [hasFocus]);
  return (
    <Field label={SCHEDULE_MESSAGES.pasteHere} hint={SCHEDULE_MESSAGES.accepted}>
      <Textarea
        ref={field}
        rows={10}
        className={styles.table}
        value={text}
        placeholder={SCHEDULE_MESSAGES.example}
        onChange={(_, { value }) => onText(value)}
        onPaste={(event) => {
          const pasted = event.clipboardData.getData('text/plain');
          if (text !== '' || !pasted.trim().includes('\n')) return;
          event.preventDefault();
          onPasted(pasted);
        }}
      />
    </Field>
  );
}

function FileButton({ onFiles }: { readonly onFiles: (files: FileList | null) => void }) {
  const file = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button icon={<DocumentArrowUpRegular />} onClick={() => file.current?.click()}>
        {SCHEDULE_MESSAGES.chooseFile}
      </Button>
      <input
        ref={file}
        type="file"
        hidden
        accept=".xlsx,.csv,.tsv,.txt,text/csv"
        aria-label={SCHEDULE_MESSAGES.chooseFile}
        onChange={({ currentTarget }) => {
          onFiles(currentTarget.files);
          // The same file can be chosen again.
          currentTarget.value = '';
        }}
      />
    </>
  );
}

/** Handlers of what a file is dropped on, and whether one is over it. */
function useDrop(onFiles: (files: FileList | null) => void) {
  const [isOver, setOver] = useState(false);
  const drag = (event: DragEvent, over: boolean) => {
    event.preventDefault();
    setOver(over);
  };
  return {
    isOver,
    onDragOver: (event: DragEvent) => drag(event, true),
    onDragLeave: (event: DragEvent) => drag(event, false),
    onDrop: (event: DragEvent) => {
      drag(event, false);
      onFiles(event.dataTransfer.files);
    },
  };
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
