import { confirmation } from '@specbuilder/shared-contracts/api';
import { ContractFormView, PasswordField, useContractForm } from '@specbuilder/shared-ui/forms';
import { FormDialog, useDialogStyles } from '../second-factor/dialog.tsx';
import { SECOND_FACTOR_TEXTS } from '../words/second-factor.generated.ts';

const FORM_ID = 'confirm-password';

interface ConfirmPasswordProps {
  readonly title: string;
  readonly lead: string;
  readonly submit: string;
  /** What is done; a refusal stays in the dialog, at its field. */
  readonly onConfirmed: (password: string) => Promise<unknown>;
  readonly onClose: () => void;
}

const MAX_LENGTH = 128;

/** Asks for the password again before something changes that the account is secured with. */
export default function ConfirmPasswordDialog({ title, lead, submit, onConfirmed, onClose }: ConfirmPasswordProps) {
  const styles = useDialogStyles();
  const form = useContractForm({
    schema: confirmation,
    values: { password: '' },
    submit: ({ password }) => onConfirmed(password),
  });
  return (
    <FormDialog
      title={title}
      submit={submit}
      isBusy={form.methods.formState.isSubmitting}
      form={FORM_ID}
      onClose={onClose}
    >
      <p className={styles.lead}>{lead}</p>
      <ContractFormView id={FORM_ID} form={form} label={title} className={styles.form}>
        <PasswordField
          name="password"
          label={SECOND_FACTOR_TEXTS.password}
          hint={SECOND_FACTOR_TEXTS.confirmHint}
          autoComplete="current-password"
          maxLength={MAX_LENGTH}
        />
      </ContractFormView>
    </FormDialog>
  );
}
