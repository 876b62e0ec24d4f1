import { mergeClasses } from '@specbuilder/shared-ui/core';
import { goToStop, stop } from '@specbuilder/shared-ui/grid';
import { type ClipboardEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { useCellStyles } from './cell-styles.ts';

export interface EditableTextProps {
  /** Names the column for the keyboard of the grid. */
  readonly name: string;
  /** What the cell is, with its value. */
  readonly label: string;
  /** What the field is, while it is edited. */
  readonly fieldLabel: string;
  readonly value: string;
  /** Why a text cannot be the value, in words; null when it can. */
  readonly problemOf: (text: string) => string | null;
  readonly onSave: (text: string) => void;
  readonly onPaste?: (text: string) => void;
  readonly kind?: 'text' | 'lines' | 'figure';
  /** Outside of a grid each cell is a stop of the Tab key. */
  readonly isInGrid?: boolean;
}

/** A cell as in a spreadsheet: typing, Enter or F2 edit it, Enter goes down, Tab right, Escape leaves it as it was. */
export function EditableText(props: EditableTextProps) {
  const { name, label, value, onSave, onPaste, kind = 'text', isInGrid = true } = props;
  const styles = useCellStyles();
  const [draft, setDraft] = useState<string | null>(null);
  const returnsFocus = useRef(false);
  const finish = (text: string) => {
    if (text.trim() !== value) onSave(text);
    setDraft(null);
  };
  if (draft !== null) {
    const leave = () => {
      returnsFocus.current = true;
      setDraft(null);
    };
    return <CellInput {...props} first={draft} onFinish={finish} onLeave={leave} />;
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const begins = firstDraft(event, value);
    if (begins === null) return;
    event.preventDefault();
    setDraft(begins);
  };
  const paste = (event: ClipboardEvent) => {
    event.preventDefault();
    const text = event.clipboardData.getData('text/plain');
    if (onPaste === undefined) setDraft(text.trim());
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
        kind === 'figure' && isInGrid && styles.figure,
        kind === 'lines' && styles.lines,
      )}
      aria-label={label}
      title={kind === 'lines' ? value : undefined}
      onClick={() => setDraft(value)}
      onKeyDown={onKeyDown}
      onPaste={paste}
      onCopy={onCopy}
      {...(isInGrid && stop(name))}
    >
      {value || <span className={styles.none}>—</span>}
    </button>
  );
}

/** What editing begins with: the value, nothing, or the character that was typed; null when the key edits nothing. */
function firstDraft({ key, ctrlKey, metaKey, altKey }: KeyboardEvent, value: string): string | null {
  if (ctrlKey || metaKey || altKey) return null;
  if (key === 'F2') return value;
  if (key === 'Backspace' || key === 'Delete') return '';
  return key.length === 1 && key !== ' ' ? key : null;
}

interface CellInputProps extends Pick<EditableTextProps, 'name' | 'fieldLabel' | 'kind' | 'problemOf'> {
  readonly first: string;
  readonly onFinish: (text: string) => void;
  /** Without a change, and with the focus back on the cell. */
  readonly onLeave: () => void;
}

function CellInput({ name, fieldLabel, kind, problemOf, first, onFinish, onLeave }: CellInputProps) {
  const styles = useCellStyles();
  const [text, setText] = useState(first);
  const problem = problemOf(text);
  const problemId = useId();
  const isDone = useRef(false);
  const once = (end: () => void) => {
    if (isDone.current) return;
    isDone.current = true;
    end();
  };
  const commit = (input: HTMLElement, to?: 'above' | 'below' | 'before' | 'after') => {
    if (problem !== null) return;
    const hasMoved = to !== undefined && goToStop(input, to);
    once(() => {
      onFinish(text);
      if (to !== undefined && !hasMoved) onLeave();
    });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // Arrow keys belong to the text while it is edited.
    event.stopPropagation();
    const { key, shiftKey, currentTarget } = event;
    if (key === 'Escape') once(onLeave);
    else if (key === 'Enter') commit(currentTarget, shiftKey ? 'above' : 'below');
    else if (key === 'Tab') commit(currentTarget, shiftKey ? 'before' : 'after');
    else return;
    event.preventDefault();
  };
  return (
    <span className={styles.editor}>
      <input
        ref={(input) => input?.focus()}
        className={mergeClasses(styles.input, kind === 'figure' && styles.figure)}
        aria-label={fieldLabel}
        aria-invalid={problem !== null}
        aria-describedby={problem === null ? undefined : problemId}
        inputMode={kind === 'figure' ? 'decimal' : undefined}
        autoComplete="off"
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={onKeyDown}
        onBlur={({ currentTarget }) => commit(currentTarget)}
        {...stop(name)}
      />
      {problem !== null && (
        <span id={problemId} role="alert" className={styles.problem}>
          {problem}
        </span>
      )}
    </span>
  );
}
