import type { HvlsRow, HvlsSpecification } from '@specbuilder/shared-contracts/api';
import { Money } from '@specbuilder/shared-ui/core';
import { HvlsDetail } from '../../configure/row-detail/hvls-detail.tsx';
import { itemQuantity } from '../../item/quantity/item-quantity.ts';
import { RESULTS_MESSAGES } from '../../messages/results.generated.ts';
import { hvlsColumns } from '../../results/results/hvls-columns.tsx';
import { hvlsRanks } from '../../results/results/rank-menu.tsx';
import { LazySelectionBar } from '../shortlist/lazy-selection-bar.tsx';
import type { KindRows, SizedSet, SizerResultsProps } from './sizer-kind.ts';
import { SizerResults } from './sizer-results.tsx';

const CARD_FACTS = ['diameter', 'blades', 'covers', 'noise'];
const CARD_FACTS_OF_SPACE = ['diameter', 'covers', 'quantity', 'noise'];

const hasArea = ({ specification }: SizedSet<HvlsSpecification, HvlsRow>) => specification.squareFeet !== null;

const ROWS: KindRows<HvlsSpecification, HvlsRow> = {
  testId: 'hvls-results',
  hasMatch: ({ results }) => results.length > 0,
  columns: ({ set, priceSpacePx, quantityOf }) => hvlsColumns({ hasArea: hasArea(set), priceSpacePx, quantityOf }),
  ranks: ({ arePricesShown }) => hvlsRanks(arePricesShown),
  cardFacts: (columns, set) =>
    (hasArea(set) ? CARD_FACTS_OF_SPACE : CARD_FACTS).flatMap((id) => columns.find((column) => column.id === id) ?? []),
  cardPrice: ({ row, set, quantity }) => <Money usd={row.price * (hasArea(set) ? quantity : 1)} strong />,
  detail: ({ row, set, cost, quantity, onQuantity }) => (
    <HvlsDetail row={row} set={set} cost={cost} quantity={quantity} onQuantity={onQuantity} />
  ),
  compare: ({ set, cost, arePricesShown, quantityOf }, compared) => (
    <LazySelectionBar
      search={{ kind: 'ceilingFan', set, cost, arePricesShown, quantityOf: hasArea(set) ? quantityOf : () => 1 }}
      canBeKept={!set.isReadOnly}
      compared={compared}
    />
  ),
  firstQuantity: ({ recommendedQty }) => itemQuantity(recommendedQty),
  basis: ({ set }) => (hasArea(set) ? RESULTS_MESSAGES.hvlsBasis : RESULTS_MESSAGES.hvlsBasisWithoutArea),
  nearest: () => null,
};

/** Rows of ceiling fans. */
export default function HvlsResults(props: SizerResultsProps<HvlsSpecification, HvlsRow>) {
  return <SizerResults rows={ROWS} {...props} />;
}
