import { Field, Input, Textarea } from '@specbuilder/shared-ui/data';
import type { HTMLInputTypeAttribute } from 'react';
import { useController } from 'react-hook-form';

interface TextFieldProps {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly required?: boolean;
  readonly type?: Extract<HTMLInputTypeAttribute, 'text' | 'email' | 'tel'>;
  readonly autoComplete?: string;
  readonly isMultiline?: boolean;
  readonly disabled?: boolean;
  readonly maxLength?: number;
  /** Text kept in another form than typed, such as a formatted postal code; runs on blur. */
  readonly format?: (text: string) => string;
}

/** A line of text under its label; the rule it breaks stands below and the hint gives way to it. */
export function TextField({ name, label, hint, required, type = 'text', format, ...rest }: TextFieldProps) {
  const { field, fieldState } = useController({ name });
  const { isMultiline = false, autoComplete, disabled, maxLength } = rest;
  const message = fieldState.error?.message;
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
      {...(message === undefined ? {} : { validationMessage: message })}
      {...(hint === undefined || message !== undefined ? {} : { hint })}
    >
      {isMultiline ? (
        <Textarea ref={field.ref} resize="vertical" {...shared} />
      ) : (
        <Input ref={field.ref} type={type} {...(autoComplete === undefined ? {} : { autoComplete })} {...shared} />
      )}
    </Field>
  );
}
