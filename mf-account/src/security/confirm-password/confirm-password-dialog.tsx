import { confirmation } from '@specbuilder/shared-contracts/api';
import { useContractForm } from '@specbuilder/shared-ui/forms';
import { PasswordFormDialog } from './password-form-dialog.tsx';

const FORM_ID = 'confirm-password';

interface ConfirmPasswordProps {
  readonly title: string;
  readonly lead: string;
  readonly submit: string;
  /** The action; a rejection stays in the dialog, at its field. */
  readonly onConfirmed: (password: string) => Promise<unknown>;
  readonly onClose: () => void;
}

/** Requires the password again before a change to what secures the account. */
export default function ConfirmPasswordDialog({ title, lead, submit, onConfirmed, onClose }: ConfirmPasswordProps) {
  const form = useContractForm({
    schema: confirmation,
    values: { password: '' },
    submit: ({ password }) => onConfirmed(password),
  });
  return <PasswordFormDialog id={FORM_ID} form={form} title={title} lead={lead} submit={submit} onClose={onClose} />;
}
