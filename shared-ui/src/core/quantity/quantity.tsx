import { makeStyles, mergeClasses, tokens } from '../fluent.ts';
import { formatValue, gapBefore, QUANTITIES, type QuantityKind, type QuantityName } from './format-quantity.ts';

interface QuantityProps {
  readonly value: number | null | undefined;
  readonly of: QuantityName;
  /** The unit is already in a header. */
  readonly hideUnit?: boolean;
  readonly strong?: boolean;
  readonly className?: string;
}

/**
 * A number with its unit: the value strong and tabular, the unit quiet (visual.md, principle 1). A browser's translator leaves
 * both alone: "in. wg" has no other language.
 */
export function Quantity({ value, of, hideUnit = false, strong = false, className }: QuantityProps) {
  const styles = useStyles();
  const kind: QuantityKind = QUANTITIES[of];
  const each = formatValue(value, kind);
  if (each === '') return <span className={className}>—</span>;
  return (
    <span translate="no" className={mergeClasses(styles.numeric, strong && styles.strong, className)}>
      {each}
      {!hideUnit && kind.unit !== '' && (
        <>
          {gapBefore(kind.unit)}
          <span className={styles.unit}>{kind.unit}</span>
        </>
      )}
    </span>
  );
}

const useStyles = makeStyles({
  numeric: { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  strong: { fontWeight: tokens.fontWeightSemibold },
  unit: { color: tokens.colorNeutralForeground3, fontWeight: tokens.fontWeightRegular },
});
