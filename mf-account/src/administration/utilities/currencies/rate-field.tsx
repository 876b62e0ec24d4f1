import { Field, Input } from '@specbuilder/shared-ui/data';
import { useFormContext } from '@specbuilder/shared-ui/forms';
import { useState } from 'react';

interface RateFieldProps {
  readonly label: string;
  readonly firstRate: number;
}

/** A rate with every decimal that was typed; quantities of the kit have set ones. */
export function RateField({ label, firstRate }: RateFieldProps) {
  const { setValue, getFieldState, formState } = useFormContext();
  const [text, setText] = useState(String(firstRate));
  const change = (next: string) => {
    setText(next);
    const rate = next.trim() === '' ? Number.NaN : Number(next);
    setValue('exchangeRate', rate, { shouldDirty: true, shouldValidate: formState.isSubmitted });
  };
  return (
    <Field label={label} validationMessage={getFieldState('exchangeRate', formState).error?.message ?? null}>
      <Input
        name="exchangeRate"
        type="number"
        step="any"
        min={0}
        value={text}
        onChange={(_, { value }) => change(value)}
      />
    </Field>
  );
}
