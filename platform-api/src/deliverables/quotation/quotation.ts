import { QUOTATION } from '@specbuilder/shared-contracts/domain';
import { DELIVERABLE_MESSAGES } from '../../core/index.ts';
import { type BuildOptions, defineDeliverable } from '../deliverable.ts';
import { pagesOf } from '../pages.ts';
import type { QuotedPrices } from '../prices/quoted-prices.ts';
import { quotationCsv, quotationWorkbook } from './quotation-data.ts';
import { quotationDocument, quotationHead } from './quotation-document.ts';

export const quotation = defineDeliverable(QUOTATION, {
  documentName: () => DELIVERABLE_MESSAGES.document.quotation,
  build: {
    ...pagesOf((subject, options) => quotationDocument(subject, options.orientation, pricesOf(options)), quotationHead),
    CSV: (subject, options) => quotationCsv(subject, pricesOf(options)),
    XLSX: (subject, options) =>
      options.renderer.render(quotationWorkbook(subject, pricesOf(options)), { signal: options.signal }),
  },
});

function pricesOf({ prices }: BuildOptions): QuotedPrices {
  // The declaration has prices, so that they are read before.
  if (prices === null) throw new Error('A quotation was built without prices');
  return prices;
}
