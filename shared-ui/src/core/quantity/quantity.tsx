import { makeStyles, mergeClasses, tokens } from '../fluent.ts';
import { formatValue, QUANTITIES, type QuantityKind, type QuantityName } from './format-quantity.ts';

interface QuantityProps {
  readonly value: number | null | undefined;
  readonly of: QuantityName;
  /** The unit is already in a header. */
  readonly hideUnit?: boolean;
  readonly strong?: boolean;
  readonly className?: string;
}

/** A number with its unit: the value strong and tabular, the unit quiet (visual.md, principle 1). */
export function Quantity({ value, of, hideUnit = false, strong = false, className }: QuantityProps) {
  const styles = useStyles();
  const kind: QuantityKind = QUANTITIES[of];
  const metric = formatValue(value, kind);
  if (metric === '') return <span className={className}>—</span>;
  return (
    <span className={mergeClasses(styles.amount, strong && styles.strong, className)}>
      {metric}
      {!hideUnit && kind.unit !== '' && (
        <>
          {' '}
          <span className={styles.unit}>{kind.unit}</span>
        </>
      )}
    </span>
  );
}

const useStyles = makeStyles({
  amount: { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  strong: { fontWeight: tokens.fontWeightSemibold },
  unit: { color: tokens.colorNeutralForeground3, fontWeight: tokens.fontWeightRegular },
});
