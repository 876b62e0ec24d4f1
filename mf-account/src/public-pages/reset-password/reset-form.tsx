import { passwordReset } from '@specbuilder/shared-contracts/api';
import { errorBodyOf, statusOf } from '@specbuilder/shared-contracts/client';
import { ERRORS } from '@specbuilder/shared-contracts/domain';
import { Button, usePlatform } from '@specbuilder/shared-ui/core';
import { ContractFormView, useContractForm } from '@specbuilder/shared-ui/forms';
import { RESET_PASSWORD_MESSAGES } from '../../messages/reset-password.generated.ts';
import { NewPasswordFields } from '../new-password/new-password-fields.tsx';
import { useFormStyles } from '../public-page/form-styles.ts';

interface ResetFormProps {
  readonly token: string;
  readonly username: string;
  readonly onInvalid: () => void;
}

/** Chooses the password that a mailed link is for. */
export function ResetForm({ token, username, onInvalid }: ResetFormProps) {
  const styles = useFormStyles();
  const { api, dialogs, navigate } = usePlatform();
  const form = useContractForm({
    schema: passwordReset,
    values: { token, username, password: '', confirmPassword: '' },
    submit: async (values) => {
      try {
        await api.account.resetPassword(values);
      } catch (error) {
        if (isAboutPassword(error)) throw error;
        if (statusOf(error) === 400) return onInvalid();
        const { errorHasOccurred: title, unableToConnect: text } = ERRORS;
        return dialogs.alert({ title, text, confirm: RESET_PASSWORD_MESSAGES.ok });
      }
      navigate('app.account.reset-password.complete');
    },
  });
  return (
    <ContractFormView form={form} label={RESET_PASSWORD_MESSAGES.title} className={styles.form}>
      <NewPasswordFields
        name="password"
        label={RESET_PASSWORD_MESSAGES.password}
        repeatName="confirmPassword"
        repeatLabel={RESET_PASSWORD_MESSAGES.repeat}
        knownOfUser={[username]}
      />
      <div className={styles.actions}>
        <Button type="submit" appearance="primary" disabledFocusable={form.methods.formState.isSubmitting}>
          {RESET_PASSWORD_MESSAGES.save}
        </Button>
      </div>
    </ContractFormView>
  );
}

/** A rejected password leaves the link valid; every other 400 concerns the link (ACC-017). */
function isAboutPassword(error: unknown): boolean {
  const fields = Object.keys(errorBodyOf(error)?.errors ?? {});
  return fields.length > 0 && fields.every((field) => field === 'password' || field === 'confirmPassword');
}
