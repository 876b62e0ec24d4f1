import { makeStyles } from '@specbuilder/shared-ui/core';
import { Field, Input } from '@specbuilder/shared-ui/data';
import type { HTMLInputTypeAttribute } from 'react';
import { useContractField } from './use-contract-field.ts';

interface TextFieldProps {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly placeholder?: string;
  /** What is wrong with the text although it keeps the rules of the form. */
  readonly problem?: string | undefined;
  readonly required?: boolean;
  readonly type?: Extract<HTMLInputTypeAttribute, 'text' | 'email' | 'tel'>;
  readonly autoComplete?: string;
  readonly disabled?: boolean;
  readonly maxLength?: number;
  /** Text kept in another form than typed, such as a formatted postal code; runs on blur. */
  readonly format?: (text: string) => string;
}

/** A line of text under its label; a broken rule is shown below and replaces the hint. */
export function TextField({ name, label, hint, problem, required, type = 'text', format, ...rest }: TextFieldProps) {
  const { field, fieldState } = useContractField(name);
  const { autoComplete, disabled, maxLength, placeholder } = rest;
  const styles = useStyles();
  const message = fieldState.error?.message ?? problem;
  return (
    <Field
      label={label}
      required={required ?? false}
      validationMessage={message ?? null}
      hint={message === undefined ? hint : null}
    >
      <Input
        ref={field.ref}
        name={name}
        type={type}
        value={field.value ?? ''}
        disabled={disabled ?? false}
        className={styles.input}
        autoComplete={autoComplete}
        placeholder={placeholder}
        {...(maxLength !== undefined && { maxLength })}
        onChange={(_, { value }) => field.onChange(value)}
        onBlur={() => {
          if (format) field.onChange(format(field.value ?? ''));
          field.onBlur();
        }}
      />
    </Field>
  );
}

/** As narrow as its container: two of them may be side by side. */
const useStyles = makeStyles({ input: { minWidth: 0, '& input': { width: '100%', minWidth: 0 } } });
