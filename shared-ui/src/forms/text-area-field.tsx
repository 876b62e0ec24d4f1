import { Field, Textarea } from '@specbuilder/shared-ui/data';
import { useContractField } from './use-contract-field.ts';

interface TextAreaFieldProps {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly required?: boolean;
  /** Lines before it scrolls. */
  readonly rows?: number;
  readonly maxLength: number;
}

/** Several lines of text under their label. Apart from one line, since a search has none and its page stays light. */
export function TextAreaField({ name, label, hint, required, rows = 4, maxLength }: TextAreaFieldProps) {
  const { field, fieldState } = useContractField(name);
  return (
    <Field
      label={label}
      required={required ?? false}
      validationMessage={fieldState.error?.message ?? null}
      hint={fieldState.error === undefined ? (hint ?? null) : null}
    >
      <Textarea
        ref={field.ref}
        name={name}
        value={field.value ?? ''}
        resize="vertical"
        rows={rows}
        maxLength={maxLength}
        onChange={(_, { value }) => field.onChange(value)}
        onBlur={field.onBlur}
      />
    </Field>
  );
}
