import { pdfCover, pdfIndex } from './pdf-cover.ts';
import { factColumns, pdfPictures } from './pdf-facts.ts';
import { partAt } from './pdf-outline.ts';
import { type Content, QUIET, STRONG } from './pdf-style.ts';
import { pdfList, pdfTable } from './pdf-table.ts';
import type { Block } from './printed-document.ts';
import { readableTables } from './table-widths.ts';

/** Of what is at the right end of a heading, points. */
const ASIDE_WIDTH = 110;
const HEADING_SIZES = { 1: 16, 2: 11, 3: 9.5 } as const;
/** Indents of PART, article, A., 1., a. */
const OUTLINE_INDENTS = [0, 0, 18, 36, 54] as const;
const OUTLINE_LABELS = [60, 30, 18, 18, 18] as const;
/** Below the name of the section, which is the heading above. */
const OUTLINE_TAGS = ['H2', 'H3', 'P', 'P', 'P'] as const;

/** A block of a document as the PDF writer reads it. */
export function contentOf(block: Block, width: number, color: string): Content[] {
  switch (block.kind) {
    case 'heading': {
      const { text, level, anchor, aside } = block;
      const look = { bold: true, fontSize: HEADING_SIZES[level], color: STRONG };
      const heading = {
        text,
        ...(level === 1 ? {} : partAt(text)),
        ...look,
        ...(anchor === undefined ? {} : { id: anchor }),
        headlineLevel: level,
        tag: `H${level}`,
      };
      const margin = [0, level === 1 ? 0 : 10, 0, 0];
      if (aside === undefined) return [{ ...heading, margin }];
      return [
        {
          margin,
          columns: [
            // A word that is longer than its column is broken only in one with a width.
            { ...heading, width: width - ASIDE_WIDTH },
            { text: aside, alignment: 'right', color: QUIET, width: ASIDE_WIDTH, noWrap: true },
          ],
        },
      ];
    }
    case 'text':
      return [
        {
          text: block.text,
          margin: [0, 4, 0, 0],
          ...(block.isQuiet ? { color: QUIET, fontSize: 8 } : {}),
          ...(block.href === undefined ? {} : { link: block.href, decoration: 'underline' }),
        },
      ];
    case 'facts':
      return [factColumns(block.lists, width)];
    case 'table':
      return readableTables(block, width).map((table) => pdfTable(table, width, color));
    case 'pictures':
      return [pdfPictures(block, width)];
    case 'list':
      return [pdfList(block, width)];
    case 'index':
      return pdfIndex(block, width);
    case 'cover':
      return pdfCover(block, width);
    case 'outline': {
      const { level, label, text } = block;
      const look = level < 3 ? { bold: true, fontSize: level === 1 ? 11 : 9.5, headlineLevel: level } : {};
      const labelWidth = OUTLINE_LABELS[level - 1] ?? 0;
      const indent = OUTLINE_INDENTS[level - 1] ?? 0;
      return [
        {
          margin: [indent, level === 1 ? 12 : level === 2 ? 8 : 3, 0, 0],
          tag: OUTLINE_TAGS[level - 1],
          columns: [
            { text: label, width: labelWidth, ...look },
            { text, width: width - indent - labelWidth, ...(level < 3 ? partAt(`${label} ${text}`) : {}), ...look },
          ],
        },
      ];
    }
    case 'pageBreak':
      return [{ text: '', pageBreak: 'after' }];
  }
}
