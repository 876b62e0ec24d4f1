import type { FanItem } from '@specbuilder/shared-contracts/api';
import { usePlatform } from '@specbuilder/shared-ui/core';
import { LINKS_MESSAGES } from '../../messages/links.generated.ts';
import { CopyLinkButton } from './copy-link-button.tsx';

/** The link of an item: of one in a project, for its members. */
export function CopyItemLink({ item: { fanItemId, projectId } }: { readonly item: FanItem }) {
  const { api, apiQueries, navigation } = usePlatform();
  return (
    <CopyLinkButton
      query={{
        queryKey: apiQueries.links.ofItem.queryKey({ input: { fanItemId } }),
        queryFn: () => api.links.ofItem({ fanItemId }),
      }}
      hrefOf={(link) => navigation.href('app.fans.sizer.options', { fanItemId, ...link })}
      opensTo={projectId === null ? LINKS_MESSAGES.copiedText : LINKS_MESSAGES.copiedMembers}
    />
  );
}
