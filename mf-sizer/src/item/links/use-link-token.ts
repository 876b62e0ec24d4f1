import { useLocation } from '@specbuilder/shared-ui/router';

/** What opens the page to whoever has its link; null in an address without. */
export function useLinkToken(): string | null {
  return new URLSearchParams(useLocation().search).get('link') || null;
}
