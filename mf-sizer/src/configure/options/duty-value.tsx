import { makeStyles, mergeClasses, tokens, VisuallyHidden } from '@specbuilder/shared-ui/core';
import { OPTIONS_MESSAGES } from '../../messages/options.generated.ts';
import type { DutyQuantity } from './duty-values.tsx';

/** A value with its unit; after a change it follows its old value, struck through. */
export function DutyValue({ value, before, unit }: Pick<DutyQuantity, 'value' | 'before' | 'unit'>) {
  const styles = useStyles();
  return (
    <>
      {before !== null && (
        <>
          <VisuallyHidden>{OPTIONS_MESSAGES.before({ value: before })} </VisuallyHidden>
          <s className={styles.before} aria-hidden>
            {before}
          </s>{' '}
        </>
      )}
      <span key={value} className={mergeClasses(styles.numeric, before !== null && styles.changed)}>
        {value}
      </span>{' '}
      <span className={styles.unit}>{unit}</span>
    </>
  );
}

const useStyles = makeStyles({
  numeric: { fontWeight: tokens.fontWeightSemibold, borderRadius: tokens.borderRadiusSmall },
  // A changed number flashes once in the brand's tint; nothing counts up (visual.md, section 10).
  changed: {
    animationName: { from: { backgroundColor: tokens.colorBrandBackground2 }, to: { backgroundColor: 'transparent' } },
    animationDuration: '600ms',
    '@media (prefers-reduced-motion: reduce)': { animationDuration: '1ms' },
  },
  before: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  unit: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
});
