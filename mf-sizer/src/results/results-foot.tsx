import type { Versions } from '@specbuilder/shared-contracts/api';
import { makeStyles, tokens, useArePricesShown } from '@specbuilder/shared-ui/core';
import { GlossaryText } from '@specbuilder/shared-ui/glossary';
import { RESULTS_TEXTS } from '../words/results.generated.ts';

interface ResultsFootProps {
  readonly set: {
    readonly versions: Versions;
    readonly candidateCount: number;
    readonly excluded: readonly unknown[];
    readonly results: readonly unknown[];
  };
  /** What the figures stand on. */
  readonly basis: string;
}

/** Under the rows: what they were computed with, and whether there are more than the server lists. */
export function ResultsFoot({ set, basis }: ResultsFootProps) {
  const styles = useStyles();
  const arePricesShown = useArePricesShown();
  const { versions, results } = set;
  const fit = set.candidateCount - set.excluded.length;
  const versionsText = arePricesShown ? RESULTS_TEXTS.basis : RESULTS_TEXTS.basisWithoutPrices;
  return (
    <p className={styles.foot}>
      <GlossaryText>
        {results.length < fit && `${RESULTS_TEXTS.firstOfAll({ shown: results.length, fit })} `}
        {versionsText({ catalogue: versions.catalogue, engine: versions.engine })} {basis}
      </GlossaryText>
    </p>
  );
}

const useStyles = makeStyles({
  foot: {
    margin: 0,
    padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalL} ${tokens.spacingVerticalXL}`,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
});
