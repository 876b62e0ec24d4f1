import { type AccountDeletion, accountDeletion, type DeletionOutlook } from '@specbuilder/shared-contracts/api';
import { TOAST_MS } from '@specbuilder/shared-contracts/domain';
import { usePlatform, useReadable } from '@specbuilder/shared-ui/core';
import { TextField, useContractForm } from '@specbuilder/shared-ui/forms';
import { PRIVACY_MESSAGES } from '../../messages/privacy.generated.ts';
import { PasswordFormDialog } from '../confirm-password/password-form-dialog.tsx';
import { ProjectsPart } from './projects-part.tsx';

const FORM_ID = 'delete-account';
const MAX_NAME_LENGTH = 254;

interface DeleteDialogProps {
  readonly outlook: DeletionOutlook;
  readonly onClose: () => void;
}

/** Deletes the account once its owner has chosen who gets the projects and has verified their identity. */
export default function DeleteDialog({ outlook, onClose }: DeleteDialogProps) {
  const { api, session, toasts } = usePlatform();
  const userName = useReadable(session.user)?.userName ?? '';
  const { projectCount, hasPassword } = outlook;
  const form = useContractForm<AccountDeletion, AccountDeletion>({
    schema: accountDeletion,
    values: {
      password: hasPassword ? '' : null,
      userName: '',
      colleague: '',
      projects: projectCount === 0 ? 'delete' : 'hand-over',
    },
    submit: async (entered) => {
      await api.privacy.deleteAccount(entered);
      void toasts.show({ kind: 'success', title: PRIVACY_MESSAGES.deleted, durationMs: TOAST_MS.generic });
      await session.signOut();
    },
  });
  return (
    <PasswordFormDialog
      id={FORM_ID}
      form={form}
      title={PRIVACY_MESSAGES.deleteTitle}
      lead={PRIVACY_MESSAGES.deleteLead}
      submit={PRIVACY_MESSAGES.deleteSubmit}
      hasPassword={hasPassword}
      onClose={onClose}
    >
      {projectCount > 0 && <ProjectsPart count={projectCount} />}
      <TextField
        name="userName"
        label={PRIVACY_MESSAGES.userName({ userName })}
        required
        autoComplete="off"
        maxLength={MAX_NAME_LENGTH}
      />
    </PasswordFormDialog>
  );
}
