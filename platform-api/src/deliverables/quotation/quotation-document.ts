import { openPointsOf } from '@specbuilder/shared-contracts/domain';
import { written } from '../../catalogue/index.ts';
import { DELIVERABLE_MESSAGES as MESSAGES } from '../../core/index.ts';
import { lineName } from '../facts/performance-facts.ts';
import { partyFacts } from '../layout/job-facts.ts';
import { dateText, type Letterhead, letterheadOf } from '../layout/letterhead.ts';
import type { Block, DocumentSection, Fact, PrintedDocument, TableBlock } from '../layout/printed-document.ts';
import { officeFacts, preparedFacts } from '../layout/sender-facts.ts';
import type { QuotedPrices } from '../prices/quoted-prices.ts';
import type { DeliverableSubject } from '../subject/subject.ts';
import { billOfMaterial } from './bill-of-material.ts';
import { convertedFreightText, plainNumber as plain, termsBlocks } from './printed-terms.ts';
import { insteadText, money, priceText, type Quoted, quotedItems } from './quoted-items.ts';

const DAY_MS = 86_400_000;

/** An offer with its sums and terms, and the parts that its prices are made of. */
export function quotationDocument(
  subject: DeliverableSubject,
  orientation: DocumentSection['orientation'],
  prices: QuotedPrices,
): PrintedDocument {
  const quoted = quotedItems(subject, prices);
  const page = { orientation, strip: MESSAGES.document.quotation, hasHeader: true };
  return {
    title: MESSAGES.documentTitle({ document: MESSAGES.document.quotation, project: subject.projectName }),
    sections: [
      {
        ...page,
        bookmark: { text: MESSAGES.quotation.title, hasParts: false },
        blocks: [
          { kind: 'heading', level: 1, text: MESSAGES.quotation.title, aside: subject.referenceId },
          ...headBlocks(subject, prices),
          ...openNotice(quoted),
          lineTable(quoted, prices),
          ...totalBlocks(quoted, prices, convertedFreightText(prices, subject)),
          ...alternateBlocks(quoted, prices),
          ...termsBlocks(prices),
        ],
      },
      {
        ...page,
        bookmark: { text: MESSAGES.quotation.billTitle, hasParts: false },
        blocks: [{ kind: 'heading', level: 1, text: MESSAGES.quotation.billTitle }, ...billOfMaterial(quoted, prices)],
      },
    ],
  };
}

function headBlocks(subject: DeliverableSubject, prices: QuotedPrices): Block[] {
  const to = partyFacts(subject);
  const { terms, from, to: title } = MESSAGES.quotation;
  return [
    {
      kind: 'facts',
      lists: [
        { title: terms, facts: termFacts(subject, prices) },
        { title: from, facts: [...preparedFacts(subject), ...officeFacts(subject)] },
      ],
    },
    ...(to.length === 0 ? [] : [{ kind: 'facts', lists: [{ title, facts: to }] } as const]),
  ];
}

function termFacts({ projectName, referenceId, date, facts }: DeliverableSubject, prices: QuotedPrices): Fact[] {
  const { currency, terms, brandTerms, priceLists } = prices;
  const days = terms.validDays ?? brandTerms.validDays;
  const until = dateText(new Date(date.getTime() + days * DAY_MS), facts);
  const { currencyCode: code, exchangeRate, ratedOnUtc } = currency;
  const rate = { code, rate: plain(exchangeRate), day: dateText(ratedOnUtc, facts) };
  return [
    [MESSAGES.quotation.project, [projectName, facts.projectNumber].filter(Boolean).join(', ')],
    [MESSAGES.quotation.number, referenceId],
    [MESSAGES.quotation.date, dateText(date, facts)],
    [MESSAGES.quotation.validUntil, MESSAGES.quotation.days({ day: until, days })],
    [MESSAGES.quotation.currency, code === 'USD' ? code : MESSAGES.quotation.rate(rate)],
    [MESSAGES.quotation.priceList, priceLists.join(', ')],
    ...(terms.multiplier === undefined ? [] : [[MESSAGES.quotation.multiplier, plain(terms.multiplier)] as const]),
  ];
}

/** An item that cannot be supplied as it is may get another price. */
function openNotice({ lines }: Quoted): Block[] {
  const open = openPointsOf(lines.map(({ item }) => item));
  if (open.length === 0) return [];
  const items = open.map(MESSAGES.cover.openPoints).join(', ');
  return [{ kind: 'text', text: MESSAGES.quotation.openItems({ items }) }];
}

function lineTable({ lines }: Quoted, prices: QuotedPrices): TableBlock {
  const isNumeric = true;
  return {
    kind: 'table',
    look: 'rows',
    columns: [
      { label: MESSAGES.column.tag },
      { label: MESSAGES.column.qty, isNumeric },
      { label: MESSAGES.column.model },
      { label: MESSAGES.quotation.description },
      { label: MESSAGES.quotation.listEach, isNumeric },
      { label: MESSAGES.quotation.netEach, isNumeric },
      { label: MESSAGES.quotation.net, isNumeric },
    ],
    rows: lines.map(({ item, price }) => [
      item.tag,
      written(item.item.qty),
      item.item.modelDisplayAs,
      lineName(item),
      ...[price?.listEach, price?.netEach, price?.net].map((cents) => priceText(cents, prices)),
    ]),
  };
}

/** The sums, what they count, and what they do not. */
function totalBlocks({ lines, totals }: Quoted, prices: QuotedPrices, converted: string | null): Block[] {
  const { equipment, priced, unpriced, freight, tax, total } = totals;
  const { taxPercent } = prices.terms;
  const known = (cents: number | null) => (cents === null ? MESSAGES.quotation.notQuoted : money(cents, prices));
  const count = { priced, lines: lines.length };
  const facts: Fact[] = [
    [
      unpriced === 0 ? MESSAGES.quotation.equipmentAll(count) : MESSAGES.quotation.equipment(count),
      priced === 0 ? MESSAGES.quotation.onRequest : money(equipment, prices),
    ],
    [MESSAGES.quotation.freight, known(freight)],
    [
      taxPercent === undefined ? MESSAGES.quotation.taxLabel : MESSAGES.quotation.tax({ percent: plain(taxPercent) }),
      known(tax),
    ],
    [
      unpriced === 0 ? MESSAGES.quotation.total : MESSAGES.quotation.totalPart,
      total === null ? MESSAGES.quotation.onRequest : money(total, prices),
    ],
  ];
  const tags = lines.flatMap(({ item, price }) => (price === null ? [item.tag] : [])).join(', ');
  return [
    { kind: 'facts', lists: [{ title: '', facts }] },
    { kind: 'text', text: countsText(totals), isQuiet: true },
    ...(converted === null ? [] : [{ kind: 'text', text: converted, isQuiet: true } as const]),
    ...(unpriced === 0 ? [] : [{ kind: 'text', text: MESSAGES.quotation.unpriced({ tags }) } as const]),
  ];
}

function countsText({ freight, tax }: Quoted['totals']): string {
  const { all, noFreight, noTax, neither } = MESSAGES.quotation.counts;
  if (freight === null) return tax === null ? neither : noFreight;
  return tax === null ? noTax : all;
}

function alternateBlocks({ alternates }: Quoted, prices: QuotedPrices): Block[] {
  if (alternates.length === 0) return [];
  const isNumeric = true;
  return [
    {
      kind: 'table',
      look: 'rows',
      title: MESSAGES.quotation.alternates,
      columns: [
        { label: MESSAGES.column.tag },
        { label: MESSAGES.column.qty, isNumeric },
        { label: MESSAGES.column.model },
        { label: MESSAGES.column.inPlaceOf },
        { label: MESSAGES.quotation.net, isNumeric },
        { label: MESSAGES.quotation.difference, isNumeric },
      ],
      rows: alternates.map(({ tag, model, quantity, quoted, instead }) => [
        tag ?? instead.item.tag,
        written(quantity),
        model,
        insteadText({ instead }),
        priceText(quoted?.net, prices),
        quoted === null || instead.price === null
          ? MESSAGES.quotation.onRequest
          : signed(quoted.net - instead.price.net, prices),
      ]),
    },
  ];
}

function signed(cents: number, prices: QuotedPrices): string {
  return cents > 0 ? `+${money(cents, prices)}` : money(cents, prices);
}

/** Number and status of a submittal say nothing of an offer. */
export function quotationHead(subject: DeliverableSubject): Letterhead {
  const head = letterheadOf(subject);
  const [project = ''] = head.headerLines;
  return { ...head, headerLines: [project, dateText(subject.date, subject.facts)] };
}
