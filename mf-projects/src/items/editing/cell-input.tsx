import { makeStyles, mergeClasses, tokens } from '@specbuilder/shared-ui/core';
import { goToStop, stop } from '@specbuilder/shared-ui/grid';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { ITEMS_TEXTS } from '../../words/items.generated.ts';
import { type EditedField, fieldProblem } from './item-field.ts';

interface CellInputProps {
  readonly field: EditedField;
  readonly first: string;
  readonly onFinish: (text: string) => void;
  /** Without a change, and with the focus back on the cell. */
  readonly onLeave: () => void;
}

/** The field in the place of a cell that is edited. */
export function CellInput({ field, first, onFinish, onLeave }: CellInputProps) {
  const styles = useStyles();
  const [text, setText] = useState(first);
  const problem = fieldProblem(field, text);
  const problemId = useId();
  const isDone = useRef(false);
  useTypedWhileLeaving(text, first, isDone, onFinish);
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

/** A cell that leaves the page while it is edited, since somebody deleted its item, still hands on what was typed. */
function useTypedWhileLeaving(
  text: string,
  first: string,
  isDone: { current: boolean },
  onFinish: (text: string) => void,
): void {
  const latest = useRef({ text, onFinish });
  useEffect(() => {
    latest.current = { text, onFinish };
  });
  useEffect(
    () => () => {
      if (isDone.current || latest.current.text === first) return;
      isDone.current = true;
      latest.current.onFinish(latest.current.text);
    },
    [first, isDone],
  );
}

const useStyles = makeStyles({
  figure: { textAlign: 'end' },
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
