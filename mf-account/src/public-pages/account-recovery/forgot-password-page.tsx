import { forgottenPassword, MAX_USER_NAME_LENGTH } from '@specbuilder/shared-contracts/api';
import { ACCOUNT_ERRORS } from '@specbuilder/shared-contracts/domain';
import { usePlatform } from '@specbuilder/shared-ui/core';
import { ScreenLink } from '@specbuilder/shared-ui/router';
import { FORGOTTEN_MESSAGES } from '../../messages/forgotten.generated.ts';
import { PublicPage } from '../public-page/public-page.tsx';
import { SignInLink } from '../public-page/sign-in-link.tsx';
import { RecoveryForm } from './recovery-form.tsx';
import { writeRequestedUserName } from './requested-user-name.ts';

const MESSAGES = FORGOTTEN_MESSAGES;

/** Mails a link to choose another password. */
export function ForgotPasswordPage() {
  const { api, navigate, storage } = usePlatform();
  return (
    <PublicPage
      state="app.account.forgot-password"
      title={MESSAGES.passwordTitle}
      lead={MESSAGES.passwordLead}
      links={
        <>
          <SignInLink />
          <ScreenLink state="app.account.forgot-username" inline>
            {MESSAGES.forgotUserName}
          </ScreenLink>
        </>
      }
    >
      <RecoveryForm
        schema={forgottenPassword}
        field="username"
        label={MESSAGES.userName}
        type="text"
        autoComplete="username"
        maxLength={MAX_USER_NAME_LENGTH}
        title={MESSAGES.passwordTitle}
        button={MESSAGES.sendLink}
        unknown={ACCOUNT_ERRORS.noAccountForUserName}
        send={async ({ username }) => {
          await api.account.forgotPassword({ username });
          writeRequestedUserName(storage, username);
          navigate('app.account.forgot-password.requested');
        }}
      />
    </PublicPage>
  );
}
