import { forgottenUserName } from '@specbuilder/shared-contracts/api';
import { ACCOUNT_ERRORS } from '@specbuilder/shared-contracts/domain';
import { usePlatform } from '@specbuilder/shared-ui/core';
import { ScreenLink } from '@specbuilder/shared-ui/router';
import { useState } from 'react';
import { FORGOTTEN_MESSAGES } from '../../messages/forgotten.generated.ts';
import { PublicPage } from '../public-page/public-page.tsx';
import { SignInLink } from '../public-page/sign-in-link.tsx';
import { RecoveryForm } from './recovery-form.tsx';

const MESSAGES = FORGOTTEN_MESSAGES;

/** Mails the user name of an address. */
export function ForgotUserNamePage() {
  const { api } = usePlatform();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const links = (
    <>
      <SignInLink />
      <ScreenLink state="app.account.forgot-password" inline>
        {MESSAGES.forgotPassword}
      </ScreenLink>
    </>
  );
  const page = { state: 'app.account.forgot-username', title: MESSAGES.userNameTitle, links };
  if (sentTo !== null) return <PublicPage {...page} lead={MESSAGES.userNameSent({ email: sentTo })} />;
  return (
    <PublicPage {...page} lead={MESSAGES.userNameLead}>
      <RecoveryForm
        schema={forgottenUserName}
        field="email"
        label={MESSAGES.email}
        type="email"
        autoComplete="email"
        maxLength={254}
        title={MESSAGES.userNameTitle}
        button={MESSAGES.sendUserName}
        unknown={ACCOUNT_ERRORS.noAccountForEmail}
        send={async ({ email }) => {
          await api.account.forgotUserName({ email });
          setSentTo(email);
        }}
      />
    </PublicPage>
  );
}
