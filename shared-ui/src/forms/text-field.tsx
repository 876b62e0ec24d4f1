import { makeStyles } from '@specbuilder/shared-ui/core';
import { Field, Input, Textarea } from '@specbuilder/shared-ui/data';
import type { HTMLInputTypeAttribute } from 'react';
import { useContractField } from './use-contract-field.ts';

interface TextFieldProps {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  /** What is wrong with the text although it keeps the rules of the form. */
  readonly problem?: string | undefined;
  readonly required?: boolean;
  readonly type?: Extract<HTMLInputTypeAttribute, 'text' | 'email' | 'tel'>;
  readonly autoComplete?: string;
  readonly isMultiline?: boolean;
  /** Lines of a multiline field before it scrolls. */
  readonly rows?: number;
  readonly disabled?: boolean;
  readonly maxLength?: number;
  /** Text kept in another form than typed, such as a formatted postal code; runs on blur. */
  readonly format?: (text: string) => string;
}

/** A line of text under its label; the rule it breaks stands below and the hint gives way to it. */
export function TextField({ name, label, hint, problem, required, type = 'text', format, ...rest }: TextFieldProps) {
  const { field, fieldState } = useContractField(name);
  const { isMultiline = false, rows = 4, autoComplete, disabled, maxLength } = rest;
  const styles = useStyles();
  const message = fieldState.error?.message ?? problem;
  const shared = {
    name,
    value: field.value ?? '',
    disabled: disabled ?? false,
    ...(maxLength === undefined ? {} : { maxLength }),
    onChange: (_: unknown, { value }: { value: string }) => field.onChange(value),
    onBlur: () => {
      if (format) field.onChange(format(field.value ?? ''));
      field.onBlur();
    },
  };
  return (
    <Field
      label={label}
      required={required ?? false}
      validationMessage={message ?? null}
      hint={message === undefined ? hint : null}
    >
      {isMultiline ? (
        <Textarea ref={field.ref} resize="vertical" rows={rows} {...shared} />
      ) : (
        <Input ref={field.ref} type={type} className={styles.input} autoComplete={autoComplete} {...shared} />
      )}
    </Field>
  );
}

/** As narrow as its place: two of them may stand side by side. */
const useStyles = makeStyles({ input: { minWidth: 0, '& input': { width: '100%', minWidth: 0 } } });
