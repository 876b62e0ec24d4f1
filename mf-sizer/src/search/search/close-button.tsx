import { DismissRegular } from '@fluentui/react-icons/headless/svg/dismiss';
import { Button } from '@specbuilder/shared-ui/core';
import { SEARCH_TEXTS } from '../../words/search.generated.ts';

export function CloseButton({ onClick }: { readonly onClick: () => void }) {
  return (
    <Button appearance="subtle" icon={<DismissRegular />} aria-label={SEARCH_TEXTS.closeCriteria} onClick={onClick} />
  );
}
