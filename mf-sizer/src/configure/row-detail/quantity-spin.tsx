import { makeStyles, tokens } from '@specbuilder/shared-ui/core';
import { SpinButton } from '@specbuilder/shared-ui/data';
import { useId } from 'react';
import { useQuantity } from '../../item/quantity/use-quantity.ts';
import { DETAIL_MESSAGES } from '../../messages/detail.generated.ts';

interface QuantitySpinProps {
  readonly model: string;
  readonly quantity: number;
  readonly onChange: (quantity: number) => void;
}

/** Most of one kind in an item (VAL: 1 to 99). */
const MAX = 99;

/** How many of a fan are requested. */
export function QuantitySpin({ model, quantity, onChange }: QuantitySpinProps) {
  const styles = useStyles();
  const id = useId();
  const noteId = useId();
  const { change, message } = useQuantity(MAX, onChange);
  return (
    <span className={styles.field}>
      <label htmlFor={id}>{DETAIL_MESSAGES.quantity}</label>
      <SpinButton
        id={id}
        aria-label={DETAIL_MESSAGES.quantityFor({ model })}
        className={styles.spin}
        value={quantity}
        min={1}
        max={MAX}
        aria-describedby={message === null ? undefined : noteId}
        onChange={(_, entered) => change(entered)}
      />
      {message !== null && (
        <span id={noteId} role="status" className={styles.note}>
          {message}
        </span>
      )}
    </span>
  );
}

const useStyles = makeStyles({
  field: { display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalS },
  note: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  spin: { width: '72px', minWidth: '72px' },
});
