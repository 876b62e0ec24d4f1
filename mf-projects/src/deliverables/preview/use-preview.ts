import { MAX_DELIVERABLE_ITEMS } from '@specbuilder/shared-contracts/api';
import { usePlatform, useReadable } from '@specbuilder/shared-ui/core';
import { useQuery } from '@specbuilder/shared-ui/query';
import { type PreviewChoice, preview } from '../request.ts';

/** Deliverables change with each item; one previewed a moment ago need not be generated again. */
const FRESH_MS = 60_000;

/** What the page shows of a deliverable, as HTML. */
export function usePreview(choice: PreviewChoice | null, changeNumber: number) {
  const { api, currency, settings } = usePlatform();
  const { currencyCode } = useReadable(currency);
  const { manufacturerLabelId } = settings.get().manufacturer;
  return useQuery({
    queryKey: [
      'deliverable-preview',
      choice && { ...choice, deliverable: choice.deliverable.key },
      manufacturerLabelId,
      currencyCode,
      changeNumber,
    ],
    enabled: choice !== null && choice.itemIds.length > 0 && choice.itemIds.length <= MAX_DELIVERABLE_ITEMS,
    staleTime: FRESH_MS,
    retry: false,
    queryFn: async ({ signal }) => {
      if (choice === null) throw new Error('Nothing is chosen');
      return (await preview(api, choice, { manufacturerLabelId, currencyCode }, { signal })).text();
    },
  });
}
