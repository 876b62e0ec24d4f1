import type { ProjectItem } from '@specbuilder/shared-contracts/api';
import { makeStyles, tokens } from '@specbuilder/shared-ui/core';
import { Checkbox } from '@specbuilder/shared-ui/data';
import { useId } from 'react';
import { DELIVERABLES_MESSAGES } from '../../messages/deliverables.generated.ts';

interface ItemChoiceProps {
  readonly items: readonly ProjectItem[];
  readonly chosen: ReadonlySet<string>;
  /** Null for all. */
  readonly possibleIds: readonly string[] | null;
  readonly onChange: (chosen: Set<string>) => void;
}

/** Checkboxes for the items of the project, and one for all of them. */
export function ItemChoice({ items, chosen, possibleIds, onChange }: ItemChoiceProps) {
  const styles = useStyles();
  const title = useId();
  const isPossible = (id: string) => possibleIds === null || possibleIds.includes(id);
  const possible = items.map(({ projectItemId }) => projectItemId).filter(isPossible);
  const count = possible.filter((id) => chosen.has(id)).length;
  const toggle = (id: string, isChosen: boolean) => {
    const next = new Set(chosen);
    if (isChosen) next.add(id);
    else next.delete(id);
    onChange(next);
  };
  return (
    <fieldset aria-labelledby={title} className={styles.choice}>
      <div className={styles.head}>
        <span id={title} className={styles.title}>
          {DELIVERABLES_MESSAGES.items({ count, of: possible.length })}
        </span>
        <Checkbox
          checked={count === 0 ? false : count === possible.length ? true : 'mixed'}
          onChange={(_, { checked }) => onChange(new Set(checked === true ? possible : []))}
          label={DELIVERABLES_MESSAGES.allItems}
        />
      </div>
      <ul className={styles.list}>
        {items.map(({ projectItemId: id, tag, modelDisplayAs, qty }) => (
          <li key={id}>
            <Checkbox
              checked={isPossible(id) && chosen.has(id)}
              disabled={!isPossible(id)}
              onChange={(_, { checked }) => toggle(id, checked === true)}
              label={DELIVERABLES_MESSAGES.item({ tag: tag ?? '–', model: modelDisplayAs, qty })}
            />
          </li>
        ))}
      </ul>
    </fieldset>
  );
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
});
