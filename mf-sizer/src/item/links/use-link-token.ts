import { useLocation } from '@specbuilder/shared-ui/router';

/** The token that opens the page to anyone with its link; null in an address without one. */
export function useLinkToken(): string | null {
  return new URLSearchParams(useLocation().search).get('link') || null;
}
