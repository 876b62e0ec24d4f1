import { EmptyState, usePlatform } from '@specbuilder/shared-ui/core';
import { useEffect } from 'react';
import { CREATE_ACCOUNTS_MESSAGES } from '../messages/create-accounts.generated.ts';

interface NoRegionProps {
  readonly title: string;
  readonly text: string;
}

/** Sales staff without a region reads so, and goes home (CUS-019, A-214). */
export function NoRegion({ title, text }: NoRegionProps) {
  const platform = usePlatform();
  useEffect(() => {
    let isHere = true;
    const { dialogs, navigate } = platform;
    void dialogs
      .alert({ title, text, confirm: CREATE_ACCOUNTS_MESSAGES.ok })
      .then(() => isHere && navigate('app.home.start'));
    return () => {
      isHere = false;
    };
  }, [platform, title, text]);
  return <EmptyState title={title} text={text} />;
}
