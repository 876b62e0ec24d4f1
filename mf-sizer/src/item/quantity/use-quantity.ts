import { integerDigits } from '@specbuilder/shared-contracts/domain';
import { useState } from 'react';
import { QUANTITY_MESSAGES } from '../../messages/quantity.generated.ts';

/** What a spin button says of its new value: a number of its own steps, or the text that was typed. */
interface SpinChange {
  readonly value?: number | null | undefined;
  readonly displayValue?: string | undefined;
}

export interface QuantityInput {
  readonly change: (entered: SpinChange) => void;
  /** Says that a quantity was brought back into its range; null while none was. */
  readonly message: string | null;
}

/** Whole fans from 1 to `max` (VAL-019). What lies outside is set to the nearest, and that is said. */
export function useQuantity(max: number, onChange: (quantity: number) => void): QuantityInput {
  const [message, setMessage] = useState<string | null>(null);
  const change = ({ value, displayValue }: SpinChange) => {
    const entered = Math.round(value ?? Number(integerDigits(displayValue ?? '')));
    if (!Number.isFinite(entered)) return;
    const quantity = Math.min(Math.max(entered, 1), max);
    setMessage(quantity === entered ? null : QUANTITY_MESSAGES.outside({ most: max, quantity }));
    onChange(quantity);
  };
  return { change, message };
}
