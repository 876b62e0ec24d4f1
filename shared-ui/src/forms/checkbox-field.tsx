import { Checkbox } from '@specbuilder/shared-ui/data';
import { useController } from 'react-hook-form';

/** One of a set of on-off choices. */
export function CheckboxField({ name, label }: { readonly name: string; readonly label: string }) {
  const { field } = useController({ name });
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
