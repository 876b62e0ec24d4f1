import { forgottenUserName } from '@specbuilder/shared-contracts/api';
import { ACCOUNT_ERRORS } from '@specbuilder/shared-contracts/domain';
import { usePlatform } from '@specbuilder/shared-ui/core';
import { ScreenLink } from '@specbuilder/shared-ui/router';
import { useState } from 'react';
import { FORGOTTEN_TEXTS } from '../../words/forgotten.generated.ts';
import { PublicPage } from '../public-page/public-page.tsx';
import { SignInLink } from '../public-page/sign-in-link.tsx';
import { ForgottenForm } from './forgotten-form.tsx';

const TEXTS = FORGOTTEN_TEXTS;

/** Mails the user name of an address. */
export function ForgotUserNamePage() {
  const { api } = usePlatform();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const links = (
    <>
      <SignInLink />
      <ScreenLink state="app.account.forgot-password" inline>
        {TEXTS.forgotPassword}
      </ScreenLink>
    </>
  );
  const page = { state: 'app.account.forgot-username', title: TEXTS.userNameTitle, links };
  if (sentTo !== null) return <PublicPage {...page} lead={TEXTS.userNameSent({ email: sentTo })} />;
  return (
    <PublicPage {...page} lead={TEXTS.userNameLead}>
      <ForgottenForm
        schema={forgottenUserName}
        field="email"
        label={TEXTS.email}
        type="email"
        autoComplete="email"
        maxLength={254}
        title={TEXTS.userNameTitle}
        button={TEXTS.sendUserName}
        unknown={ACCOUNT_ERRORS.noAccountForEmail}
        send={async ({ email }) => {
          await api.account.forgotUserName({ email });
          setSentTo(email);
        }}
      />
    </PublicPage>
  );
}
