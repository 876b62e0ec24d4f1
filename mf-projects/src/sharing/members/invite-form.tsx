import { MEMBER_ROLES, newInvitation } from '@specbuilder/shared-contracts/api';
import { errorBodyOf } from '@specbuilder/shared-contracts/client';
import { modelStateMessage, TOAST_MS } from '@specbuilder/shared-contracts/domain';
import { Button, makeStyles, tokens, usePlatform } from '@specbuilder/shared-ui/core';
import { ContractFormView, SelectField, TextField, useContractForm } from '@specbuilder/shared-ui/forms';
import { MEMBERS_MESSAGES } from '../../messages/members.generated.ts';

const EMPTY = { email: '', role: 'editor' } as const;

/** Invites one person by e-mail; the form is empty again after that, for the next one. */
export function InviteForm({ projectId }: { readonly projectId: string }) {
  const styles = useStyles();
  const { api, apiQueries, log, queries, toasts } = usePlatform();
  const form = useContractForm({
    schema: newInvitation,
    values: EMPTY,
    submit: async (invitation) => {
      const { email } = await api.projects.members.invite({ projectId, ...invitation });
      void toasts.show({ kind: 'success', title: MEMBERS_MESSAGES.invited({ email }), durationMs: TOAST_MS.project });
      form.methods.reset({ ...EMPTY, role: invitation.role });
      await queries.invalidateQueries({
        queryKey: apiQueries.projects.members.list.queryKey({ input: { projectId } }),
      });
    },
    onRejected: (error) => {
      if (errorBodyOf(error)?.errors['email'] !== undefined) return;
      log.error('The invitation failed', error);
      void toasts.show({ kind: 'error', title: modelStateMessage(errorBodyOf(error)), durationMs: TOAST_MS.failure });
    },
  });
  const options = MEMBER_ROLES.map((value) => ({ value, label: MEMBERS_MESSAGES.roles[value] })).reverse();
  return (
    <ContractFormView form={form} label={MEMBERS_MESSAGES.form} className={styles.form}>
      <div className={styles.email}>
        <TextField name="email" type="email" label={MEMBERS_MESSAGES.email} autoComplete="off" />
      </div>
      <SelectField name="role" label={MEMBERS_MESSAGES.role} options={options} />
      <Button type="submit" appearance="primary" disabledFocusable={form.methods.formState.isSubmitting}>
        {MEMBERS_MESSAGES.invite}
      </Button>
    </ContractFormView>
  );
}

const useStyles = makeStyles({
  form: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    gap: tokens.spacingHorizontalS,
    // Leave space for the focus rings of the outermost fields.
    padding: '2px',
  },
  email: { flexGrow: 1, minWidth: '200px' },
});
