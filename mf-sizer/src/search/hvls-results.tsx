import type { HvlsResultSet, HvlsRow } from '@specbuilder/shared-contracts/api';
import type { OperatingCostSettings } from '@specbuilder/shared-contracts/domain';
import { currentLanguage } from '@specbuilder/shared-contracts/language';
import { Money, useArePricesShown, useReadable } from '@specbuilder/shared-ui/core';
import { memo, useMemo, useState } from 'react';
import { itemQuantity } from '../configure/motor-choice.ts';
import { NoMatch } from '../exclusions/no-match.tsx';
import type { Relaxable } from '../exclusions/relaxations.ts';
import { hvlsColumns } from '../results/hvls-columns.tsx';
import { usePriceRoom } from '../results/price-room.ts';
import { hvlsRanks } from '../results/rank-menu.tsx';
import { RankedRows } from '../results/ranked-rows.tsx';
import type { RowsState } from '../results/result-column.ts';
import { ResultsFoot } from '../results/results-foot.tsx';
import { HvlsDetail } from '../row-detail/hvls-detail.tsx';
import { RESULTS_TEXTS } from '../words/results.generated.ts';
import { FitLine } from './fit-line.tsx';
import { useOpenRows } from './use-open-rows.ts';

interface HvlsResultsProps {
  readonly set: HvlsResultSet;
  readonly state: RowsState;
  readonly cost: OperatingCostSettings;
  readonly onRelax: (patch: Relaxable) => void;
}

const CARD_FACTS = ['diameter', 'blades', 'covers', 'noise'];
const CARD_FACTS_OF_SPACE = ['diameter', 'covers', 'quantity', 'noise'];

/** Ceiling fans, ranked by what the space costs with them. */
export const HvlsResults = memo(function HvlsResults(props: HvlsResultsProps) {
  useReadable(currentLanguage.words);
  const { set, onRelax } = props;
  if (set.results.length > 0) return <Matches {...props} />;
  return (
    <NoMatch
      excluded={set.excluded}
      candidateCount={set.candidateCount}
      limits={set.specification}
      onRelax={onRelax}
      searchAll={null}
      nearestRows={null}
    />
  );
});

function Matches({ set, state, cost, onRelax }: HvlsResultsProps) {
  const arePricesShown = useArePricesShown();
  const { quantityOf, setQuantity } = useQuantities();
  const hasArea = set.specification.squareFeet !== null;
  const priceRoomPx = usePriceRoom();
  const words = useReadable(currentLanguage.words);
  // biome-ignore lint/correctness/useExhaustiveDependencies: titles are read from the words, which no argument carries
  const columns = useMemo(
    () => hvlsColumns({ hasArea, priceRoomPx, quantityOf }).filter(({ isPrice }) => arePricesShown || !isPrice),
    [hasArea, priceRoomPx, quantityOf, arePricesShown, words],
  );
  const openRows = useOpenRows(set);
  const factIds = hasArea ? CARD_FACTS_OF_SPACE : CARD_FACTS;
  return (
    <RankedRows
      resultId={set.resultId}
      rows={set.results}
      columns={columns}
      details={{
        ...openRows,
        content: (row) => (
          <HvlsDetail
            row={row}
            set={set}
            cost={cost}
            quantity={quantityOf(row)}
            onQuantity={(quantity) => setQuantity(row, quantity)}
          />
        ),
      }}
      state={state}
      ranks={hvlsRanks(arePricesShown)}
      summary={<FitLine {...set} limits={set.specification} onRelax={({ patch }) => onRelax(patch)} />}
      facts={factIds.flatMap((id) => columns.find((column) => column.id === id) ?? [])}
      price={(row) => <Money usd={row.price * (hasArea ? quantityOf(row) : 1)} strong />}
      foot={<ResultsFoot set={set} basis={hasArea ? RESULTS_TEXTS.hvlsBasis : RESULTS_TEXTS.hvlsBasisWithoutArea} />}
      testId="hvls-results"
    />
  );
}

/** Quantities the user changed; every other row keeps the recommended one. */
function useQuantities() {
  const [changed, setChanged] = useState<Readonly<Record<number, number>>>({});
  return useMemo(
    () => ({
      quantityOf: (row: HvlsRow) => changed[row.fanUnitId] ?? itemQuantity(row.recommendedQty),
      setQuantity: (row: HvlsRow, quantity: number) =>
        setChanged((before) => ({ ...before, [row.fanUnitId]: quantity })),
    }),
    [changed],
  );
}
