import { type NewAccountInvitation, newAccountInvitation } from '@specbuilder/shared-contracts/api';
import { Button, makeStyles, tokens, usePlatform } from '@specbuilder/shared-ui/core';
import { ContractFormView, TextField, useContractForm } from '@specbuilder/shared-ui/forms';
import { ClosableDialog } from '@specbuilder/shared-ui/overlay';
import { ADMIN_USER_MESSAGES as MESSAGES } from '../../messages/admin-user.generated.ts';
import { useAdminToasts } from '../page/use-admin-toasts.ts';
import { RightsFields } from './rights-fields.tsx';

const EMPTY: NewAccountInvitation = { firstName: '', lastName: '', email: '', roles: ['user'], salesRegions: [] };

/** Creates an account for another person, who chooses the password. */
export default function InviteDialog({ onClose }: { readonly onClose: () => void }) {
  const styles = useStyles();
  const { api, apiQueries, queries } = usePlatform();
  const toasts = useAdminToasts();
  const form = useContractForm<NewAccountInvitation, NewAccountInvitation>({
    schema: newAccountInvitation,
    values: EMPTY,
    submit: async (invitation) => {
      const { email } = await api.adminUsers.invite(invitation);
      await queries.invalidateQueries({ queryKey: apiQueries.adminUsers.key() });
      toasts.done(MESSAGES.invited({ email }));
      onClose();
    },
    onRejected: toasts.failed,
  });
  const { isSubmitting } = form.methods.formState;
  return (
    <ClosableDialog
      title={MESSAGES.inviteTitle}
      closeLabel={MESSAGES.close}
      onClose={onClose}
      className={styles.surface}
      contentClassName={styles.content}
      actions={
        <>
          <Button onClick={onClose}>{MESSAGES.cancel}</Button>
          <Button appearance="primary" disabledFocusable={isSubmitting} onClick={() => form.onSubmit()}>
            {MESSAGES.send}
          </Button>
        </>
      }
    >
      <p className={styles.lead}>{MESSAGES.inviteLead}</p>
      <ContractFormView form={form} label={MESSAGES.inviteForm} className={styles.form}>
        <TextField name="firstName" label={MESSAGES.firstName} required autoComplete="off" />
        <TextField name="lastName" label={MESSAGES.lastName} required autoComplete="off" />
        <TextField name="email" type="email" label={MESSAGES.email} required autoComplete="off" />
        <RightsFields />
      </ContractFormView>
    </ClosableDialog>
  );
}

const useStyles = makeStyles({
  surface: { maxWidth: '520px' },
  content: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
  lead: { margin: 0, color: tokens.colorNeutralForeground2 },
  form: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM, padding: '2px' },
});
