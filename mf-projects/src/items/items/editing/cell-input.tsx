import { mergeClasses } from '@specbuilder/shared-ui/core';
import { goToStop, stop } from '@specbuilder/shared-ui/grid';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useCellStyles } from './cell-styles.ts';

/** A field that is edited in the place of its cell. */
export interface CellField {
  /** Names the column for the keyboard of the grid. */
  readonly name: string;
  /** What the field is, while it is edited. */
  readonly fieldLabel: string;
  /** Why a text cannot be the value, in words; null when it can. */
  readonly problemOf: (text: string) => string | null;
  readonly kind?: 'text' | 'lines' | 'figure';
}

interface CellInputProps extends CellField {
  readonly first: string;
  readonly onFinish: (text: string) => void;
  /** Without a change, and with the focus back on the cell. */
  readonly onLeave: () => void;
}

/** Fluent moves the focus on Tab before the field sees the key, even out of a cell whose text is rejected. */
const TAB_IS_OURS = JSON.stringify({ focusable: { ignoreKeydown: { Tab: true } } });

/** The field in the place of a cell that is edited. */
export function CellInput({ name, fieldLabel, kind, problemOf, first, onFinish, onLeave }: CellInputProps) {
  const styles = useCellStyles();
  const [text, setText] = useState(first);
  const problem = problemOf(text);
  const problemId = useId();
  const isDone = useRef(false);
  const field = useRef<HTMLInputElement>(null);
  // Only once: rejected text leaves the field open, and the focus must stay wherever the user moves it from there.
  useEffect(() => field.current?.focus(), []);
  useTypedWhileLeaving({ text, isLost: problem !== null || text === first, isDone, onFinish });
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
        ref={field}
        data-tabster={TAB_IS_OURS}
        className={mergeClasses(styles.input, kind === 'figure' && styles.numeric)}
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

interface Leaving {
  readonly text: string;
  /** Nothing was typed, or nothing that could be the value. */
  readonly isLost: boolean;
  readonly isDone: { current: boolean };
  readonly onFinish: (text: string) => void;
}

/** If a cell is unmounted during editing because another user deleted its item, what was typed is still passed on. */
function useTypedWhileLeaving({ text, isLost, isDone, onFinish }: Leaving): void {
  const latest = useRef({ text, isLost, onFinish });
  useEffect(() => {
    latest.current = { text, isLost, onFinish };
  });
  useEffect(
    () => () => {
      if (isDone.current || latest.current.isLost) return;
      isDone.current = true;
      latest.current.onFinish(latest.current.text);
    },
    [isDone],
  );
}
