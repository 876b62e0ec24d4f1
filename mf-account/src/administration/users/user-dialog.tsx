import { type AdminUser, GRANTED_ROLES, type UserRights, userRights } from '@specbuilder/shared-contracts/api';
import { formatInstant } from '@specbuilder/shared-contracts/language';
import { Button, makeStyles, tokens, usePlatform } from '@specbuilder/shared-ui/core';
import { MessageBar, MessageBarBody } from '@specbuilder/shared-ui/data';
import { ContractFormView, useContractForm } from '@specbuilder/shared-ui/forms';
import { ClosableDialog } from '@specbuilder/shared-ui/overlay';
import { ScreenLink } from '@specbuilder/shared-ui/router';
import { ADMIN_USER_MESSAGES as MESSAGES } from '../../messages/admin-user.generated.ts';
import { useAdminToasts } from '../page/use-admin-toasts.ts';
import { RightsFields } from './rights-fields.tsx';
import { useUserSteps } from './use-user-steps.ts';

interface UserDialogProps {
  readonly user: AdminUser;
  readonly onClose: () => void;
}

/** What an account may do, and the ways to disable it and to end its sessions. */
export default function UserDialog({ user, onClose }: UserDialogProps) {
  const styles = useStyles();
  const { api, dialogs } = usePlatform();
  const toasts = useAdminToasts();
  const steps = useUserSteps(user, onClose);
  const form = useContractForm<UserRights, UserRights>({
    schema: userRights,
    values: { roles: grantedRolesOf(user), salesRegions: user.salesRegions },
    submit: async (rights) => {
      await api.adminUsers.saveRights({ userId: user.userId, ...rights });
      await steps.refresh();
      toasts.done(MESSAGES.saved({ name: user.name }));
      onClose();
    },
    onRejected: toasts.failed,
  });
  const { isDirty, isSubmitting } = form.methods.formState;
  const close = async () => {
    if (!isDirty || (await dialogs.confirm(MESSAGES.discard))) onClose();
  };
  return (
    <ClosableDialog
      title={user.name}
      closeLabel={MESSAGES.close}
      onClose={() => void close()}
      className={styles.surface}
      contentClassName={styles.content}
      actions={
        <>
          <Button onClick={() => void close()}>{MESSAGES.cancel}</Button>
          {!user.isExternal && (
            <Button appearance="primary" disabledFocusable={isSubmitting} onClick={() => form.onSubmit()}>
              {MESSAGES.save}
            </Button>
          )}
        </>
      }
    >
      <Facts user={user} />
      {user.isExternal ? (
        <MessageBar>
          <MessageBarBody>{MESSAGES.external}</MessageBarBody>
        </MessageBar>
      ) : (
        <ContractFormView form={form} label={MESSAGES.form} className={styles.form}>
          <RightsFields />
        </ContractFormView>
      )}
      <div className={styles.steps}>
        <Button onClick={() => void steps.endSessions()}>{MESSAGES.endSessions}</Button>
        <Button onClick={() => void steps.setClosed(user.closedOnUtc === null)}>
          {user.closedOnUtc === null ? MESSAGES.disable : MESSAGES.enable}
        </Button>
        <ScreenLink state="app.admin.audit" params={{ userId: user.userId }}>
          {MESSAGES.audit}
        </ScreenLink>
      </div>
    </ClosableDialog>
  );
}

function Facts({ user }: { readonly user: AdminUser }) {
  const styles = useStyles();
  const { userName, email, companyName, createdOnUtc, isInvited } = user;
  const since = `${MESSAGES.since} ${formatInstant(createdOnUtc, { dateStyle: 'medium' })}`;
  return (
    <div className={styles.facts}>
      <span>{[userName, email, companyName].filter(Boolean).join(' · ')}</span>
      <span>{isInvited ? `${since}. ${MESSAGES.openInvitation}` : since}</span>
    </div>
  );
}

/** Those that a form may send; accounts have no others, whatever the store allows. */
function grantedRolesOf({ roles }: AdminUser): UserRights['roles'] {
  return GRANTED_ROLES.filter((role) => roles.includes(role));
}

const useStyles = makeStyles({
  surface: { maxWidth: '560px' },
  content: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL },
  form: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalM,
    // Leave space for the focus rings of the outermost fields.
    padding: '2px',
  },
  facts: {
    display: 'flex',
    flexDirection: 'column',
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    overflowWrap: 'anywhere',
  },
  steps: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    paddingBlock: tokens.spacingVerticalM,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
});
