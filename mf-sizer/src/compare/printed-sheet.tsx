import { formatInstant } from '@specbuilder/shared-contracts/language';
import { makeStaticStyles, makeStyles, ThemeRoot, tokens, usePlatform, useReadable } from '@specbuilder/shared-ui/core';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import type { CurveEngine } from '../live-curve/engine.ts';
import { RESULTS_TEXTS } from '../words/results.generated.ts';
import { CompareSheet } from './compare-sheet.tsx';
import type { ComparedResult } from './compared-result.ts';

interface PrintedSheetProps {
  readonly engine: CurveEngine;
  readonly result: ComparedResult;
  readonly title: string;
  readonly onPrinted: () => void;
}

/** The comparison on a sheet of its own, dark on white whatever the theme, under the brand's name. Prints at once. */
export function PrintedSheet({ engine, result, title, onPrinted }: PrintedSheetProps) {
  usePageStyles();
  const styles = useStyles();
  const { settings, theme } = usePlatform();
  const brand = useReadable(settings);
  const shown = useReadable(theme);
  useEffect(() => {
    window.addEventListener('afterprint', onPrinted);
    // The curves are in the cache of the drawer; a frame draws them at the width of the sheet.
    const frame = requestAnimationFrame(() => window.print());
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('afterprint', onPrinted);
    };
  }, [onPrinted]);
  return createPortal(
    <div className={styles.sheet} data-printed-sheet>
      <ThemeRoot settings={brand} theme={{ ...shown, isDark: false }}>
        <h1 className={styles.title}>
          {brand.manufacturer.brandName}: {title}
        </h1>
        <p>{result.duty}</p>
        <CompareSheet result={result} engine={engine} onlyDifferences={false} isOnPaper />
        <p className={styles.versions}>
          {basisOf(result)} {formatInstant(new Date().toISOString(), { dateStyle: 'long' })}
        </p>
      </ThemeRoot>
    </div>,
    document.body,
  );
}

function basisOf({ set: { versions }, arePricesShown }: ComparedResult): string {
  const { catalogue, engine } = versions;
  return (arePricesShown ? RESULTS_TEXTS.basis : RESULTS_TEXTS.basisWithoutPrices)({ catalogue, engine });
}

/** Nothing else of the page goes on the sheet. */
const usePageStyles = makeStaticStyles(
  '@media print { body:has(> [data-printed-sheet]) { background: none !important; } ' +
    'body:has(> [data-printed-sheet]) > :not([data-printed-sheet]) { display: none !important; } }',
);

const useStyles = makeStyles({
  sheet: { '@media screen': { display: 'none' } },
  versions: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  title: { margin: 0, fontSize: tokens.fontSizeBase500, lineHeight: tokens.lineHeightBase500 },
});
