import { Field } from '@specbuilder/shared-ui/data';
import { useFormContext, useWatch } from '@specbuilder/shared-ui/forms';
import { useState } from 'react';
import { CustomerBox } from '../find-customer/customer-box.tsx';
import { ALERT_DETAIL_MESSAGES } from '../messages/alert-detail.generated.ts';

interface CustomerFieldProps {
  /** Name of the customer that the form starts with. */
  readonly firstName: string | null;
  /** A customer was chosen, or none. */
  readonly onChosen: (customerId: string | null) => void;
}

/** The customer an alert is about. */
export function CustomerField({ firstName, onChosen }: CustomerFieldProps) {
  const { setValue, getFieldState, formState } = useFormContext();
  const customerId = useWatch({ name: 'customerId' }) as string | null;
  const [name, setName] = useState(firstName ?? '');
  return (
    <Field
      label={ALERT_DETAIL_MESSAGES.customer}
      validationMessage={getFieldState('customerId', formState).error?.message ?? null}
    >
      <CustomerBox
        customerId={customerId}
        name={name}
        onChosen={(id, chosenName) => {
          setName(chosenName);
          setValue('customerId', id, { shouldDirty: true, shouldValidate: formState.isSubmitted });
          onChosen(id);
        }}
      />
    </Field>
  );
}
