import {
  csvFileText,
  type Deliverable as DeliverableDeclaration,
  type fileFormats,
} from '@specbuilder/shared-contracts/domain';
import { DELIVERABLE_MESSAGES as MESSAGES } from '../../core/index.ts';
import { type Deliverable, defineDeliverable } from '../deliverable.ts';
import { numberFacts, partyFacts } from '../layout/job-facts.ts';
import type { Block, DocumentSection, PrintedDocument } from '../layout/printed-document.ts';
import { pagesOf } from '../pages.ts';
import type { DeliverableSubject } from '../subject/subject.ts';
import type { ReportTable } from './report-table.ts';

/** Tables for one trade, with what has to be known of them. */
export interface Report {
  /** In documents; those without rows are left out. */
  readonly tables: readonly ReportTable[];
  readonly notes: readonly string[];
}

type ReportDeclaration = DeliverableDeclaration & {
  readonly key: keyof typeof MESSAGES.document;
  readonly formats: readonly [typeof fileFormats.PDF, typeof fileFormats.CSV];
  readonly summary: { readonly preview: string };
};

/** A deliverable of tables alone: pages, and the same tables as data. */
export function defineReport(
  declaration: ReportDeclaration,
  reportOf: (subject: DeliverableSubject) => Report,
): Deliverable {
  const documentName = () => MESSAGES.document[declaration.key];
  return defineDeliverable(declaration, {
    documentName,
    build: {
      ...pagesOf((subject, { orientation }) => reportDocument(subject, reportOf(subject), documentName(), orientation)),
      CSV: (subject) => reportCsv(reportOf(subject)),
    },
  });
}

function reportDocument(
  subject: DeliverableSubject,
  { tables, notes }: Report,
  name: string,
  orientation: DocumentSection['orientation'],
): PrintedDocument {
  const filled = tables.filter(({ rows }) => rows.length > 0);
  return {
    title: MESSAGES.documentTitle({ document: name, project: subject.projectName }),
    sections: [
      {
        orientation,
        strip: name,
        hasHeader: true,
        bookmark: { text: name, hasParts: true },
        blocks: [
          { kind: 'heading', level: 1, text: name },
          ...jobBlocks(subject),
          ...filled.map(tableBlock),
          ...(notes.length === 0 ? [] : [noteList(notes)]),
        ],
      },
    ],
  };
}

function jobBlocks(subject: DeliverableSubject): Block[] {
  const lists = [partyFacts(subject), numberFacts(subject)].map((facts) => ({ title: '', facts }));
  return lists.every(({ facts }) => facts.length === 0) ? [] : [{ kind: 'facts', lists }];
}

function tableBlock({ title, columns, rows }: ReportTable): Block {
  return {
    kind: 'table',
    look: 'grid',
    title,
    columns: columns.map(({ label, isNumeric }) => ({ label, isNumeric })),
    ...(columns.every(({ printedUnit }) => printedUnit === '')
      ? {}
      : { units: columns.map(({ printedUnit }) => printedUnit) }),
    rows: rows.map((row) => row.map(({ text }) => text)),
  };
}

function noteList(notes: readonly string[]): Block {
  return { kind: 'list', title: MESSAGES.notesTitle, isNumbered: true, items: notes };
}

/** Labels, units and rows of the first table; a further one follows after an empty line, under its title. */
function reportCsv({ tables }: Report): string {
  const filled = tables.filter(({ rows }) => rows.length > 0);
  return csvFileText(
    filled.flatMap(({ title, columns, rows }, place) => [
      ...(place === 0 ? [] : [[''], [title]]),
      columns.map(({ label }) => label),
      columns.map(({ unit }) => unit),
      ...rows.map((row) => row.map(({ data }) => data)),
    ]),
  );
}
