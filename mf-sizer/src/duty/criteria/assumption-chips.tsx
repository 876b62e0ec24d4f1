import { LocationRegular } from '@fluentui/react-icons/headless/svg/location';
import { makeStyles, mergeClasses, tokens } from '@specbuilder/shared-ui/core';
import { ASSUMPTION_MESSAGES } from '../../messages/assumption.generated.ts';
import type { Assumption } from './assumptions.ts';

interface AssumptionChipsProps {
  readonly chips: readonly Assumption[];
  /** Opens the field of a chip; without it chips only say. */
  readonly onOpen?: (field: string) => void;
}

/** What a result assumes, each a way to its field; a guess is yellow and says so. */
export function AssumptionChips({ chips, onOpen }: AssumptionChipsProps) {
  const styles = useStyles();
  if (chips.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={ASSUMPTION_MESSAGES.label}>
      {chips.map(({ id, text, isGuess, field }) => (
        <li key={id}>
          {onOpen === undefined ? (
            <span className={mergeClasses(styles.chip, isGuess && styles.guess)}>
              {id === 'site' && <LocationRegular aria-hidden />}
              {text}
            </span>
          ) : (
            <button
              type="button"
              className={mergeClasses(styles.chip, styles.way, isGuess && styles.guess, isGuess && styles.guessWay)}
              aria-label={ASSUMPTION_MESSAGES.open({ text })}
              onClick={() => onOpen(field)}
            >
              {id === 'site' && <LocationRegular aria-hidden />}
              {text}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}

const useStyles = makeStyles({
  list: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: tokens.spacingHorizontalSNudge,
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
  chip: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXS,
    minHeight: '24px',
    padding: `1px ${tokens.spacingHorizontalMNudge}`,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    fontVariantNumeric: 'tabular-nums',
  },
  way: {
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' },
    '@media (pointer: coarse)': { minHeight: '44px' },
  },
  guess: {
    color: tokens.colorPaletteYellowForeground2,
    backgroundColor: tokens.colorPaletteYellowBackground1,
    border: `1px solid ${tokens.colorPaletteYellowBorder1}`,
  },
  guessWay: { ':hover': { backgroundColor: tokens.colorPaletteYellowBackground1 } },
});
