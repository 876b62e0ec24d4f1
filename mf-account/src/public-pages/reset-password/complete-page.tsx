import { Button, usePlatform } from '@specbuilder/shared-ui/core';
import { PUBLIC_PAGE_MESSAGES } from '../../messages/public-page.generated.ts';
import { RESET_PASSWORD_MESSAGES } from '../../messages/reset-password.generated.ts';
import { PublicPage } from '../public-page/public-page.tsx';

/** The password has changed; sessions with the previous one have ended. */
export function CompletePage() {
  const { session } = usePlatform();
  return (
    <PublicPage
      state="app.account.reset-password.complete"
      title={RESET_PASSWORD_MESSAGES.completeTitle}
      lead={RESET_PASSWORD_MESSAGES.completeLead}
    >
      <Button appearance="primary" onClick={() => void session.signIn()}>
        {PUBLIC_PAGE_MESSAGES.signIn}
      </Button>
    </PublicPage>
  );
}
