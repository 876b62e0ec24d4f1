import type { ProjectItem } from '@specbuilder/shared-contracts/api';
import { makeStyles, mergeClasses, tokens } from '@specbuilder/shared-ui/core';
import { stop } from '@specbuilder/shared-ui/grid';
import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react';
import { ITEMS_TEXTS } from '../../words/items.generated.ts';
import { useItemActions } from '../item-actions.ts';
import { CellInput } from './cell-input.tsx';
import { type EditedField, fieldChange, fieldText } from './item-field.ts';

interface EditableCellProps {
  readonly item: ProjectItem;
  readonly field: EditedField;
  /** Outside of a grid each cell is a stop of the Tab key. */
  readonly isInGrid?: boolean;
}

/** A cell that is being edited. */
interface Draft {
  readonly text: string;
  /** Others may change the item meanwhile. */
  readonly before: ProjectItem;
}

/** A cell as in a spreadsheet: typing, Enter or F2 edit it, Enter goes down, Tab right, Escape leaves it as it was. */
export function EditableCell({ item, field, isInGrid = true }: EditableCellProps) {
  const styles = useStyles();
  const { edits, isReadOnly } = useItemActions();
  const [draft, setDraft] = useState<Draft | null>(null);
  const returnsFocus = useRef(false);
  const value = fieldText(item, field);
  if (isReadOnly) return value;
  const begin = (text: string) => setDraft({ text, before: item });
  if (draft !== null) {
    const { before } = draft;
    const finish = (text: string) => {
      if (text.trim() !== fieldText(before, field)) edits.save(before, fieldChange(field, text));
      setDraft(null);
    };
    const leave = () => {
      returnsFocus.current = true;
      setDraft(null);
    };
    return <CellInput field={field} first={draft.text} onFinish={finish} onLeave={leave} />;
  }
  const label = ITEMS_TEXTS.cell({ field: ITEMS_TEXTS.fields[field], value: value || ITEMS_TEXTS.empty });
  const onKeyDown = (event: KeyboardEvent) => {
    const begins = firstDraft(event, value);
    if (begins === null) return;
    event.preventDefault();
    begin(begins);
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
      onClick={() => begin(value)}
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
});
