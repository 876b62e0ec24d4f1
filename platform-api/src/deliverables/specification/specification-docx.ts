import { DELIVERABLE_MESSAGES, type DocxBlock, type DocxJob, CSI_MESSAGES as MESSAGES } from '../../core/index.ts';
import type { Letterhead } from '../layout/letterhead.ts';
import type { DeliverableSubject } from '../subject/subject.ts';
import { type WrittenSection, writtenSections } from './specification-document.ts';

/** Sections as a document of Word whose numbers count by themselves while it is edited. */
export function specificationDocx(
  subject: DeliverableSubject,
  { brandName, headerLines, footerLines }: Letterhead,
): DocxJob {
  const printed = DELIVERABLE_MESSAGES.document.specification;
  return {
    kind: 'docx',
    title: DELIVERABLE_MESSAGES.documentTitle({ document: printed, project: subject.projectName }),
    author: brandName,
    header: [brandName, ...headerLines].join(' · '),
    footer: footerLines.join(' '),
    part: MESSAGES.partName,
    blocks: [
      { kind: 'title', text: DELIVERABLE_MESSAGES.documentTitle({ document: printed, project: subject.projectName }) },
      { kind: 'note', text: MESSAGES.editorNote },
      ...writtenSections(subject).flatMap(sectionBlocks),
    ],
  };
}

/** Each section counts its parts from 1. */
function sectionBlocks({ title, outline, tables, basis }: WrittenSection, list: number): DocxBlock[] {
  return [
    { kind: 'section', text: title },
    ...outline.map(({ level, text }) => ({ kind: 'outline' as const, level, text, list })),
    ...tables.flatMap(({ table, notes }): DocxBlock[] => [
      { kind: 'plain', text: table.title ?? '' },
      { kind: 'table', head: table.columns.map(({ label }) => label), rows: table.rows },
      ...notes.map((text, index) => ({ kind: 'note' as const, text: `${index + 1}. ${text}` })),
    ]),
    ...basis.map((text) => ({ kind: 'note' as const, text })),
    { kind: 'plain', text: MESSAGES.endOfSection },
  ];
}
