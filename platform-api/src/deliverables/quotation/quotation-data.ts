import { csvFileText, PageSize } from '@specbuilder/shared-contracts/domain';
import { DELIVERABLE_MESSAGES as MESSAGES, type XlsxJob, type XlsxSheet } from '../../core/index.ts';
import { lineName } from '../facts/performance-facts.ts';
import type { QuotedPrices } from '../prices/quoted-prices.ts';
import type { DeliverableSubject } from '../subject/subject.ts';
import { billRows } from './bill-of-material.ts';
import { brandLines, convertedFreightText, ownLines } from './printed-terms.ts';
import { insteadText, type Quoted, quotedItems } from './quoted-items.ts';

type Cell = string | number;
interface Sheet {
  readonly name: string;
  readonly heads: readonly (readonly string[])[];
  readonly rows: readonly (readonly Cell[])[];
}

/** Columns of amounts. */
const CENTS = 2;

/** One row for each part, freight and tax: the last column of amounts adds up to the total. What is not priced is blank. */
export function quotationCsv(subject: DeliverableSubject, prices: QuotedPrices): string {
  const { heads, rows } = billSheet(quotedItems(subject, prices), prices, convertedFreightText(prices, subject));
  return csvFileText([...heads, ...rows]);
}

/** A sheet of the lines with the sums, one of the parts, and one of the alternates where there are some. */
export function quotationWorkbook(subject: DeliverableSubject, prices: QuotedPrices): XlsxJob {
  const quoted = quotedItems(subject, prices);
  const alternates = quoted.alternates.length === 0 ? [] : [alternateSheet(quoted, prices)];
  const converted = convertedFreightText(prices, subject);
  const terms = termsSheet(prices);
  return {
    kind: 'xlsx',
    pageSize: PageSize.Letter,
    footer: MESSAGES.documentTitle({ document: MESSAGES.document.quotation, project: subject.projectName }),
    sheets: [lineSheet(quoted, prices, converted), billSheet(quoted, prices, converted), ...alternates, terms].map(
      workbookSheet,
    ),
  };
}

function workbookSheet({ name, heads, rows }: Sheet): XlsxSheet {
  return {
    name,
    heads,
    frozenRows: heads.length,
    frozenColumns: 1,
    // Quantities are whole.
    rows: rows.map((row) => row.map((value, place) => ({ value, decimals: heads[1]?.[place] === '' ? 0 : CENTS }))),
  };
}

function lineSheet({ lines, totals }: Quoted, prices: QuotedPrices, converted: string | null): Sheet {
  const { quotation: texts } = MESSAGES;
  const sum = (name: string, cents: number | null, noteOfNone: string, note = ''): Cell[] => [
    ...[name, '', '', '', '', ''],
    cents === null ? '' : cents / 100,
    cents === null ? noteOfNone : note,
  ];
  return {
    name: texts.title,
    heads: heads(
      prices,
      [MESSAGES.column.tag, MESSAGES.column.qty, MESSAGES.column.model, texts.description],
      [texts.note],
    ),
    rows: [
      ...lines.map(({ item, price }) => [
        ...[item.tag, item.item.qty, item.item.modelDisplayAs, lineName(item)],
        ...amounts(price),
        price === null ? texts.onRequest : '',
      ]),
      sum(texts.freight, totals.freight, texts.notQuoted, converted ?? ''),
      sum(texts.taxLabel, totals.tax, texts.notQuoted),
      sum(totals.unpriced === 0 ? texts.total : texts.totalPart, totals.total, texts.onRequest),
    ],
  };
}

function billSheet(quoted: Quoted, prices: QuotedPrices, converted: string | null): Sheet {
  const { quotation: texts } = MESSAGES;
  const { freight, tax } = quoted.totals;
  const beside = (name: string, cents: number | null, note = ''): Cell[] => [
    ...['', '', name, '', '', '', ''],
    cents === null ? '' : cents / 100,
    cents === null ? texts.notQuoted : note,
  ];
  return {
    name: texts.billTitle,
    heads: heads(
      prices,
      [MESSAGES.column.tag, MESSAGES.column.qty, texts.lineKind, texts.code, texts.description],
      [texts.note],
    ),
    rows: [
      ...billRows(quoted).map(({ line, code, name, part }) => [
        ...[line.item.tag, line.item.item.qty, texts.kinds.item, code, name],
        ...amounts(part),
        part === null ? texts.onRequest : '',
      ]),
      beside(texts.kinds.freight, freight, converted ?? ''),
      beside(texts.kinds.tax, tax),
    ],
  };
}

function alternateSheet({ alternates }: Quoted, prices: QuotedPrices): Sheet {
  const { quotation: texts } = MESSAGES;
  return {
    name: texts.kinds.alternate,
    heads: heads(
      prices,
      [MESSAGES.column.tag, MESSAGES.column.qty, MESSAGES.column.model, MESSAGES.column.inPlaceOf],
      [texts.note],
    ),
    rows: alternates.map(({ tag, quantity, model, instead, quoted }) => [
      ...[tag ?? instead.item.tag, quantity, model, insteadText({ instead })],
      ...amounts(quoted),
      quoted === null ? texts.onRequest : '',
    ]),
  };
}

/** A row for each paragraph, numbered as on the pages. */
function termsSheet(prices: QuotedPrices): Sheet {
  const { termsTitle } = MESSAGES.quotation;
  const brand = brandLines(prices).map((text, place) => [place + 1, text]);
  const own = ownLines(prices).flatMap((line) => piecesOf(line).map((text) => ['', text]));
  return {
    name: termsTitle,
    heads: [
      [MESSAGES.wiring.number, termsTitle],
      ['', ''],
    ],
    rows: [...brand, ...own],
  };
}

/** A row of Excel is at most 409 points high, which 32 lines of its widest column take. */
const MAX_CELL_TEXT = 1500;

function piecesOf(line: string): string[] {
  const pieces: string[] = [''];
  for (const word of line.split(' ')) {
    const last = pieces.at(-1) ?? '';
    if (last === '') pieces[pieces.length - 1] = word;
    else if (last.length + 1 + word.length <= MAX_CELL_TEXT) pieces[pieces.length - 1] = `${last} ${word}`;
    else pieces.push(word);
  }
  return pieces;
}

/** Labels, and below those of amounts their currency. */
function heads({ currency }: QuotedPrices, before: readonly string[], after: readonly string[]): string[][] {
  const { listEach, netEach, net } = MESSAGES.quotation;
  const amountLabels = [listEach, netEach, net];
  return [
    [...before, ...amountLabels, ...after],
    [...before.map(() => ''), ...amountLabels.map(() => currency.currencyCode), ...after.map(() => '')],
  ];
}

function amounts(price: { readonly listEach: number; readonly netEach: number; readonly net: number } | null): Cell[] {
  return price === null ? ['', '', ''] : [price.listEach, price.netEach, price.net].map((cents) => cents / 100);
}
