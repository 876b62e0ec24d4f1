import type { FanOption, FanRating } from '@specbuilder/shared-contracts/api';
import { deliversAsRequired } from '@specbuilder/shared-contracts/domain';
import { formatQuantity, formatValue, makeStyles, QUANTITIES, tokens } from '@specbuilder/shared-ui/core';
import { pressurePieces, sumOf } from '../../curve/pressure/pressure-pieces.ts';
import { OPTIONS_MESSAGES } from '../../messages/options.generated.ts';

interface PressureBarProps {
  readonly rating: FanRating;
  /** Chosen options that add some. */
  readonly options: readonly FanOption[];
}

const COLOURS = [
  tokens.colorPalettePumpkinBorderActive,
  tokens.colorPalettePurpleBorderActive,
  tokens.colorPaletteMarigoldBorderActive,
  tokens.colorNeutralStrokeAccessible,
  tokens.colorPaletteBerryBorderActive,
  tokens.colorPaletteTealBorderActive,
  tokens.colorPaletteBrownBorderActive,
];

function colourOf(place: number): string {
  if (place === 0) return tokens.colorCompoundBrandStroke;
  return COLOURS[(place - 1) % COLOURS.length] ?? tokens.colorNeutralStrokeAccessible;
}

/** What the total static pressure is made of; absent while the duty is all of it. */
export function PressureBar({ rating, options }: PressureBarProps) {
  const styles = useStyles();
  const pieces = pressurePieces(rating, options).map((piece, index) => ({ ...piece, colour: colourOf(index) }));
  if (pieces.length === 1) return null;
  const total = sumOf(pieces);
  return (
    <figure className={styles.numeric} aria-label={OPTIONS_MESSAGES.pressureParts}>
      <div className={styles.bar} aria-hidden>
        {pieces.map(({ label, staticPressure, colour }) => (
          <span
            key={label}
            className={styles.piece}
            // Shares below 1 in all would leave a part of the bar empty.
            style={{ flexGrow: (100 * staticPressure) / total, backgroundColor: colour }}
          />
        ))}
      </div>
      {!deliversAsRequired(rating) && (
        <figcaption className={styles.caption}>
          {OPTIONS_MESSAGES.partsAt({ cfm: formatQuantity(rating.requiredCfm, 'airflow') })}
        </figcaption>
      )}
      <ul className={styles.legend}>
        {pieces.map(({ label, staticPressure, colour }) => (
          <li key={label} className={styles.entry}>
            <span className={styles.dot} style={{ backgroundColor: colour }} aria-hidden />
            {label} {formatValue(staticPressure, QUANTITIES.pressurePart)}
          </li>
        ))}
      </ul>
    </figure>
  );
}

const useStyles = makeStyles({
  numeric: { margin: `${tokens.spacingVerticalS} 0 0` },
  bar: { display: 'flex', gap: '2px', height: '6px', overflow: 'hidden', borderRadius: tokens.borderRadiusSmall },
  piece: { minWidth: '4px', flexBasis: 0 },
  caption: {
    marginTop: tokens.spacingVerticalXS,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
  },
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
