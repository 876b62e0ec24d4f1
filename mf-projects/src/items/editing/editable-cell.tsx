import type { ProjectItem } from '@specbuilder/shared-contracts/api';
import { makeStyles, mergeClasses, tokens } from '@specbuilder/shared-ui/core';
import { goToStop, stop } from '@specbuilder/shared-ui/grid';
import { type ClipboardEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { ITEMS_TEXTS } from '../../words/items.generated.ts';
import { useItemActions } from '../item-actions.ts';
import { type EditedField, fieldChange, fieldProblem, fieldText } from './item-field.ts';

interface EditableCellProps {
  readonly item: ProjectItem;
  readonly field: EditedField;
  /** Outside of a grid each cell is a stop of the Tab key. */
  readonly isInGrid?: boolean;
}

/** A cell as in a spreadsheet: typing, Enter or F2 edit it, Enter goes down, Tab right, Escape leaves it as it was. */
export function EditableCell({ item, field, isInGrid = true }: EditableCellProps) {
  const styles = useStyles();
  const { edits, isReadOnly } = useItemActions();
  const [draft, setDraft] = useState<string | null>(null);
  const returnsFocus = useRef(false);
  const value = fieldText(item, field);
  if (isReadOnly) return value;
  const finish = (text: string) => {
    if (text.trim() !== value) edits.save(item, fieldChange(field, text));
    setDraft(null);
  };
  if (draft !== null) {
    const leave = () => {
      returnsFocus.current = true;
      setDraft(null);
    };
    return <CellInput field={field} first={draft} onFinish={finish} onLeave={leave} />;
  }
  const label = ITEMS_TEXTS.cell({ field: ITEMS_TEXTS.fields[field], value: value || ITEMS_TEXTS.empty });
  const onKeyDown = (event: KeyboardEvent) => {
    const begins = firstDraft(event, value);
    if (begins === null) return;
    event.preventDefault();
    setDraft(begins);
  };
  const onPaste = (event: ClipboardEvent) => {
    event.preventDefault();
    edits.paste(item, field, event.clipboardData.getData('text/plain'));
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
        field === 'qty' && isInGrid && styles.figure,
        field === 'notes' && styles.notes,
      )}
      aria-label={label}
      title={field === 'notes' ? value : undefined}
      onClick={() => setDraft(value)}
      onKeyDown={onKeyDown}
      onPaste={onPaste}
      onCopy={onCopy}
      {...(isInGrid && stop(field))}
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

interface CellInputProps {
  readonly field: EditedField;
  readonly first: string;
  readonly onFinish: (text: string) => void;
  /** Without a change, and with the focus back on the cell. */
  readonly onLeave: () => void;
}

function CellInput({ field, first, onFinish, onLeave }: CellInputProps) {
  const styles = useStyles();
  const [text, setText] = useState(first);
  const problem = fieldProblem(field, text);
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
        className={mergeClasses(styles.input, field === 'qty' && styles.figure)}
        aria-label={ITEMS_TEXTS.fields[field]}
        aria-invalid={problem !== null}
        aria-describedby={problem === null ? undefined : problemId}
        inputMode={field === 'qty' ? 'numeric' : undefined}
        autoComplete="off"
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={onKeyDown}
        onBlur={({ currentTarget }) => commit(currentTarget)}
        {...stop(field)}
      />
      {problem !== null && (
        <span id={problemId} role="alert" className={styles.problem}>
          {problem}
        </span>
      )}
    </span>
  );
}

const useStyles = makeStyles({
  cell: {
    boxSizing: 'border-box',
    display: 'block',
    width: `calc(100% + 2 * ${tokens.spacingHorizontalS})`,
    minHeight: '32px',
    padding: `0 ${tokens.spacingHorizontalS}`,
    marginInline: `calc(-1 * ${tokens.spacingHorizontalS})`,
    overflow: 'hidden',
    border: '1px solid transparent',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: 'transparent',
    color: 'inherit',
    font: 'inherit',
    textAlign: 'start',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    cursor: 'text',
    ':hover': { border: `1px solid ${tokens.colorNeutralStroke1}` },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  figure: { textAlign: 'end' },
  notes: {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    whiteSpace: 'normal',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  none: { color: tokens.colorNeutralForeground4 },
  editor: { position: 'relative', display: 'block' },
  input: {
    boxSizing: 'border-box',
    width: '100%',
    minWidth: '56px',
    height: '32px',
    padding: `0 ${tokens.spacingHorizontalS}`,
    border: `1px solid ${tokens.colorNeutralStrokeAccessible}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    font: 'inherit',
    outline: `2px solid ${tokens.colorStrokeFocus2}`,
    outlineOffset: '-1px',
  },
  problem: {
    position: 'absolute',
    zIndex: 3,
    top: '100%',
    insetInlineStart: 0,
    padding: `${tokens.spacingVerticalXXS} ${tokens.spacingHorizontalS}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorPaletteRedBackground1,
    color: tokens.colorPaletteRedForeground1,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    fontWeight: tokens.fontWeightRegular,
    textAlign: 'start',
    whiteSpace: 'nowrap',
    boxShadow: tokens.shadow4,
  },
});
