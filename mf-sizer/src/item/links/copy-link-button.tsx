import { LinkRegular } from '@fluentui/react-icons/headless/svg/link';
import { TOAST_MS } from '@specbuilder/shared-contracts/domain';
import { BREAKPOINTS, Button, copyText, useMediaQuery, usePlatform } from '@specbuilder/shared-ui/core';
import { LINKS_MESSAGES } from '../../messages/links.generated.ts';
import { mailedAddress } from './mailed-address.ts';
import { useLinkToken } from './use-link-token.ts';

interface CopyLinkButtonProps {
  /** Key and call by which the token of the link is had. */
  readonly query: {
    readonly queryKey: readonly unknown[];
    readonly queryFn: () => Promise<{ readonly linkToken: string | null }>;
  };
  /** Address of the screen, with the parameters of the link. */
  readonly hrefOf: (link: { readonly link?: string }) => string | null;
  /** Who can open it. */
  readonly opensTo: string;
}

/** Copies an address that anyone with the link can open in any browser. A shop's page has no such address. */
export function CopyLinkButton({ query, hrefOf, opensTo }: CopyLinkButtonProps) {
  const { queries, toasts, store, log, settings, serverUrl } = usePlatform();
  const present = useLinkToken();
  const isPhone = useMediaQuery(BREAKPOINTS.phone);
  const token = () => queries.fetchQuery({ ...query, staleTime: Number.POSITIVE_INFINITY });
  // Requested before the click, because browsers allow clipboard writes only during the click itself.
  const prepare = () => void queries.prefetchQuery({ ...query, staleTime: Number.POSITIVE_INFINITY });
  const copy = async () => {
    let address = '';
    try {
      const link = (await token()).linkToken ?? present;
      address = mailedAddress({ settings, serverUrl }, hrefOf(link === null ? {} : { link }) ?? '');
      await copyText(address);
      void toasts.show({
        kind: 'success',
        title: LINKS_MESSAGES.copiedTitle,
        text: opensTo,
        durationMs: TOAST_MS.addFan,
      });
    } catch (error) {
      log.error('A link could not be copied', error);
      const text = address === '' ? undefined : LINKS_MESSAGES.copyByHand({ address });
      void toasts.show({
        kind: 'warning',
        title: LINKS_MESSAGES.failed,
        ...(text !== undefined && { text }),
        durationMs: TOAST_MS.failure,
      });
    }
  };
  if (store !== null) return null;
  return (
    <Button
      appearance="subtle"
      size={isPhone ? 'small' : 'medium'}
      icon={<LinkRegular />}
      aria-label={LINKS_MESSAGES.copy}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={() => void copy()}
    >
      {!isPhone && LINKS_MESSAGES.copy}
    </Button>
  );
}
