import { makeStyles, tokens } from '@specbuilder/shared-ui/core';
import { SpinButton } from '@specbuilder/shared-ui/data';
import { useId } from 'react';
import { DETAIL_TEXTS } from '../words/detail.generated.ts';

interface QuantitySpinProps {
  readonly model: string;
  readonly quantity: number;
  readonly onChange: (quantity: number) => void;
}

/** Most of one kind in an item (VAL: 1 to 99). */
const MOST = 99;

/** How many of a fan are requested. */
export function QuantitySpin({ model, quantity, onChange }: QuantitySpinProps) {
  const styles = useStyles();
  const id = useId();
  return (
    <span className={styles.field}>
      <label htmlFor={id}>{DETAIL_TEXTS.quantity}</label>
      <SpinButton
        id={id}
        aria-label={DETAIL_TEXTS.quantityFor({ model })}
        className={styles.spin}
        value={quantity}
        min={1}
        max={MOST}
        onChange={(_, { value, displayValue }) => {
          const next = value ?? Number(displayValue);
          if (Number.isFinite(next)) onChange(Math.min(Math.max(Math.round(next), 1), MOST));
        }}
      />
    </span>
  );
}

const useStyles = makeStyles({
  field: { display: 'inline-flex', alignItems: 'center', gap: tokens.spacingHorizontalS },
  spin: { width: '72px', minWidth: '72px' },
});
