import {
  DELIVERABLE_MESSAGES,
  type DocxBlock,
  type DocxJob,
  type DocxSection,
  CSI_MESSAGES as MESSAGES,
} from '../../core/index.ts';
import { issueText, type Letterhead } from '../layout/letterhead.ts';
import type { TableBlock } from '../layout/printed-document.ts';
import { fittedTable, readableTables } from '../layout/table-widths.ts';
import type { DeliverableSubject } from '../subject/subject.ts';
import { type WrittenSection, writtenSections } from './specification-document.ts';

/** US Letter across with margins of an inch, points. */
const SCHEDULE_WIDTH = 648;

/** Sections as a document of Word in the page format of CSI, whose numbers count by themselves while it is edited. */
export function specificationDocx(
  subject: DeliverableSubject,
  { author, properties, picture, footerLines }: Pick<Letterhead, 'author' | 'properties' | 'picture' | 'footerLines'>,
): DocxJob {
  const printed = DELIVERABLE_MESSAGES.document.specification;
  return {
    kind: 'docx',
    title: DELIVERABLE_MESSAGES.documentTitle({ document: printed, project: subject.projectName }),
    author,
    properties,
    part: MESSAGES.partName,
    letterhead: { picture, lines: footerLines },
    sections: writtenSections(subject).flatMap((section): DocxSection[] => {
      const pages = {
        header: [subject.projectName, issueText(subject)],
        footer: [section.name, `${section.number} - `],
      } as const;
      return [
        { ...pages, orientation: 'portrait', startsPages: true, blocks: textBlocks(section) },
        { ...pages, orientation: 'landscape', startsPages: false, blocks: scheduleBlocks(section) },
      ];
    }),
  };
}

function textBlocks({ title, outline }: WrittenSection): DocxBlock[] {
  return [
    { kind: 'section', text: title },
    { kind: 'specifierNote', text: MESSAGES.editorNote },
    ...outline.map(({ level, text }) => ({ kind: 'outline' as const, level, text })),
  ];
}

/** Across the page, as in the PDF: upright, columns would have a letter a line. */
function scheduleBlocks({ tables, basis }: WrittenSection): DocxBlock[] {
  return [
    ...tables.flatMap(({ table, notes }): DocxBlock[] => [
      { kind: 'tableTitle', text: table.title ?? '' },
      ...readableTables(table, SCHEDULE_WIDTH).map(docxTable),
      ...titledNotes(
        DELIVERABLE_MESSAGES.notesTitle,
        notes.map((text, index) => `${index + 1}. ${text}`),
      ),
    ]),
    ...titledNotes(DELIVERABLE_MESSAGES.basis.title, basis),
    { kind: 'endOfSection', text: MESSAGES.endOfSection },
  ];
}

function titledNotes(title: string, notes: readonly string[]): DocxBlock[] {
  if (notes.length === 0) return [];
  return [{ kind: 'tableTitle', text: title }, ...notes.map((text) => ({ kind: 'tableNote' as const, text }))];
}

function docxTable(table: TableBlock): DocxBlock {
  const { columns, units = [], rows, groups = [] } = table;
  const { fontSize, widths } = fittedTable(table, SCHEDULE_WIDTH);
  return { kind: 'table', groups, head: columns.map(({ label }) => label), units, widths, fontSize, rows };
}
