import { DELIVERABLE_MESSAGES, CSI_MESSAGES as MESSAGES } from '../../core/index.ts';
import type { Block, DocumentSection, OutlineBlock, PrintedDocument, TableBlock } from '../layout/printed-document.ts';
import { basisLines, tableBlocks } from '../schedule/schedule-document.ts';
import { scheduleTables } from '../schedule/schedule-tables.ts';
import type { DeliverableSubject } from '../subject/subject.ts';
import { executionPart } from './execution-part.ts';
import { generalPart } from './general-part.ts';
import { numbered } from './outline.ts';
import { productsPart } from './products-part.ts';
import { sectionFacts } from './section-facts.ts';
import { type SectionItems, sectionsOf, spacedNumber } from './sections.ts';

/** A section of a specification, before it has a format. */
export interface WrittenSection {
  /** 23 34 23. */
  readonly number: string;
  /** HVAC POWER VENTILATORS. */
  readonly name: string;
  /** SECTION 23 34 23 - HVAC POWER VENTILATORS. */
  readonly title: string;
  readonly outline: readonly OutlineBlock[];
  /** What the outline refers to as its schedule. */
  readonly tables: readonly { readonly table: TableBlock; readonly notes: readonly string[] }[];
  readonly basis: readonly string[];
}

/** Sections in three parts, by the equipment that is there. */
export function writtenSections(subject: DeliverableSubject): WrittenSection[] {
  return sectionsOf(subject.items).map((section) => writtenSection(section, subject));
}

function writtenSection(section: SectionItems, subject: DeliverableSubject): WrittenSection {
  const facts = sectionFacts(section.items);
  const parts = [generalPart(section, facts, subject), productsPart(section, facts, subject), executionPart(facts)];
  const tables = scheduleTables({ ...subject, items: section.items });
  const number = spacedNumber(section.number);
  const name = MESSAGES.sectionName[section.number];
  return {
    number,
    name,
    title: MESSAGES.sectionTitle({ number, name }),
    outline: numbered(parts, MESSAGES.partName),
    tables,
    basis: basisLines({ ...subject, items: section.items }),
  };
}

export function specificationDocument(
  subject: DeliverableSubject,
  orientation: DocumentSection['orientation'],
): PrintedDocument {
  return {
    title: DELIVERABLE_MESSAGES.documentTitle({
      document: DELIVERABLE_MESSAGES.document.specification,
      project: subject.projectName,
    }),
    sections: writtenSections(subject).flatMap((section) => [
      {
        orientation,
        strip: section.title,
        hasHeader: true,
        bookmark: { text: section.title, hasParts: true },
        blocks: textBlocks(section),
      },
      { orientation: 'landscape', strip: section.title, hasHeader: true, blocks: scheduleBlocks(section) },
    ]),
  };
}

function textBlocks({ title, outline }: WrittenSection): Block[] {
  return [
    { kind: 'heading', level: 1, text: title },
    { kind: 'text', text: MESSAGES.editorNote, isQuiet: true },
    ...outline,
  ];
}

function scheduleBlocks({ tables, basis }: WrittenSection): Block[] {
  return [
    ...tables.flatMap(tableBlocks),
    { kind: 'list', title: DELIVERABLE_MESSAGES.basis.title, isNumbered: false, items: basis },
    { kind: 'text', text: MESSAGES.endOfSection },
  ];
}
