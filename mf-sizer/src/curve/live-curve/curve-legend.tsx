import { makeStyles, mergeClasses, tokens, usePlatform, useReadable } from '@specbuilder/shared-ui/core';
import type { ReactNode } from 'react';
import { CURVE_MESSAGES } from '../../messages/curve.generated.ts';

interface CurveLegendProps {
  readonly speed: string;
  readonly hidesPower?: boolean;
}

/** What the lines and marks of a curve mean; the colours of visual.md, section 9. */
export function CurveLegend({ speed, hidesPower = false }: CurveLegendProps) {
  const styles = useStyles();
  const { isDark } = useReadable(usePlatform().theme);
  return (
    <ul className={styles.list} aria-label={CURVE_MESSAGES.legend}>
      <Entry label={CURVE_MESSAGES.fanCurve({ speed })}>
        <path d="M1 8h18" className={styles.fan} />
      </Entry>
      <Entry label={CURVE_MESSAGES.systemCurve}>
        <path d="M1 8h18" className={styles.system} />
      </Entry>
      {!hidesPower && (
        <Entry label={CURVE_MESSAGES.power}>
          <path d="M1 8h18" className={mergeClasses(styles.power, isDark && styles.darkPower)} />
        </Entry>
      )}
      <Entry label={CURVE_MESSAGES.requiredDuty}>
        <path d="m10 3 5 5-5 5-5-5z" className={styles.duty} />
      </Entry>
      <Entry label={CURVE_MESSAGES.operatingPoint}>
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
  list: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: tokens.spacingHorizontalL,
    listStyle: 'none',
    margin: 0,
    padding: 0,
    fontSize: tokens.fontSizeBase200,
  },
  entry: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalS, minHeight: '24px' },
  sign: { flexShrink: 0, fill: 'none' },
  fan: { stroke: tokens.colorBrandForeground1, strokeWidth: '2.5px' },
  system: { stroke: tokens.colorNeutralForeground3, strokeWidth: '1.5px', strokeDasharray: '6 5' },
  power: { stroke: tokens.colorPaletteMarigoldForeground2, strokeWidth: '1.75px', strokeDasharray: '8 3 2 3' },
  darkPower: { stroke: tokens.colorPaletteMarigoldBorderActive },
  duty: { stroke: tokens.colorPaletteRedForeground1, strokeWidth: '1.75px' },
  point: { fill: tokens.colorPaletteGreenForeground1 },
});
