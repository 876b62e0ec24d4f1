import {
  DELIVERABLE_MESSAGES,
  type DocxBlock,
  type DocxJob,
  type DocxSection,
  CSI_MESSAGES as MESSAGES,
} from '../../core/index.ts';
import type { Letterhead } from '../layout/letterhead.ts';
import type { TableBlock } from '../layout/printed-document.ts';
import { fittedTable, readableTables } from '../layout/table-widths.ts';
import type { DeliverableSubject } from '../subject/subject.ts';
import { type WrittenSection, writtenSections } from './specification-document.ts';

/** US Letter across with margins of an inch, points. */
const SCHEDULE_WIDTH = 648;

/** Sections as a document of Word whose numbers count by themselves while it is edited. */
export function specificationDocx(
  subject: DeliverableSubject,
  { brandName, headerLines, footerLines, properties }: Letterhead,
): DocxJob {
  const printed = DELIVERABLE_MESSAGES.document.specification;
  return {
    kind: 'docx',
    title: DELIVERABLE_MESSAGES.documentTitle({ document: printed, project: subject.projectName }),
    author: brandName,
    properties,
    header: [brandName, ...headerLines].join(' · '),
    footer: footerLines.join(' '),
    part: MESSAGES.partName,
    sections: writtenSections(subject).flatMap((section, list): DocxSection[] => [
      { orientation: 'portrait', blocks: [...(list === 0 ? titleBlocks(subject) : []), ...textBlocks(section, list)] },
      { orientation: 'landscape', blocks: scheduleBlocks(section) },
    ]),
  };
}

function titleBlocks({ projectName }: DeliverableSubject): DocxBlock[] {
  const document = DELIVERABLE_MESSAGES.document.specification;
  return [
    { kind: 'title', text: DELIVERABLE_MESSAGES.documentTitle({ document, project: projectName }) },
    { kind: 'note', text: MESSAGES.editorNote },
  ];
}

/** Each section counts its parts from 1. */
function textBlocks({ title, outline }: WrittenSection, list: number): DocxBlock[] {
  return [
    { kind: 'section', text: title },
    ...outline.map(({ level, text }) => ({ kind: 'outline' as const, level, text, list })),
  ];
}

/** Across the page, as in the PDF: upright, columns would have a letter a line. */
function scheduleBlocks({ tables, basis }: WrittenSection): DocxBlock[] {
  return [
    ...tables.flatMap(({ table, notes }): DocxBlock[] => [
      { kind: 'plain', text: table.title ?? '' },
      ...readableTables(table, SCHEDULE_WIDTH).map(docxTable),
      ...notes.map((text, index) => ({ kind: 'note' as const, text: `${index + 1}. ${text}` })),
    ]),
    ...basis.map((text) => ({ kind: 'note' as const, text })),
    { kind: 'plain', text: MESSAGES.endOfSection },
  ];
}

function docxTable(table: TableBlock): DocxBlock {
  const { columns, rows, groups = [] } = table;
  const { fontSize, widths } = fittedTable(table, SCHEDULE_WIDTH);
  return { kind: 'table', groups, head: columns.map(({ label }) => label), widths, fontSize, rows };
}
