import { DismissRegular } from '@fluentui/react-icons/headless/svg/dismiss';
import { Button } from '@specbuilder/shared-ui/core';
import { SEARCH_MESSAGES } from '../../messages/search.generated.ts';

export function CloseButton({ onClick }: { readonly onClick: () => void }) {
  return (
    <Button
      appearance="subtle"
      icon={<DismissRegular />}
      aria-label={SEARCH_MESSAGES.closeCriteria}
      onClick={onClick}
    />
  );
}
