import { usePlatform } from '@specbuilder/shared-ui/core';
import { Navigate, ScreenLink } from '@specbuilder/shared-ui/router';
import { FORGOTTEN_MESSAGES } from '../../messages/forgotten.generated.ts';
import { PublicPage } from '../public-page/public-page.tsx';
import { SignInLink } from '../public-page/sign-in-link.tsx';
import { readRequestedUserName } from './requested-user-name.ts';

/** Says that the link is on its way; without a request in this session it leads back to the form (ACC-013). */
export function RequestedPage() {
  const { storage } = usePlatform();
  const userName = readRequestedUserName(storage);
  if (userName === null) return <Navigate to="/account/forgot-password" replace />;
  return (
    <PublicPage
      state="app.account.forgot-password.requested"
      title={FORGOTTEN_MESSAGES.requestedTitle}
      lead={FORGOTTEN_MESSAGES.requestedLead({ userName })}
      links={
        <>
          <SignInLink />
          <ScreenLink state="app.account.forgot-password" inline>
            {FORGOTTEN_MESSAGES.sendAgain}
          </ScreenLink>
        </>
      }
    />
  );
}
