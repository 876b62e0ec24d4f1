import type { Exclusion } from '@specbuilder/shared-contracts/api';
import { BREAKPOINTS, formatQuantity, makeStyles, tokens, useMediaQuery } from '@specbuilder/shared-ui/core';
import { EXCLUSION_MESSAGES } from '../../messages/exclusion.generated.ts';
import { RESULTS_MESSAGES } from '../../messages/results.generated.ts';
import { SEARCH_MESSAGES } from '../../messages/search.generated.ts';
import type { Relaxable, Relaxation } from '../../results/exclusions/relaxations.ts';
import { WhyNot } from '../../results/exclusions/why-not.tsx';

interface FitLineProps {
  readonly candidateCount: number;
  readonly excluded: readonly Exclusion[];
  /** Rows that there are: of very many that fit, the first ones. */
  readonly results: readonly unknown[];
  readonly limits: Relaxable;
  readonly onRelax: (relaxation: Relaxation) => void;
}

/** 'N of M sizes fit', whether all of them are listed, and why the others do not. */
export function FitLine({ candidateCount, excluded, results, limits, onRelax }: FitLineProps) {
  const styles = useStyles();
  const isPhone = useMediaQuery(BREAKPOINTS.phone);
  const fit = candidateCount - excluded.length;
  const words = isPhone ? EXCLUSION_MESSAGES.fitShort : EXCLUSION_MESSAGES.fit;
  return (
    <>
      <span role="status" className={styles.count}>
        {words({ fit, of: candidateCount })}
      </span>
      {results.length < fit && (
        <>
          <span aria-hidden>·</span>
          <span>{RESULTS_MESSAGES.firstListed({ shown: results.length })}</span>
        </>
      )}
      {excluded.length > 0 && (
        <>
          <span aria-hidden>·</span>
          <WhyNot
            excluded={excluded}
            candidateCount={candidateCount}
            duty={dutyOf(limits)}
            limits={limits}
            isShort={isPhone}
            onRelax={onRelax}
          />
        </>
      )}
    </>
  );
}

/** The requested duty as text: airflow and pressure, or the area of a space. */
function dutyOf({ cfm, sp, squareFeet }: Relaxable): string {
  if (cfm != null) {
    return SEARCH_MESSAGES.dutyOf({
      airflow: formatQuantity(cfm, 'airflow'),
      pressure: formatQuantity(sp, 'dutyPressure'),
    });
  }
  return squareFeet == null ? SEARCH_MESSAGES.anySpace : formatQuantity(squareFeet, 'area');
}

const useStyles = makeStyles({ count: { fontWeight: tokens.fontWeightSemibold } });
