import { type ContractForm, ContractFormView, type FieldValues } from '@specbuilder/shared-ui/forms';
import type { ReactNode } from 'react';
import { FormDialog, useDialogStyles } from '../second-factor/dialog.tsx';
import { PasswordPart } from './password-part.tsx';

interface PasswordFormDialogProps<V extends FieldValues, O extends FieldValues> {
  readonly id: string;
  readonly form: ContractForm<V, O>;
  readonly title: string;
  readonly lead: string;
  readonly submit: string;
  /** False for an account that another provider keeps. */
  readonly hasPassword?: boolean;
  /** Shown above the form. */
  readonly notice?: ReactNode;
  readonly onClose: () => void;
  /** Fields above the password. */
  readonly children?: ReactNode;
}

/** A dialog whose form has the password last, required for every change to how the account is opened. */
export function PasswordFormDialog<V extends FieldValues, O extends FieldValues>({
  id,
  form,
  title,
  lead,
  submit,
  hasPassword = true,
  notice,
  onClose,
  children,
}: PasswordFormDialogProps<V, O>) {
  const styles = useDialogStyles();
  return (
    <FormDialog title={title} submit={submit} isBusy={form.methods.formState.isSubmitting} form={id} onClose={onClose}>
      <p className={styles.lead}>{lead}</p>
      {notice}
      <ContractFormView id={id} form={form} label={title} className={styles.form}>
        {children}
        {hasPassword && <PasswordPart />}
      </ContractFormView>
    </FormDialog>
  );
}
