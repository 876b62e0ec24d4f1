import { PageSize } from '@specbuilder/shared-contracts/domain';
import { currentLanguage } from '@specbuilder/shared-contracts/language';
import { DELIVERABLE_MESSAGES, type PdfJob, type PdfSection } from '../../core/index.ts';
import type { Letterhead } from './letterhead.ts';
import { contentOf } from './pdf-blocks.ts';
import { outlined } from './pdf-outline.ts';
import type { Content } from './pdf-style.ts';
import type { Block, DocumentSection, PrintedDocument } from './printed-document.ts';

/** Short and long side of the sheets, in points. */
const SHEETS: Readonly<Record<PageSize, readonly [short: number, long: number]>> = {
  [PageSize.Letter]: [612, 792],
  [PageSize.Legal]: [612, 1008],
  [PageSize.Tabloid]: [792, 1224],
  [PageSize.A3]: [841.89, 1190.55],
};
const SIDE = 36;
const TOP = { withHeader: 62, without: 48 };
const BOTTOM = 44;
/** Above a section that does not begin its page. */
const SECTION_GAP = 22;
const FIRST_PARAGRAPH_LEVEL = 3;

/** Area of a page that content has, in points. */
export function contentWidth(
  orientation: DocumentSection['orientation'],
  pageSize: PageSize = PageSize.Letter,
): number {
  const [short, long] = SHEETS[pageSize];
  return (orientation === 'portrait' ? short : long) - 2 * SIDE;
}

/** A document as a job for the rendering process. */
export function documentPdf({ title, sections, attachments = [] }: PrintedDocument, letterhead: Letterhead): PdfJob {
  return {
    kind: 'pdf',
    title,
    author: letterhead.author,
    properties: letterhead.properties,
    language: currentLanguage.locale(),
    attachments,
    sections: pdfSections(sections, letterhead),
  };
}

async function* pdfSections(sections: PrintedDocument['sections'], letterhead: Letterhead): AsyncGenerator<PdfSection> {
  let place = 0;
  let open: DocumentSection[] = [];
  for await (const section of sections) {
    const first = open[0];
    if (first !== undefined && !isBelow(section, first)) {
      yield pdfSection(open, letterhead, place);
      place += open.length;
      open = [];
    }
    open.push(section);
  }
  yield pdfSection(open, letterhead, place);
}

/** A cover has its page alone. */
function isBelow({ isShort, orientation }: DocumentSection, first: DocumentSection): boolean {
  return isShort === true && orientation === first.orientation && first.hasHeader;
}

/**
 * @param all a section and the short ones on its last page
 * @param place of the first of them in the document
 */
function pdfSection(all: readonly DocumentSection[], letterhead: Letterhead, place: number): PdfSection {
  const [first] = all;
  if (first === undefined) throw new Error('A document without a section has no page');
  const { orientation, pageSize = PageSize.Letter, hasHeader, sheet } = first;
  const isPortrait = orientation === 'portrait';
  const [short, long] = SHEETS[pageSize];
  const width = contentWidth(orientation, pageSize);
  const { logo, color, headerLines, footerLines } = letterhead;
  const left = [...new Set(all.map(({ strip }) => strip))].join(' · ');
  const contentOfAll = all.flatMap(({ blocks, bookmark }, index) => {
    const content = keptTogether(blocks).flatMap((group) => groupContent(group, width, color));
    return outlined(index === 0 ? content : lowered(content), bookmark, `section-${place + index}`);
  });
  return {
    width: isPortrait ? short : long,
    height: isPortrait ? long : short,
    margins: [SIDE, hasHeader ? TOP.withHeader : TOP.without, SIDE, BOTTOM],
    header: hasHeader ? { logo, left, right: headerLines, color } : null,
    footer: { left: footerLines, right: DELIVERABLE_MESSAGES.page({ page: '{page}', pages: '{pages}' }) },
    content: contentOfAll,
    ...(sheet === undefined ? {} : { sheet }),
  };
}

/** Below the section before it, and on one page. */
function lowered(content: readonly Content[]): Content[] {
  return [{ stack: content, unbreakable: true, margin: [0, SECTION_GAP, 0, 0] }];
}

/** Titles of a specification with the paragraph below them, so that no title is alone at the end of a page. */
function keptTogether(blocks: readonly Block[]): Block[][] {
  const groups: Block[][] = [];
  let isOpen = false;
  for (const block of blocks) {
    if (isOpen) groups.at(-1)?.push(block);
    else groups.push([block]);
    isOpen = block.kind === 'outline' && block.level < FIRST_PARAGRAPH_LEVEL;
  }
  return groups;
}

function groupContent(group: readonly Block[], width: number, color: string): Content[] {
  const content = group.flatMap((block) => contentOf(block, width, color));
  return group.length === 1 ? content : [{ stack: content, unbreakable: true }];
}
