import { Button, usePlatform, useReadable } from '@specbuilder/shared-ui/core';
import type { ReactNode } from 'react';
import { KEPT_ELSEWHERE_MESSAGES } from '../../messages/kept-elsewhere.generated.ts';
import { PUBLIC_PAGE_MESSAGES } from '../../messages/public-page.generated.ts';
import { PublicPage } from '../public-page/public-page.tsx';

interface LocalAccountsProps {
  /** State name of the page's route. */
  readonly state: string;
  readonly children: ReactNode;
}

/** A page that creates or recovers an account, if this site manages accounts; else a link to the provider. */
export function LocalAccounts({ state, children }: LocalAccountsProps) {
  const { session, settings } = usePlatform();
  if (useReadable(settings).app.appFeatures.localAccountsEnabled) return children;
  return (
    <PublicPage state={state} title={KEPT_ELSEWHERE_MESSAGES.title} lead={KEPT_ELSEWHERE_MESSAGES.lead}>
      <Button appearance="primary" onClick={() => void session.signIn()}>
        {PUBLIC_PAGE_MESSAGES.signIn}
      </Button>
    </PublicPage>
  );
}
