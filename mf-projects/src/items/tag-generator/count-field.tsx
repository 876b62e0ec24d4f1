import { makeStyles } from '@specbuilder/shared-ui/core';
import { Field, Input } from '@specbuilder/shared-ui/data';
import { useFormContext } from '@specbuilder/shared-ui/forms';
import { useState } from 'react';

/** A whole number; what is no number stays to be corrected, and counts as none. */
export function CountField({ name, label }: { readonly name: string; readonly label: string }) {
  const styles = useStyles();
  const { getFieldState, getValues, setValue, formState, trigger } = useFormContext();
  const { error } = getFieldState(name, formState);
  const [text, setText] = useState(() => String(getValues(name)));
  const change = (next: string) => {
    setText(next);
    const isNumber = /^\d+$/.test(next.trim());
    setValue(name, isNumber ? Number(next) : Number.NaN, { shouldValidate: error !== undefined });
  };
  return (
    <Field label={label} required validationMessage={error?.message ?? null}>
      <Input
        name={name}
        className={styles.input}
        inputMode="numeric"
        autoComplete="off"
        value={text}
        onChange={(_, { value }) => change(value)}
        onBlur={() => void trigger(name)}
      />
    </Field>
  );
}

const useStyles = makeStyles({ input: { minWidth: 0, '& input': { width: '100%', minWidth: 0 } } });
