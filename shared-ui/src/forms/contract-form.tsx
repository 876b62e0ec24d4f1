import { MessageBar, MessageBarBody } from '@specbuilder/shared-ui/data';
import type { ReactNode } from 'react';
import { type FieldValues, FormProvider } from 'react-hook-form';
import type { ContractForm } from './use-contract-form.ts';

interface ContractFormViewProps<V extends FieldValues, O extends FieldValues> {
  readonly form: ContractForm<V, O>;
  readonly label: string;
  /** Named by a button outside that sends it. */
  readonly id?: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** The form element with its fields' context and the errors that belong to no field. */
export function ContractFormView<V extends FieldValues, O extends FieldValues>({
  form,
  label,
  id,
  className,
  children,
}: ContractFormViewProps<V, O>) {
  return (
    <FormProvider {...form.methods}>
      <form id={id} noValidate aria-label={label} className={className} onSubmit={form.onSubmit}>
        {form.generalErrors.map((text) => (
          <MessageBar key={text} intent="error">
            <MessageBarBody>{text}</MessageBarBody>
          </MessageBar>
        ))}
        {children}
      </form>
    </FormProvider>
  );
}
