import type { ProjectStub } from '@specbuilder/shared-contracts/api';
import { PROJECT_ROW_HEIGHT_PX } from '@specbuilder/shared-contracts/domain';
import { makeStyles, tokens } from '@specbuilder/shared-ui/core';
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { PICKER_MESSAGES } from '../messages/picker.generated.ts';
import { ProjectRow } from './project-row.tsx';
import type { RowRange } from './use-project-pages.ts';

interface ProjectListProps {
  readonly list: RefObject<HTMLUListElement | null>;
  readonly count: number;
  readonly inView: RowRange;
  /** Undefined while its page is on the way. */
  readonly rowAt: (index: number) => ProjectStub | undefined;
  readonly currentId: string | null;
  readonly onChoose: (project: ProjectStub) => void;
}

/** Rows of 62 px, of which those in view are drawn; one of them is in the tab order, the arrow keys reach the others. */
export function ProjectList({ list, count, inView, rowAt, currentId, onChoose }: ProjectListProps) {
  const styles = useStyles();
  const [active, setActive] = useState(0);
  const { onKeyDown } = useArrowKeys(list, { active: Math.min(active, count - 1), count, onMove: setActive });
  const { first, last } = inView;
  // The row that Tab comes back to stays, also out of view.
  const tabStop = active >= first && active <= last ? active : first;
  const rows = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  return (
    <ul
      ref={list}
      className={styles.list}
      style={{ height: PROJECT_ROW_HEIGHT_PX * count }}
      aria-label={PICKER_MESSAGES.list}
      onKeyDown={onKeyDown}
    >
      {rows.map((index) => {
        const project = rowAt(index);
        return (
          <li
            key={index}
            data-row={index}
            className={styles.place}
            style={{ top: index * PROJECT_ROW_HEIGHT_PX, height: PROJECT_ROW_HEIGHT_PX }}
            aria-setsize={count}
            aria-posinset={index + 1}
            onFocus={() => setActive(index)}
          >
            {project && (
              <ProjectRow
                key={project.projectId}
                project={project}
                isCurrent={project.projectId === currentId}
                isTabStop={index === tabStop}
                onChoose={() => onChoose(project)}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}

interface Moves {
  readonly active: number;
  readonly count: number;
  readonly onMove: (index: number) => void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 10, PageUp: -10 };

/** Moves the focus over rows that may not be drawn yet: they are scrolled to first. */
function useArrowKeys(list: RefObject<HTMLUListElement | null>, { active, count, onMove }: Moves) {
  const target = useRef<number | null>(null);
  useEffect(() => {
    if (target.current === null) return;
    const button = list.current?.querySelector<HTMLElement>(`[data-row="${target.current}"] button`);
    if (!button) return;
    target.current = null;
    button.focus({ preventScroll: true });
    button.scrollIntoView({ block: 'nearest' });
  });
  const onKeyDown = (event: KeyboardEvent<HTMLUListElement>) => {
    const next = targetOf(event.key, active, count);
    if (next === undefined || !isInRow(event.target)) return;
    event.preventDefault();
    target.current = next;
    onMove(next);
    scrollTo(list.current, next);
  };
  return { onKeyDown };
}

/** Keys of a menu that opened from a row reach the list too, but are the menu's. */
function isInRow(target: EventTarget): boolean {
  return target instanceof Element && target.closest('[data-row]') !== null;
}

function targetOf(key: string, active: number, count: number): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = STEPS[key];
  return step === undefined ? undefined : Math.min(Math.max(active + step, 0), count - 1);
}

/** A row that is not drawn is brought near by the one that is nearest to it. */
function scrollTo(list: HTMLUListElement | null, index: number): void {
  if (list === null || list.querySelector(`[data-row="${index}"]`) !== null) return;
  const anchor = document.createElement('li');
  anchor.style.cssText = `position: absolute; top: ${index * PROJECT_ROW_HEIGHT_PX}px`;
  list.append(anchor);
  anchor.scrollIntoView({ block: 'center' });
  anchor.remove();
}

const useStyles = makeStyles({
  // From edge to edge of the sheet.
  list: {
    position: 'relative',
    flexShrink: 0,
    listStyle: 'none',
    margin: `0 calc(-1 * ${tokens.spacingHorizontalXXL})`,
    padding: 0,
  },
  place: { position: 'absolute', insetInlineStart: 0, insetInlineEnd: 0 },
});
