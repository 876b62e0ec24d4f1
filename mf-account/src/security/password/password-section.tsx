import { MAX_PASSWORD_LENGTH, passwordChange, type UserDetails } from '@specbuilder/shared-contracts/api';
import { MESSAGES, TOAST_MS } from '@specbuilder/shared-contracts/domain';
import { Button, usePlatform } from '@specbuilder/shared-ui/core';
import { CheckboxField, ContractFormView, PasswordField, useContractForm } from '@specbuilder/shared-ui/forms';
import { API_KEYS_MESSAGES } from '../../messages/api-keys.generated.ts';
import { PASSWORD_MESSAGES } from '../../messages/password.generated.ts';
import { NewPasswordFields } from '../../public-pages/new-password/new-password-fields.tsx';
import { useFormStyles } from '../../public-pages/public-page/form-styles.ts';
import { rejectionToast } from '../../public-pages/rejection/rejection-toast.ts';
import { KeysRevokedText } from '../api-keys/keys-revoked-text.tsx';
import { useValidKeys } from '../api-keys/use-valid-keys.ts';
import { useCardStyles } from '../cards/card-styles.ts';

/** Changes the password of the signed-in user; other sessions end, as do API keys that the user does not keep. */
export function PasswordSection({ details }: { readonly details: UserDetails }) {
  const styles = useFormStyles();
  const card = useCardStyles();
  const platform = usePlatform();
  const { userId, userName, email, firstName, lastName } = details;
  const keys = useValidKeys();
  const form = useContractForm({
    schema: passwordChange,
    values: { userId, oldPassword: '', newPassword: '', confirmPassword: '' },
    submit: async (values) => {
      await platform.api.account.changePassword(values);
      form.methods.reset();
      void platform.queries.invalidateQueries({ queryKey: platform.apiQueries.apiKeys.list.queryKey() });
      void platform.queries.invalidateQueries({ queryKey: platform.apiQueries.sessions.list.queryKey() });
      platform.bus.publish('profile-updated', { userId, section: 'security' });
      void platform.toasts.show({ kind: 'success', title: MESSAGES.passwordUpdated, durationMs: TOAST_MS.generic });
    },
    onRejected: (error) => void platform.toasts.show(rejectionToast(error)),
  });
  return (
    <section className={card.card} aria-labelledby="password">
      <h2 id="password" className={card.heading}>
        {PASSWORD_MESSAGES.title}
      </h2>
      <ContractFormView form={form} label={PASSWORD_MESSAGES.title} className={styles.form}>
        <PasswordField
          name="oldPassword"
          label={PASSWORD_MESSAGES.old}
          autoComplete="current-password"
          maxLength={MAX_PASSWORD_LENGTH}
        />
        <NewPasswordFields
          name="newPassword"
          label={PASSWORD_MESSAGES.new}
          repeatName="confirmPassword"
          repeatLabel={PASSWORD_MESSAGES.repeat}
          knownOfUser={[userName, email, firstName, lastName]}
        />
        {keys.length > 0 && (
          <>
            <KeysRevokedText keys={keys} />
            <CheckboxField name="keepApiKeys" label={API_KEYS_MESSAGES.keep} />
          </>
        )}
        <div className={styles.actions}>
          <Button type="submit" appearance="primary" disabledFocusable={form.methods.formState.isSubmitting}>
            {PASSWORD_MESSAGES.change}
          </Button>
        </div>
      </ContractFormView>
    </section>
  );
}
