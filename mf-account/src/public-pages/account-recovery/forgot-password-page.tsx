import { forgottenPassword, MAX_USER_NAME_LENGTH } from '@specbuilder/shared-contracts/api';
import { ACCOUNT_ERRORS } from '@specbuilder/shared-contracts/domain';
import { usePlatform } from '@specbuilder/shared-ui/core';
import { ScreenLink } from '@specbuilder/shared-ui/router';
import { FORGOTTEN_TEXTS } from '../../words/forgotten.generated.ts';
import { PublicPage } from '../public-page/public-page.tsx';
import { SignInLink } from '../public-page/sign-in-link.tsx';
import { ForgottenForm } from './forgotten-form.tsx';
import { writeRequestedUserName } from './requested-user-name.ts';

const TEXTS = FORGOTTEN_TEXTS;

/** Mails a link to choose another password. */
export function ForgotPasswordPage() {
  const { api, navigate, storage } = usePlatform();
  return (
    <PublicPage
      state="app.account.forgot-password"
      title={TEXTS.passwordTitle}
      lead={TEXTS.passwordLead}
      links={
        <>
          <SignInLink />
          <ScreenLink state="app.account.forgot-username" inline>
            {TEXTS.forgotUserName}
          </ScreenLink>
        </>
      }
    >
      <ForgottenForm
        schema={forgottenPassword}
        field="username"
        label={TEXTS.userName}
        type="text"
        autoComplete="username"
        maxLength={MAX_USER_NAME_LENGTH}
        title={TEXTS.passwordTitle}
        button={TEXTS.sendLink}
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
