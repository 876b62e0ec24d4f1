import { setImmediate as nextTurn } from 'node:timers/promises';
import { type OptionalPage, SUBMITTAL_STATUSES } from '@specbuilder/shared-contracts/api';
import { DELIVERABLE_MESSAGES as MESSAGES, type PdfSheet } from '../../core/index.ts';
import { lineName } from '../facts/performance-facts.ts';
import * as values from '../facts/values.ts';
import { numberFacts, partyFacts } from '../layout/job-facts.ts';
import { dateText, letterheadOf, revisionText } from '../layout/letterhead.ts';
import type {
  Block,
  DocumentSection,
  Fact,
  IndexBlock,
  PrintedDocument,
  SectionBookmark,
} from '../layout/printed-document.ts';
import { officeFacts, preparedFacts } from '../layout/sender-facts.ts';
import { scheduleBlocks } from '../schedule/schedule-document.ts';
import { type BrandTerms, termsOf } from '../subject/brand-terms.ts';
import { tagCount } from '../subject/deliverable-item.ts';
import type { DeliverableSubject } from '../subject/subject.ts';
import { deviationBlocks } from './deviations.ts';
import { endSheetBlocks } from './end-sheets.ts';
import { anchorOf, itemPages } from './item-pages.ts';
import { notForConstruction, warningBlocks } from './item-warnings.ts';
import { type PageGroup, pageGroups } from './page-groups.ts';
import { transmittalBlocks } from './transmittal.ts';

const DEVIATIONS_ANCHOR = 'deviations';
const SCHEDULE_ORIENTATION = 'landscape';
/** Rows that an index, and deviations with warnings, have at least on a page of their own: fewer leave it nearly empty. */
const ROWS_OF_PAGE = { index: 10, deviations: 8 };
const COVER = { strip: '', hasHeader: false } as const;

export interface SubmittalOptions {
  readonly orientation: DocumentSection['orientation'];
  /** Whether each item has its wiring, as a drawing with terminals, and its sequence of operation. */
  readonly includePreWire: boolean;
  /** Whether units that are equal but for their tags have one set of pages. */
  readonly sharePages: boolean;
  /** Pages that it is made without. */
  readonly leaveOut: readonly OptionalPage[];
  /** Of the pages of an item, where they are files of their own too. */
  readonly sheetOf?: (group: PageGroup, index: number) => PdfSheet;
  readonly signal: AbortSignal | undefined;
}

/**
 * The package that a reviewer gets: cover, transmittal, index, schedule, deviations and warnings, the pages of each item, then
 * warranty and start-up.
 */
export function submittalDocument(subject: DeliverableSubject, options: SubmittalOptions): PrintedDocument {
  return {
    title: MESSAGES.documentTitle({ document: MESSAGES.document.submittal, project: subject.projectName }),
    sections: sectionsOf(subject, options),
  };
}

/**
 * One after another, since those of 200 items need much memory. Between two items other requests have their turn.
 *
 * @throws the reason of the signal once it is aborted
 */
async function* sectionsOf(subject: DeliverableSubject, options: SubmittalOptions): AsyncGenerator<DocumentSection> {
  const { orientation, signal, sheetOf } = options;
  const { brand, publicUrl, items } = subject;
  const groups = pageGroups(items, options.sharePages);
  const isIn = (page: string) => !options.leaveOut.some((leftOut) => leftOut === page);
  const before: Record<Exclude<OptionalPage, 'endSheets'>, () => DocumentSection> = {
    transmittal: () => plainPage(orientation, MESSAGES.transmittal.title, transmittalBlocks(subject, options.leaveOut)),
    index: () => indexPage(groups, orientation),
    schedule: () => schedulePages(subject),
    deviations: () => deviationsPage(subject, orientation, isIn('schedule')),
  };
  const cover = coverOf(subject, isIn('deviations'));
  yield { ...COVER, orientation, bookmark: bookmark(MESSAGES.cover.title), blocks: [cover] };
  for (const [page, made] of Object.entries(before)) if (isIn(page)) yield made();
  for (const [index, group] of groups.entries()) {
    await nextTurn(undefined, signal === undefined ? {} : { signal });
    const pages = itemPages(group, { ...options, brand, publicUrl });
    yield sheetOf === undefined ? pages : { ...pages, sheet: sheetOf(group, index) };
  }
  if (isIn('endSheets')) yield endSheets(items, orientation, await termsOf(brand));
}

function plainPage(
  orientation: DocumentSection['orientation'],
  title: string,
  blocks: DocumentSection['blocks'],
): DocumentSection {
  const strip = MESSAGES.document.submittal;
  return { orientation, strip, hasHeader: true, bookmark: bookmark(title), blocks };
}

function bookmark(text: string, hasParts = false): SectionBookmark {
  return { text, hasParts };
}

function schedulePages(subject: DeliverableSubject): DocumentSection {
  const text = MESSAGES.document.schedule;
  return {
    orientation: SCHEDULE_ORIENTATION,
    strip: text,
    hasHeader: true,
    bookmark: bookmark(text, true),
    blocks: [{ kind: 'heading', level: 1, text }, ...scheduleBlocks(subject)],
  };
}

/** Also where there are none: a reviewer looks for the statement. A short one is below the schedule. */
function deviationsPage(
  subject: DeliverableSubject,
  orientation: DocumentSection['orientation'],
  hasSchedule: boolean,
): DocumentSection {
  const text = MESSAGES.document.deviations;
  const found = [...deviationBlocks(subject), ...warningBlocks(subject.items)];
  const isShort = rowsOf(found) < ROWS_OF_PAGE.deviations;
  return {
    orientation: isShort && hasSchedule ? SCHEDULE_ORIENTATION : orientation,
    strip: text,
    hasHeader: true,
    isShort,
    bookmark: bookmark(text),
    blocks: [{ kind: 'heading', level: 1, text, anchor: DEVIATIONS_ANCHOR }, ...found],
  };
}

function rowsOf(blocks: readonly Block[]): number {
  return blocks.reduce((sum, block) => sum + (block.kind === 'table' ? block.rows.length : 0), 0);
}

/** A short one is below the transmittal. */
function indexPage(groups: readonly PageGroup[], orientation: DocumentSection['orientation']): DocumentSection {
  const index = indexOf(groups);
  const isShort = index.rows.length < ROWS_OF_PAGE.index;
  return { ...plainPage(orientation, MESSAGES.indexTitle, [index]), isShort };
}

function endSheets(
  items: DeliverableSubject['items'],
  orientation: DocumentSection['orientation'],
  terms: BrandTerms,
): DocumentSection {
  const text = MESSAGES.endSheets.title;
  return {
    orientation,
    strip: text,
    hasHeader: true,
    bookmark: bookmark(text),
    blocks: [{ kind: 'heading', level: 1, text }, ...endSheetBlocks(items, terms)],
  };
}

function indexOf(groups: readonly PageGroup[]): IndexBlock {
  const { column } = MESSAGES;
  return {
    kind: 'index',
    title: MESSAGES.indexTitle,
    columns: [column.tag, column.qty, column.model, column.type],
    rows: groups.flatMap((group) =>
      group.members.map((item) => ({
        cells: [item.tag, String(item.item.qty), item.item.modelDisplayAs, lineName(item)],
        anchor: anchorOf(group.item),
      })),
    ),
  };
}

/** @param hasDeviations whether the page is there that a notice leads to */
function coverOf(subject: DeliverableSubject, hasDeviations: boolean): Block {
  const notice = notForConstruction(subject.items);
  const { author, color, logo } = letterheadOf(subject);
  return {
    kind: 'cover',
    logo: logo ?? subject.logo,
    logoName: MESSAGES.alternativeText.logo({ brand: author }),
    sender: subject.template === null ? [] : [subject.template.companyName, ...subject.template.titleBlock],
    color,
    title: MESSAGES.document.submittal,
    name: subject.projectName,
    ...(notice === null ? {} : { notice: { text: notice, ...(hasDeviations ? { anchor: DEVIATIONS_ANCHOR } : {}) } }),
    details: [
      { title: MESSAGES.cover.project, facts: projectFacts(subject) },
      { title: MESSAGES.cover.parties, facts: partyFacts(subject) },
      { title: MESSAGES.cover.site, facts: siteFacts(subject) },
      { title: MESSAGES.cover.preparedBy, facts: preparedFacts(subject) },
      { title: MESSAGES.cover.office, facts: officeFacts(subject) },
    ].filter(({ facts }) => facts.length > 0),
    boxes: SUBMITTAL_STATUSES.map((status) => ({
      text: MESSAGES.cover[status],
      isChecked: subject.facts.status === status,
    })),
    stamp: MESSAGES.cover.stamp,
  };
}

function projectFacts(subject: DeliverableSubject): Fact[] {
  const { referenceId, date, items } = subject;
  const units = items.reduce((sum, { item }) => sum + item.qty, 0);
  return [
    [MESSAGES.cover.reference, referenceId],
    ...numberFacts(subject),
    [MESSAGES.cover.date, dateText(date, subject.facts)],
    [MESSAGES.cover.revision, revisionText(subject) ?? MESSAGES.cover.noRevision],
    [MESSAGES.cover.items, MESSAGES.cover.itemsOf({ tags: tagCount(items), units })],
  ];
}

function siteFacts({ site, conditions }: DeliverableSubject): Fact[] {
  const lines = [
    site?.streetLine1,
    site?.streetLine2,
    [site?.city, site?.state, site?.postalCode].filter(Boolean).join(' '),
  ];
  const address = lines.filter(Boolean).join(', ');
  const degrees = (name: string, value: number | null): Fact[] =>
    value === null ? [] : [[name, values.temperature(value)]];
  return [
    ...(address === '' ? [] : [[MESSAGES.cover.address, address] as const]),
    ...(conditions === null
      ? []
      : [
          [MESSAGES.cover.elevation, values.length(conditions.elevation)] as const,
          ...degrees(MESSAGES.cover.summerDryBulb, conditions.summerDryBulbTemp),
          ...degrees(MESSAGES.cover.summerWetBulb, conditions.summerWetBulbTemp),
          ...degrees(MESSAGES.cover.winter, conditions.winterTemp),
          ...(conditions.station === null ? [] : [[MESSAGES.cover.station, conditions.station] as const]),
        ]),
  ];
}
