import { mergeClasses } from '@specbuilder/shared-ui/core';
import { stop } from '@specbuilder/shared-ui/grid';
import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react';
import { type CellField, CellInput } from './cell-input.tsx';
import { useCellStyles } from './cell-styles.ts';

export interface EditableTextProps extends CellField {
  /** What the cell is, with its value. */
  readonly label: string;
  readonly value: string;
  readonly onSave: (text: string) => void;
  readonly onPaste?: (text: string) => void;
  /** Outside of a grid each cell is a stop of the Tab key. */
  readonly isInGrid?: boolean;
}

/** A cell that is being edited, and what it was when that began: others may change the value meanwhile. */
interface Draft extends Pick<EditableTextProps, 'value' | 'onSave'> {
  readonly text: string;
}

/** A cell as in a spreadsheet: typing, Enter or F2 edit it, Enter goes down, Tab right, Escape leaves it as it was. */
export function EditableText(props: EditableTextProps) {
  const { name, label, value, onSave, onPaste, kind = 'text', isInGrid = true } = props;
  const styles = useCellStyles();
  const [draft, setDraft] = useState<Draft | null>(null);
  const returnsFocus = useRef(false);
  const begin = (text: string) => setDraft({ text, value, onSave });
  if (draft !== null) {
    const finish = (text: string) => {
      if (text.trim() !== draft.value) draft.onSave(text);
      setDraft(null);
    };
    const leave = () => {
      returnsFocus.current = true;
      setDraft(null);
    };
    return <CellInput {...props} first={draft.text} onFinish={finish} onLeave={leave} />;
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const begins = firstDraft(event, value);
    if (begins === null) return;
    event.preventDefault();
    begin(begins);
  };
  const paste = (event: ClipboardEvent) => {
    event.preventDefault();
    const text = event.clipboardData.getData('text/plain');
    if (onPaste === undefined) begin(text.trim());
    else onPaste(text);
  };
  const onCopy = (event: ClipboardEvent) => {
    event.preventDefault();
    event.clipboardData.setData('text/plain', value);
  };
  return (
    <button
      type="button"
      ref={(button) => {
        if (button === null || !returnsFocus.current) return;
        returnsFocus.current = false;
        button.focus();
      }}
      className={mergeClasses(
        styles.cell,
        kind === 'figure' && isInGrid && styles.numeric,
        kind === 'lines' && styles.lines,
      )}
      aria-label={label}
      title={kind === 'lines' ? value : undefined}
      onClick={() => begin(value)}
      onKeyDown={onKeyDown}
      onPaste={paste}
      onCopy={onCopy}
      {...(isInGrid && stop(name))}
    >
      {value || <span className={styles.none}>—</span>}
    </button>
  );
}

/** The same for users who may not change it. */
export function ReadText({ value, kind = 'text' }: Pick<EditableTextProps, 'value' | 'kind'>) {
  const styles = useCellStyles();
  return (
    <span className={mergeClasses(styles.read, kind === 'lines' && styles.lines)} title={value}>
      {value || '—'}
    </span>
  );
}

/** What editing begins with: the value, nothing, or the character that was typed; null when the key edits nothing. */
function firstDraft({ key, ctrlKey, metaKey, altKey }: KeyboardEvent, value: string): string | null {
  if (ctrlKey || metaKey || altKey) return null;
  if (key === 'F2') return value;
  if (key === 'Backspace' || key === 'Delete') return '';
  return key.length === 1 && key !== ' ' ? key : null;
}
