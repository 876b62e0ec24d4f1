import type { FanOption } from '@specbuilder/shared-contracts/api';
import { formatFigure, makeStyles, QUANTITIES, tokens } from '@specbuilder/shared-ui/core';
import { OPTIONS_TEXTS } from '../words/options.generated.ts';

interface PressureBarProps {
  /** External static pressure of the duty, in. wg. */
  readonly dutyPressure: number;
  /** Chosen options that add some. */
  readonly parts: readonly FanOption[];
}

const COLOURS = [
  tokens.colorPalettePumpkinBorderActive,
  tokens.colorPalettePurpleBorderActive,
  tokens.colorPaletteMarigoldBorderActive,
  tokens.colorNeutralStrokeAccessible,
];

/** What the total static pressure is made of; absent while the duty is all of it. */
export function PressureBar({ dutyPressure, parts }: PressureBarProps) {
  const styles = useStyles();
  if (parts.length === 0) return null;
  const pieces = [
    { label: OPTIONS_TEXTS.dutyPart, pressure: dutyPressure, colour: tokens.colorCompoundBrandStroke },
    ...parts.map(({ description, additionalStaticPressure }, place) => ({
      label: description,
      pressure: additionalStaticPressure,
      colour: COLOURS[place % COLOURS.length] ?? tokens.colorNeutralStrokeAccessible,
    })),
  ];
  return (
    <figure className={styles.figure} aria-label={OPTIONS_TEXTS.pressureParts}>
      <div className={styles.bar} aria-hidden>
        {pieces.map(({ label, pressure, colour }) => (
          <span key={label} className={styles.piece} style={{ flexGrow: pressure, backgroundColor: colour }} />
        ))}
      </div>
      <ul className={styles.legend}>
        {pieces.map(({ label, pressure, colour }) => (
          <li key={label} className={styles.entry}>
            <span className={styles.dot} style={{ backgroundColor: colour }} aria-hidden />
            {label} {formatFigure(pressure, QUANTITIES.staticPressure)}
          </li>
        ))}
      </ul>
    </figure>
  );
}

const useStyles = makeStyles({
  figure: { margin: `${tokens.spacingVerticalS} 0 0` },
  bar: { display: 'flex', gap: '2px', height: '6px', overflow: 'hidden', borderRadius: tokens.borderRadiusSmall },
  piece: { minWidth: '4px', flexBasis: 0 },
  legend: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: tokens.spacingHorizontalM,
    margin: `${tokens.spacingVerticalXS} 0 0`,
    padding: 0,
    listStyle: 'none',
    fontSize: tokens.fontSizeBase200,
    lineHeight: '20px',
    fontVariantNumeric: 'tabular-nums',
  },
  entry: { display: 'inline-flex', alignItems: 'center', gap: tokens.spacingHorizontalXS },
  dot: { width: '8px', height: '8px', borderRadius: '2px' },
});
