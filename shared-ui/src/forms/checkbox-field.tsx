import { Checkbox } from '@specbuilder/shared-ui/data';
import { useContractField } from './use-contract-field.ts';

/** One of a set of on-off choices. */
export function CheckboxField({ name, label }: { readonly name: string; readonly label: string }) {
  const { field } = useContractField(name);
  return (
    <Checkbox
      ref={field.ref}
      name={name}
      label={label}
      checked={field.value === true}
      onChange={(_, { checked }) => field.onChange(checked === true)}
      onBlur={field.onBlur}
    />
  );
}
