import type { HvlsSpecification } from '@specbuilder/shared-contracts/api';
import { formatQuantity } from '@specbuilder/shared-ui/core';
import { SEARCH_MESSAGES } from '../../messages/search.generated.ts';

/** '20,000 sq ft', or that no floor area is known. */
export function spaceInWords({ squareFeet }: Pick<HvlsSpecification, 'squareFeet'>): string {
  const area = formatQuantity(squareFeet, 'area');
  return area === '' ? SEARCH_MESSAGES.noArea : SEARCH_MESSAGES.space({ area });
}
