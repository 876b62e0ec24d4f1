import { svgForPdf } from '../../core/index.ts';
import { partAt } from './pdf-outline.ts';
import { type Content, GAP, QUIET, STRONG } from './pdf-style.ts';
import type { Block, FactList } from './printed-document.ts';

/** Labels are shorter than their values. */
const NAME_SHARE = 0.47;

export function factColumns(lists: readonly FactList[], width: number): Content {
  const shown = lists.filter(({ facts }) => facts.length > 0);
  const each = (width - GAP * (shown.length - 1)) / Math.max(1, shown.length);
  return {
    columnGap: GAP,
    margin: [0, 8, 0, 0],
    unbreakable: true,
    columns: shown.map((list) => ({ width: each, stack: factList(list, each) })),
  };
}

function factList({ title, facts }: FactList, width: number): Content[] {
  const table = {
    widths: [width * NAME_SHARE, width * (1 - NAME_SHARE)],
    body: facts.map(([name, value]) => [
      { text: name, color: QUIET },
      { text: value, bold: true, alignment: 'right', color: STRONG },
    ]),
  };
  const header = {
    text: title,
    tag: 'Title',
    ...partAt(title),
    bold: true,
    fontSize: 9,
    color: STRONG,
    margin: [0, 0, 0, 2],
  };
  return [...(title === '' ? [] : [header]), { layout: 'facts', fontSize: 8, table }];
}

export function pdfPictures({ pictures, beside = [] }: Extract<Block, { kind: 'pictures' }>, width: number): Content {
  const taken = pictures.reduce((sum, picture) => sum + picture.width + GAP, 0);
  const spare = width - taken;
  const lists = beside.flatMap((list) => (list.facts.length === 0 ? [] : factList(list, spare)));
  return {
    columnGap: GAP,
    margin: [0, 8, 0, 0],
    unbreakable: true,
    columns: [
      ...pictures.map((picture) => ({
        width: picture.width,
        stack: [
          {
            text: picture.title,
            tag: 'Title',
            ...partAt(picture.title),
            bold: true,
            fontSize: 9,
            color: STRONG,
            margin: [0, 0, 0, 3],
          },
          { svg: svgForPdf(picture.svg), alt: picture.alt, width: picture.width, height: picture.height },
        ],
      })),
      ...(lists.length === 0 ? [] : [{ width: spare, stack: lists }]),
    ],
  };
}
