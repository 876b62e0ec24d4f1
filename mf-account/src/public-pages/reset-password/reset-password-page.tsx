import { ScreenLink, useSearchParams } from '@specbuilder/shared-ui/router';
import { useState } from 'react';
import { RESET_PASSWORD_MESSAGES } from '../../messages/reset-password.generated.ts';
import { PublicPage } from '../public-page/public-page.tsx';
import { ResetForm } from './reset-form.tsx';

const STATE = 'app.account.reset-password';

/** Where a mailed link leads: `t` is its token, `u` the user name (ACC-015). */
export function ResetPasswordPage() {
  const [query] = useSearchParams();
  const token = query.get('t') ?? '';
  const username = query.get('u') ?? '';
  const [rejected, setRejected] = useState<string | null>(null);
  const isInvalid = token === '' || username === '' || rejected === token;
  if (isInvalid) {
    return (
      <PublicPage
        state={STATE}
        title={RESET_PASSWORD_MESSAGES.invalidTitle}
        lead={RESET_PASSWORD_MESSAGES.invalidLead}
        links={
          <ScreenLink state="app.account.forgot-password" inline>
            {RESET_PASSWORD_MESSAGES.retry}
          </ScreenLink>
        }
      />
    );
  }
  return (
    <PublicPage
      state={STATE}
      title={RESET_PASSWORD_MESSAGES.title}
      lead={RESET_PASSWORD_MESSAGES.lead({ userName: username })}
    >
      <ResetForm key={token} token={token} username={username} onInvalid={() => setRejected(token)} />
    </PublicPage>
  );
}
