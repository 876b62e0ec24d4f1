import { Link, usePlatform } from '@specbuilder/shared-ui/core';
import { PUBLIC_PAGE_MESSAGES } from '../../messages/public-page.generated.ts';

/** @param lead text before the link */
export function SignInLink({ lead }: { readonly lead?: string }) {
  const { session } = usePlatform();
  return (
    <span>
      {lead !== undefined && `${lead} `}
      <Link as="button" inline onClick={() => void session.signIn()}>
        {PUBLIC_PAGE_MESSAGES.signIn}
      </Link>
    </span>
  );
}
