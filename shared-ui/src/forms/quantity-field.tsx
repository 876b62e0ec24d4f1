import { formatValue, makeStyles, QUANTITIES, type QuantityKind, type QuantityName } from '@specbuilder/shared-ui/core';
import { Field, Input } from '@specbuilder/shared-ui/data';
import { useEffect, useState } from 'react';
import { FORM_MESSAGES } from '../messages/form.generated.ts';
import { parseQuantity } from './parse-quantity.ts';
import { useContractField } from './use-contract-field.ts';

interface QuantityFieldProps {
  readonly name: string;
  /** A measure of the product, or one that a screen has for itself. */
  readonly of: QuantityName | QuantityKind;
  readonly label: string;
  readonly hint?: string | undefined;
  /** Message for a text that is no number, where the field has its own. */
  readonly notANumber?: string | undefined;
  readonly required?: boolean;
  readonly className?: string;
  /** What an empty field means: the value that it has then, and words for it. */
  readonly empty?: { readonly value: number | null; readonly placeholder: string };
}

/** A number with its unit inside the field. Arithmetic and other units are accepted and shown converted on blur. */
export function QuantityField({ name, of, label, hint, notANumber, required, className, empty }: QuantityFieldProps) {
  const styles = useStyles();
  const { field, fieldState } = useContractField(name);
  const kind: QuantityKind = typeof of === 'string' ? QUANTITIES[of] : of;
  const [text, setText] = useState(() => shownNumber(field.value, kind, empty?.value));
  const [typed, setTyped] = useState<string | null>(null);
  const [isEditing, setIsEditing] = useState(false);
  useEffect(() => {
    // NaN represents a text that could not be read: the typed text stays to be corrected.
    if (Number.isNaN(field.value)) return;
    const parsed = parseQuantity(text, of);
    // Another value than the one being typed came from elsewhere, as Back in the history brings the search before.
    const typedValue = parsed.ok ? (parsed.value ?? empty?.value ?? null) : Number.NaN;
    const isTyped = isEditing && typedValue === (field.value ?? null);
    if (!isTyped) setText(shownNumber(field.value, kind, empty?.value));
  }, [field.value, kind, isEditing, text, of, empty?.value]);

  const change = (next: string) => {
    setText(next);
    const parsed = parseQuantity(next, of);
    field.onChange(parsed.ok ? (parsed.value ?? empty?.value ?? null) : Number.NaN);
  };
  const leave = () => {
    const parsed = parseQuantity(text, of);
    setIsEditing(false);
    setTyped(parsed.ok && parsed.wasConverted ? text.trim() : null);
    if (parsed.ok) setText(shownNumber(parsed.value, kind, empty?.value));
    field.onBlur();
  };
  const message = parseQuantity(text, of).ok ? fieldState.error?.message : (notANumber ?? FORM_MESSAGES.notANumber);
  return (
    <Field
      label={label}
      required={required ?? false}
      className={className ?? ''}
      validationMessage={message ?? null}
      hint={message === undefined ? hint : null}
    >
      <Input
        ref={field.ref}
        name={name}
        className={styles.input}
        value={text}
        inputMode="decimal"
        autoComplete="off"
        placeholder={empty?.placeholder}
        contentAfter={{ children: kind.unit, className: styles.unit }}
        title={typed === null ? undefined : FORM_MESSAGES.typedAs({ text: typed })}
        onFocus={() => setIsEditing(true)}
        onChange={(_, data) => change(data.value)}
        onBlur={leave}
      />
    </Field>
  );
}

/** As typed where it is short, with the quantity's own decimals where it is long; nothing for what an empty field means. */
function shownNumber(value: unknown, kind: QuantityKind, emptyValue?: number | null): string {
  if (typeof value !== 'number' || !Number.isFinite(value) || value === emptyValue) return '';
  const plain = formatValue(value, { ...kind, decimals: decimalsOf(value, kind.decimals ?? 0) });
  return plain;
}

/** At least the quantity's decimals for fractions, none for whole numbers of a quantity without any. */
function decimalsOf(value: number, typical: number): number {
  const own = String(value).split('.')[1]?.length ?? 0;
  return Math.min(Math.max(own, typical), 4);
}

/** As narrow as its container: two of them may be side by side in a panel. */
const useStyles = makeStyles({
  input: { width: '100%', minWidth: 0, '& input': { width: '100%', minWidth: 0 } },
  unit: { flexShrink: 0, whiteSpace: 'nowrap' },
});
