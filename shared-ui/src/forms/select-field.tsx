import { makeStyles } from '@specbuilder/shared-ui/core';
import { Field, Select } from '@specbuilder/shared-ui/data';
import { useContractField } from './use-contract-field.ts';

interface SelectFieldProps {
  readonly name: string;
  readonly label: string;
  readonly options: readonly { readonly value: string | number; readonly label: string }[];
  /** Numbers travel as numbers although a select holds texts. */
  readonly isNumeric?: boolean;
  /** Offers to choose none, which travels as null. */
  readonly emptyLabel?: string;
  /** What the choice means for other fields. */
  readonly onChosen?: (value: string | number | null) => void;
}

/** One of more than four choices. */
export function SelectField({ name, label, options, isNumeric = false, emptyLabel, onChosen }: SelectFieldProps) {
  const { field, fieldState } = useContractField(name);
  const styles = useStyles();
  const message = fieldState.error?.message;
  const chosen = (text: string) => {
    if (emptyLabel !== undefined && text === '') return null;
    return isNumeric ? Number(text) : text;
  };
  return (
    <Field label={label} validationMessage={message ?? null}>
      <Select
        ref={field.ref}
        name={name}
        className={styles.select}
        value={String(field.value ?? '')}
        onChange={(_, { value: text }) => {
          const value = chosen(text);
          field.onChange(value);
          onChosen?.(value);
        }}
        onBlur={field.onBlur}
      >
        {emptyLabel !== undefined && <option value="">{emptyLabel}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    </Field>
  );
}

/** As narrow as its place, however long its choices are. */
const useStyles = makeStyles({ select: { minWidth: 0, '& select': { width: '100%', minWidth: 0 } } });
