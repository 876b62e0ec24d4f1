import { makeStyles, tokens } from '@specbuilder/shared-ui/core';
import { Select } from '@specbuilder/shared-ui/data';
import type { GridSort } from '@specbuilder/shared-ui/grid';
import { useId } from 'react';
import { RANK_LABELS_TEXTS } from '../words/rank-labels.generated.ts';
import { RESULTS_TEXTS } from '../words/results.generated.ts';

export interface RankChoice {
  readonly label: string;
  /** Null is the order of the server. */
  readonly sort: GridSort | null;
}

interface RankMenuProps {
  readonly choices: readonly RankChoice[];
  readonly sort: GridSort | null;
  readonly onSort: (sort: GridSort | null) => void;
}

/** The orders people ask for by name; any other column is sorted by its header. */
export function RankMenu({ choices, sort, onSort }: RankMenuProps) {
  const styles = useStyles();
  const id = useId();
  const chosen = choices.findIndex((choice) => JSON.stringify(choice.sort) === JSON.stringify(sort));
  return (
    <span className={styles.menu}>
      <label htmlFor={id} className={styles.label}>
        {RESULTS_TEXTS.rankBy}
      </label>
      <Select
        id={id}
        size="small"
        aria-label={RESULTS_TEXTS.rankBy}
        appearance="filled-lighter"
        value={String(chosen)}
        onChange={(_, { value }) => onSort(choices[Number(value)]?.sort ?? null)}
      >
        {choices.map(({ label }, place) => (
          <option key={label} value={String(place)}>
            {label}
          </option>
        ))}
        {chosen < 0 && <option value="-1">{RANK_LABELS_TEXTS.other}</option>}
      </Select>
    </span>
  );
}

/** Orders of exhaust and supply rows. */
export function exhaustRanks(arePricesShown: boolean, hasCooling: boolean): readonly RankChoice[] {
  return [
    { label: arePricesShown ? RANK_LABELS_TEXTS.server : RANK_LABELS_TEXTS.serverWithoutPrices, sort: null },
    ...(arePricesShown ? [rank(RANK_LABELS_TEXTS.running, 'running')] : []),
    { label: RANK_LABELS_TEXTS.fei, sort: { columnId: 'fei', direction: 'descending' } },
    ...(hasCooling
      ? [{ label: RANK_LABELS_TEXTS.ieer, sort: { columnId: 'ieer', direction: 'descending' } as const }]
      : []),
    rank(RANK_LABELS_TEXTS.sound, 'sound'),
    rank(RANK_LABELS_TEXTS.power, 'power'),
  ];
}

/** Orders of ceiling fans. */
export function hvlsRanks(arePricesShown: boolean): readonly RankChoice[] {
  return [
    { label: arePricesShown ? RANK_LABELS_TEXTS.server : RANK_LABELS_TEXTS.serverWithoutPrices, sort: null },
    { label: RANK_LABELS_TEXTS.covers, sort: { columnId: 'covers', direction: 'descending' } },
    rank(RANK_LABELS_TEXTS.noise, 'noise'),
    rank(RANK_LABELS_TEXTS.input, 'input'),
  ];
}

function rank(label: string, columnId: string): RankChoice {
  return { label, sort: { columnId, direction: 'ascending' } };
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
