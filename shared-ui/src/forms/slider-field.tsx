import { makeStyles, mergeClasses, tokens } from '@specbuilder/shared-ui/core';
import type { CSSProperties } from 'react';
import { useContractField } from './use-contract-field.ts';

interface SliderFieldProps {
  readonly name: string;
  /** Name of the slider for users who do not see what is beside it. */
  readonly label: string;
  readonly minimum: number;
  readonly maximum: number;
  /** The value as a text, shown below the slider. */
  readonly text: (value: number) => string;
  /** The minimum is at the right, as for values that go to the left of another. */
  readonly isMirrored?: boolean;
}

/**
 * A whole number between two limits, for which a rough choice is enough. Uses the browser's own slider in the theme's
 * colours: Fluent's took 5 KB of every page with a form.
 */
export function SliderField({ name, label, minimum, maximum, text, isMirrored = false }: SliderFieldProps) {
  const styles = useStyles();
  const { field } = useContractField(name);
  const value = Number(field.value ?? minimum);
  const sign = isMirrored ? -1 : 1;
  const filled = (100 * (value - minimum)) / (maximum - minimum);
  return (
    <div className={styles.field}>
      <input
        ref={field.ref}
        type="range"
        name={name}
        aria-label={label}
        aria-valuetext={text(value)}
        className={mergeClasses(styles.slider, isMirrored && styles.mirrored)}
        style={{ '--slider-filled': `${filled}%` } as CSSProperties}
        min={isMirrored ? -maximum : minimum}
        max={isMirrored ? -minimum : maximum}
        value={sign * value}
        onChange={({ target }) => field.onChange(Math.abs(target.valueAsNumber))}
        onBlur={field.onBlur}
      />
      <span aria-hidden className={styles.value}>
        {text(value)}
      </span>
    </div>
  );
}

const railTo = (side: 'left' | 'right') =>
  `linear-gradient(to ${side}, ${tokens.colorCompoundBrandBackground} var(--slider-filled), ` +
  `${tokens.colorNeutralStrokeAccessible} var(--slider-filled))`;

const rail = { height: '4px', borderRadius: tokens.borderRadiusCircular } as const;
const thumb = {
  boxSizing: 'border-box',
  width: '16px',
  height: '16px',
  border: `3px solid ${tokens.colorNeutralBackground1}`,
  borderRadius: tokens.borderRadiusCircular,
  backgroundColor: tokens.colorCompoundBrandBackground,
  boxShadow: `0 0 0 1px ${tokens.colorNeutralStroke1}`,
} as const;

const useStyles = makeStyles({
  field: { display: 'flex', flexDirection: 'column', minWidth: 0 },
  slider: {
    appearance: 'none',
    boxSizing: 'border-box',
    width: '100%',
    minWidth: 0,
    height: '24px',
    margin: 0,
    backgroundColor: 'transparent',
    borderRadius: tokens.borderRadiusMedium,
    cursor: 'pointer',
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' },
    '::-webkit-slider-runnable-track': { ...rail, backgroundImage: railTo('right') },
    '::-moz-range-track': { ...rail, backgroundImage: railTo('right') },
    '::-webkit-slider-thumb': { appearance: 'none', marginTop: '-6px', ...thumb },
    '::-moz-range-thumb': thumb,
    '@media (pointer: coarse)': { height: '44px' },
    '@media (forced-colors: active)': { appearance: 'auto' },
  },
  mirrored: {
    '::-webkit-slider-runnable-track': { backgroundImage: railTo('left') },
    '::-moz-range-track': { backgroundImage: railTo('left') },
  },
  value: {
    textAlign: 'center',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    fontVariantNumeric: 'tabular-nums',
  },
});
