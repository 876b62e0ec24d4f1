import { Quantity } from '@specbuilder/shared-ui/core';
import { GRID_TOOLS_MESSAGES } from '../../messages/grid-tools.generated.ts';
import { resultQuantityColumn } from './number-columns.tsx';
import type { RankedRow, ResultColumn } from './result-column.ts';

interface BuiltRow extends RankedRow {
  readonly weightLb: number | null;
  readonly listings: readonly string[];
}

/** Before every other column: nothing is chosen by weight alone. */
const LEAVES_FIRST = 0.5;
/** Shown to those who choose it, so after all others. */
const LEAVES_LAST = 11;
const NOTHING = '–';

/** What a fan weighs without options, and the standards that a laboratory lists its line to. */
export function constructionColumns<Row extends BuiltRow>(): readonly ResultColumn<Row>[] {
  return [
    {
      ...resultQuantityColumn<Row>(
        'weight',
        GRID_TOOLS_MESSAGES.weight,
        'weight',
        52,
        ({ weightLb }) => weightLb,
        LEAVES_FIRST,
      ),
      cell: ({ weightLb }) => (weightLb === null ? NOTHING : <Quantity value={weightLb} of="weight" hideUnit />),
    },
    {
      id: 'listing',
      label: GRID_TOOLS_MESSAGES.listing,
      unit: '',
      minPx: 96,
      leaves: LEAVES_LAST,
      isExtra: true,
      wraps: true,
      filter: 'words',
      value: wordsOf,
      // A standard and its number stay on one line.
      cell: (row) => wordsOf({ listings: row.listings.map((item) => item.replaceAll(' ', '\u00a0')) }) || NOTHING,
      text: wordsOf,
      words: ({ listings }) => listings,
    },
  ];
}

function wordsOf({ listings }: Pick<BuiltRow, 'listings'>): string {
  return listings.join(', ');
}
