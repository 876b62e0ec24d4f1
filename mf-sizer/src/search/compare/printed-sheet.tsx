import { formatInstant } from '@specbuilder/shared-contracts/language';
import { makeStyles, tokens } from '@specbuilder/shared-ui/core';
import { PrintedPage } from '../../configure/print/printed-page.tsx';
import type { CurveEngine } from '../../curve/live-curve/engine.ts';
import { RESULTS_MESSAGES } from '../../messages/results.generated.ts';
import { CompareSheet } from './compare-sheet.tsx';
import { type ComparedResult, sharedDuty } from './compared-result.ts';

interface PrintedSheetProps {
  readonly engine: CurveEngine;
  readonly result: ComparedResult;
  readonly title: string;
  readonly onPrinted: () => void;
}

/** The comparison in print; the curves are in the drawer's cache. */
export function PrintedSheet({ engine, result, title, onPrinted }: PrintedSheetProps) {
  const styles = useStyles();
  const duty = sharedDuty(result);
  return (
    <PrintedPage title={title} onPrinted={onPrinted}>
      {duty !== null && <p>{duty}</p>}
      <CompareSheet result={result} engine={engine} onlyDifferences={false} isPrinted />
      <p className={styles.versions}>
        {basisOf(result)} {formatInstant(new Date().toISOString(), { dateStyle: 'long' })}
      </p>
    </PrintedPage>
  );
}

/** Searches of several days may have several catalogues. */
function basisOf({ entries, arePricesShown }: ComparedResult): string {
  const sentence = arePricesShown ? RESULTS_MESSAGES.basis : RESULTS_MESSAGES.basisWithoutPrices;
  const sentences = entries.map(({ set: { versions } }) => sentence(versions));
  return [...new Set(sentences)].join(' ');
}

const useStyles = makeStyles({
  versions: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
});
