import type { Versions } from '@specbuilder/shared-contracts/api';
import { useArePricesShown } from '@specbuilder/shared-ui/core';
import { RESULTS_MESSAGES } from '../../messages/results.generated.ts';
import { KeysLine } from '../keys/keys-line.tsx';
import { ValuesStatement } from '../statement/values-statement.tsx';

interface ResultsFooterProps {
  readonly set: {
    readonly versions: Versions;
    readonly candidateCount: number;
    readonly excluded: readonly unknown[];
    readonly results: readonly unknown[];
  };
  /** What else the values are based on. */
  readonly basis?: string;
}

/** Under the rows: what they were computed with, and whether there are more than the server lists. */
export function ResultsFooter({ set, basis = '' }: ResultsFooterProps) {
  const arePricesShown = useArePricesShown();
  const { versions, results } = set;
  const fit = set.candidateCount - set.excluded.length;
  const versionsText = arePricesShown ? RESULTS_MESSAGES.basis : RESULTS_MESSAGES.basisWithoutPrices;
  return (
    <>
      <KeysLine />
      <ValuesStatement>
        {results.length < fit && `${RESULTS_MESSAGES.firstOfAll({ shown: results.length, fit })} `}
        {versionsText({ catalogue: versions.catalogue, engine: versions.engine })} {basis}
      </ValuesStatement>
    </>
  );
}
