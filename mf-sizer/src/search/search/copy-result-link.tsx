import { usePlatform } from '@specbuilder/shared-ui/core';
import { CopyLinkButton } from '../../item/links/copy-link-button.tsx';
import { LINKS_MESSAGES } from '../../messages/links.generated.ts';
import { type SearchAddress, searchParams } from './search-address.ts';

/** The link of the result that the address names. It is of the search, whichever item of a project it was made for. */
export function CopyResultLink({ address }: { readonly address: SearchAddress }) {
  const { api, apiQueries, navigation } = usePlatform();
  const { resultId } = address;
  if (resultId === null) return null;
  return (
    <CopyLinkButton
      query={{
        queryKey: apiQueries.links.ofResult.queryKey({ input: { resultId } }),
        queryFn: () => api.links.ofResult({ resultId }),
      }}
      hrefOf={({ link = null }) =>
        navigation.href('app.fans.sizer.search', searchParams({ ...address, reselect: null, link }))
      }
      opensTo={LINKS_MESSAGES.copiedText}
    />
  );
}
