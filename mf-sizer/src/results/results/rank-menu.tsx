import { makeStyles, tokens } from '@specbuilder/shared-ui/core';
import { Select } from '@specbuilder/shared-ui/data';
import type { SortingState } from '@specbuilder/shared-ui/grid';
import { useId } from 'react';
import { RANK_LABELS_MESSAGES } from '../../messages/rank-labels.generated.ts';
import { RESULTS_MESSAGES } from '../../messages/results.generated.ts';

export interface RankChoice {
  readonly label: string;
  /** Empty is the order of the server. */
  readonly sorting: SortingState;
}

interface RankMenuProps {
  readonly choices: readonly RankChoice[];
  readonly sorting: SortingState;
  readonly onSorting: (sorting: SortingState) => void;
}

/** Common sort orders by name; any other column is sorted by its header. */
export function RankMenu({ choices, sorting, onSorting }: RankMenuProps) {
  const styles = useStyles();
  const id = useId();
  const chosen = choices.findIndex((choice) => JSON.stringify(choice.sorting) === JSON.stringify(sorting));
  return (
    <span className={styles.menu}>
      <label htmlFor={id} className={styles.label}>
        {RESULTS_MESSAGES.rankBy}
      </label>
      <Select
        id={id}
        size="small"
        aria-label={RESULTS_MESSAGES.rankBy}
        appearance="filled-lighter"
        value={String(chosen)}
        onChange={(_, { value }) => onSorting(choices[Number(value)]?.sorting ?? [])}
      >
        {choices.map(({ label }, index) => (
          <option key={label} value={String(index)}>
            {label}
          </option>
        ))}
        {chosen < 0 && <option value="-1">{RANK_LABELS_MESSAGES.other}</option>}
      </Select>
    </span>
  );
}

/** Orders of exhaust and supply rows. */
export function exhaustRanks(arePricesShown: boolean, hasCooling: boolean): readonly RankChoice[] {
  return [
    { label: arePricesShown ? RANK_LABELS_MESSAGES.server : RANK_LABELS_MESSAGES.serverWithoutPrices, sorting: [] },
    ...(arePricesShown ? [rank(RANK_LABELS_MESSAGES.running, 'running')] : []),
    { label: RANK_LABELS_MESSAGES.fei, sorting: [{ id: 'fei', desc: true }] },
    ...(hasCooling ? [{ label: RANK_LABELS_MESSAGES.ieer, sorting: [{ id: 'ieer', desc: true }] }] : []),
    rank(RANK_LABELS_MESSAGES.sound, 'sound'),
    rank(RANK_LABELS_MESSAGES.power, 'power'),
  ];
}

/** Orders of ceiling fans. */
export function hvlsRanks(arePricesShown: boolean): readonly RankChoice[] {
  return [
    { label: arePricesShown ? RANK_LABELS_MESSAGES.server : RANK_LABELS_MESSAGES.serverWithoutPrices, sorting: [] },
    { label: RANK_LABELS_MESSAGES.covers, sorting: [{ id: 'covers', desc: true }] },
    rank(RANK_LABELS_MESSAGES.noise, 'noise'),
    rank(RANK_LABELS_MESSAGES.input, 'input'),
  ];
}

function rank(label: string, id: string): RankChoice {
  return { label, sorting: [{ id, desc: false }] };
}

const useStyles = makeStyles({
  menu: { display: 'inline-flex', alignItems: 'center', gap: tokens.spacingHorizontalS },
  label: {
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    whiteSpace: 'nowrap',
    '@media (max-width: 639.98px)': { display: 'none' },
  },
});
