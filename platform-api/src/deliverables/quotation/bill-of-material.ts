import { written } from '../../catalogue/index.ts';
import { DELIVERABLE_MESSAGES as MESSAGES } from '../../core/index.ts';
import type { Block } from '../layout/printed-document.ts';
import type { QuotedPrices } from '../prices/quoted-prices.ts';
import { money, namedPart, priceText, type Quoted, type QuotedItem } from './quoted-items.ts';
import type { QuotedPart } from './quoted-lines.ts';

export interface BillRow {
  readonly line: QuotedItem;
  readonly code: string;
  readonly name: string;
  /** Null on request. */
  readonly part: QuotedPart | null;
}

/** What each item is made of; an item without a price has one row that says so. */
export function billRows({ lines }: Pick<Quoted, 'lines'>): BillRow[] {
  return lines.flatMap((line): BillRow[] => {
    const { item, price } = line;
    if (price === null) return [{ line, part: null, ...namedPart({ kind: 'unit', usd: 0 }, item) }];
    return price.parts.map((part) => ({ line, part, ...namedPart(part.part, item) }));
  });
}

/** A table for each item, whose parts add up to its price. */
export function billOfMaterial(quoted: Quoted, prices: QuotedPrices): Block[] {
  const { quotation: texts } = MESSAGES;
  const isNumeric = true;
  return quoted.lines.map((line): Block => {
    const { item, price } = line;
    const rows = billRows({ lines: [line] });
    const title = MESSAGES.strip({ tag: item.tag, model: item.item.modelDisplayAs, quantity: item.item.qty });
    return {
      kind: 'table',
      look: 'rows',
      title,
      columns: [
        { label: texts.code },
        { label: texts.description },
        { label: MESSAGES.column.qty, isNumeric },
        { label: texts.listEach, isNumeric },
        { label: texts.netEach, isNumeric },
        { label: texts.net, isNumeric },
      ],
      rows: [
        ...rows.map(({ code, name, part }) => [
          code,
          name,
          written(item.item.qty),
          ...[part?.listEach, part?.netEach, part?.net].map((cents) => partText(cents, prices)),
        ]),
        ...(price === null
          ? []
          : [
              ['', texts.total, '', ...[price.listEach, price.netEach, price.net].map((cents) => money(cents, prices))],
            ]),
      ],
    };
  });
}

/** Of an option that the unit includes there is no price to pay. */
function partText(cents: number | undefined, prices: QuotedPrices): string {
  return cents === 0 ? MESSAGES.quotation.included : priceText(cents, prices);
}
