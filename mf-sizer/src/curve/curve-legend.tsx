import { makeStyles, tokens } from '@specbuilder/shared-ui/core';
import type { ReactNode } from 'react';
import { CURVE_TEXTS } from '../words/curve.generated.ts';

/** What the lines and marks of a curve mean; the colours of visual.md, section 9. */
export function CurveLegend({ speed }: { readonly speed: string }) {
  const styles = useStyles();
  return (
    <ul className={styles.list} aria-label={CURVE_TEXTS.legend}>
      <Entry label={CURVE_TEXTS.fanCurve({ speed })}>
        <path d="M1 8h18" className={styles.fan} />
      </Entry>
      <Entry label={CURVE_TEXTS.systemCurve}>
        <path d="M1 8h18" className={styles.system} />
      </Entry>
      <Entry label={CURVE_TEXTS.power}>
        <path d="M1 8h18" className={styles.power} />
      </Entry>
      <Entry label={CURVE_TEXTS.requiredDuty}>
        <path d="m10 3 5 5-5 5-5-5z" className={styles.duty} />
      </Entry>
      <Entry label={CURVE_TEXTS.operatingPoint}>
        <circle cx="10" cy="8" r="4" className={styles.point} />
      </Entry>
    </ul>
  );
}

function Entry({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  const styles = useStyles();
  return (
    <li className={styles.entry}>
      <svg width="20" height="16" viewBox="0 0 20 16" aria-hidden focusable="false" className={styles.sign}>
        {children}
      </svg>
      {label}
    </li>
  );
}

const useStyles = makeStyles({
  list: { listStyle: 'none', margin: 0, padding: 0 },
  entry: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalM, minHeight: '24px' },
  sign: { flexShrink: 0, fill: 'none' },
  fan: { stroke: tokens.colorBrandForeground1, strokeWidth: '2.5px' },
  system: { stroke: tokens.colorNeutralForeground3, strokeWidth: '1.5px', strokeDasharray: '6 5' },
  power: { stroke: tokens.colorPaletteMarigoldForeground2, strokeWidth: '1.75px', strokeDasharray: '8 3 2 3' },
  duty: { stroke: tokens.colorPaletteRedForeground1, strokeWidth: '1.75px' },
  point: { fill: tokens.colorPaletteGreenForeground1 },
});
