import { ArrowDownRegular } from '@fluentui/react-icons/headless/svg/arrow-down';
import { ArrowUpRegular } from '@fluentui/react-icons/headless/svg/arrow-up';
import { ReOrderDotsVerticalRegular } from '@fluentui/react-icons/headless/svg/re-order-dots-vertical';
import type { ProjectItem } from '@specbuilder/shared-contracts/api';
import { Button, makeStyles, tokens } from '@specbuilder/shared-ui/core';
import { Checkbox } from '@specbuilder/shared-ui/data';
import { type KeyboardEvent, useCallback, useEffect, useId, useRef, useState } from 'react';
import { DELIVERABLES_MESSAGES } from '../../messages/deliverables.generated.ts';
import { GENERATOR_MESSAGES as MESSAGES } from '../../messages/generator.generated.ts';
import type { ChosenItems } from './chosen-items.ts';
import { useItemDragging } from './use-item-dragging.ts';

interface ItemChoiceProps {
  readonly selection: ChosenItems;
  /** Null for all. */
  readonly possibleIds: readonly string[] | null;
}

/** Checkboxes for the items of the project and one for all of them, in the order that documents have them in. */
export function ItemChoice({ selection, possibleIds }: ItemChoiceProps) {
  const { items, chosen, choose, moveBeside } = selection;
  const styles = useStyles();
  const title = useId();
  const [said, setSaid] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const latest = useRef(moveBeside);
  useEffect(() => {
    latest.current = moveBeside;
  }, [moveBeside]);
  useItemDragging(
    list,
    useCallback<ChosenItems['moveBeside']>((...move) => latest.current(...move), []),
  );
  const isPossible = (id: string) => possibleIds === null || possibleIds.includes(id);
  const possible = items.map(({ projectItemId }) => projectItemId).filter(isPossible);
  const count = possible.filter((id) => chosen.has(id)).length;
  const toggle = (id: string, isChosen: boolean) => {
    const next = new Set(chosen);
    if (isChosen) next.add(id);
    else next.delete(id);
    choose(next);
  };
  const move = (item: ProjectItem, step: -1 | 1) => {
    selection.move(item.projectItemId, step);
    const place = items.indexOf(item) + step;
    if (place < 0 || place >= items.length) return;
    setSaid(MESSAGES.moved({ item: nameOf(item), place: place + 1, of: items.length }));
  };
  return (
    <fieldset aria-labelledby={title} className={styles.choice}>
      <div className={styles.head}>
        <span id={title} className={styles.title}>
          {DELIVERABLES_MESSAGES.items({ count, of: possible.length })}
        </span>
        <Checkbox
          checked={count === 0 ? false : count === possible.length ? true : 'mixed'}
          onChange={(_, { checked }) => choose(new Set(checked === true ? possible : []))}
          label={DELIVERABLES_MESSAGES.allItems}
        />
      </div>
      <ul ref={list} className={styles.list}>
        {items.map((item, place) => (
          <ItemRow
            key={item.projectItemId}
            item={item}
            isFirst={place === 0}
            isLast={place === items.length - 1}
            isChosen={chosen.has(item.projectItemId)}
            isPossible={isPossible(item.projectItemId)}
            onToggle={toggle}
            onMove={move}
          />
        ))}
      </ul>
      <p role="status" className={styles.said}>
        {said}
      </p>
    </fieldset>
  );
}

interface ItemRowProps {
  readonly item: ProjectItem;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly isChosen: boolean;
  readonly isPossible: boolean;
  readonly onToggle: (id: string, isChosen: boolean) => void;
  readonly onMove: (item: ProjectItem, step: -1 | 1) => void;
}

/** A row moves by its handle, by a button each way, and with Alt and an arrow key from any of its parts. */
function ItemRow({ item, isFirst, isLast, isChosen, isPossible, onToggle, onMove }: ItemRowProps) {
  const styles = useStyles();
  const { projectItemId: id, tag, modelDisplayAs, qty } = item;
  const press = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!event.altKey || step === undefined) return;
    event.preventDefault();
    onMove(item, step);
  };
  return (
    <li className={styles.row} onKeyDown={press}>
      <span className={styles.handle} data-drag={id} title={MESSAGES.dragHint} aria-hidden>
        <ReOrderDotsVerticalRegular />
      </span>
      <Checkbox
        checked={isPossible && isChosen}
        disabled={!isPossible}
        onChange={(_, { checked }) => onToggle(id, checked === true)}
        label={DELIVERABLES_MESSAGES.item({ tag: tag ?? '–', model: modelDisplayAs, qty })}
      />
      <span className={styles.moves}>
        <Button
          size="small"
          appearance="subtle"
          icon={<ArrowUpRegular />}
          aria-label={MESSAGES.earlier({ item: nameOf(item) })}
          disabledFocusable={isFirst}
          onClick={() => onMove(item, -1)}
        />
        <Button
          size="small"
          appearance="subtle"
          icon={<ArrowDownRegular />}
          aria-label={MESSAGES.later({ item: nameOf(item) })}
          disabledFocusable={isLast}
          onClick={() => onMove(item, 1)}
        />
      </span>
    </li>
  );
}

const STEPS: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 };

function nameOf({ tag, modelDisplayAs }: ProjectItem): string {
  return tag ?? modelDisplayAs;
}

const useStyles = makeStyles({
  choice: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalXS,
    minWidth: 0,
    margin: 0,
    padding: 0,
    border: 'none',
  },
  head: { display: 'flex', alignItems: 'center', justifyContent: 'space-between' },
  title: { fontWeight: tokens.fontWeightSemibold },
  list: {
    maxHeight: '16rem',
    overflowY: 'auto',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
  },
  row: {
    display: 'flex',
    alignItems: 'center',
    paddingRight: tokens.spacingHorizontalXS,
    '&[data-drop-edge="top"]': { boxShadow: `inset 0 2px 0 ${tokens.colorBrandStroke1}` },
    '&[data-drop-edge="bottom"]': { boxShadow: `inset 0 -2px 0 ${tokens.colorBrandStroke1}` },
  },
  handle: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minWidth: '24px',
    minHeight: '32px',
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase500,
    cursor: 'grab',
    ':hover': { color: tokens.colorNeutralForeground1 },
  },
  moves: { display: 'flex', marginLeft: 'auto' },
  said: { position: 'absolute', width: '1px', height: '1px', margin: 0, overflow: 'hidden', clipPath: 'inset(50%)' },
});
