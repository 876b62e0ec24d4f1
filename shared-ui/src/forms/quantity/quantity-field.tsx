import { makeStyles, type QuantityKind, type QuantityName } from '@specbuilder/shared-ui/core';
import { Field, Input } from '@specbuilder/shared-ui/data';
import { FORM_MESSAGES } from '../../messages/form.generated.ts';
import { useTypedQuantity } from './use-typed-quantity.ts';

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
  const quantity = useTypedQuantity(name, of, empty?.value);
  const { text, typed, kind } = quantity;
  const message = messageOf(quantity, notANumber);
  return (
    <Field
      label={label}
      required={required ?? false}
      className={className ?? ''}
      validationMessage={message ?? null}
      hint={message === undefined ? hint : null}
    >
      <Input
        ref={quantity.ref}
        name={name}
        className={styles.input}
        value={text}
        inputMode="decimal"
        autoComplete="off"
        placeholder={empty?.placeholder}
        contentAfter={{ children: kind.unit, className: styles.unit }}
        title={typed === null ? undefined : FORM_MESSAGES.typedAs({ text: typed })}
        onFocus={quantity.enter}
        onChange={(_, data) => quantity.change(data.value)}
        onBlur={quantity.leave}
      />
    </Field>
  );
}

function messageOf({ parsed, error }: ReturnType<typeof useTypedQuantity>, notANumber?: string) {
  if (parsed.ok) return error;
  if (parsed.why === 'pending') return undefined;
  return parsed.why === 'notLoaded' ? FORM_MESSAGES.unitsNotLoaded : (notANumber ?? FORM_MESSAGES.notANumber);
}

/** As narrow as its container: two of them may be side by side in a panel. */
const useStyles = makeStyles({
  input: { width: '100%', minWidth: 0, '& input': { width: '100%', minWidth: 0 } },
  unit: { flexShrink: 0, whiteSpace: 'nowrap' },
});
