import type { Exclusion } from '@specbuilder/shared-contracts/api';
import { BREAKPOINTS, formatQuantity, makeStyles, tokens, useMediaQuery } from '@specbuilder/shared-ui/core';
import type { Relaxable, Relaxation } from '../left-out/relaxations.ts';
import { LEFT_OUT_TEXTS } from '../left-out/texts.ts';
import { WhyNot } from '../left-out/why-not.tsx';
import { SEARCH_TEXTS } from './texts.ts';

interface FitLineProps {
  readonly candidateCount: number;
  readonly excluded: readonly Exclusion[];
  readonly limits: Relaxable;
  readonly onRelax: (relaxation: Relaxation) => void;
}

/** 'N of M sizes fit' and why the others do not. */
export function FitLine({ candidateCount, excluded, limits, onRelax }: FitLineProps) {
  const styles = useStyles();
  const isPhone = useMediaQuery(BREAKPOINTS.phone);
  const fit = candidateCount - excluded.length;
  const words = isPhone ? LEFT_OUT_TEXTS.fitShort : LEFT_OUT_TEXTS.fit;
  return (
    <>
      <span role="status" className={styles.count}>
        {words(fit, candidateCount)}
      </span>
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

/** What was asked for in words: airflow and pressure, or the area of a space. */
function dutyOf({ cfm, sp, squareFeet }: Relaxable): string {
  if (cfm != null) {
    return SEARCH_TEXTS.dutyOf(formatQuantity(cfm, 'airflow'), formatQuantity(sp, 'staticPressure'));
  }
  return squareFeet == null ? SEARCH_TEXTS.anySpace : formatQuantity(squareFeet, 'area');
}

const useStyles = makeStyles({ count: { fontWeight: tokens.fontWeightSemibold } });
