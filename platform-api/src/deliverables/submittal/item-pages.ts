import { DELIVERABLE_MESSAGES as MESSAGES, nameOf } from '../../core/index.ts';
import { beltDriveLists } from '../facts/belt-drive-facts.ts';
import { categoryFacts } from '../facts/category-facts.ts';
import { motorFacts } from '../facts/electrical-facts.ts';
import { airFacts, lineName, performanceFacts } from '../facts/performance-facts.ts';
import { curvePicture, dimensionFacts, drawingPicture } from '../facts/pictures.ts';
import { soundTable } from '../facts/sound-facts.ts';
import * as values from '../facts/values.ts';
import { contentWidth } from '../layout/document-pdf.ts';
import type { Block, DocumentSection, FactList, SectionBookmark } from '../layout/printed-document.ts';
import { servesText } from '../subject/serves.ts';
import type { DeliverableItem, DeliverableSubject } from '../subject/subject.ts';
import type { PageGroup } from './page-groups.ts';
import { CODE_SIDE, sizeAgainOf } from './size-again.ts';
import { wiringBlocks } from './wiring/wiring-blocks.ts';

const CURVE_SHARES = { portrait: 0.62, landscape: 0.46 } as const;
/** Keeps its place above a list without a name beside one that has. */
const NO_TITLE = '\u00a0';
/** Lower above the wiring, whose last lines would otherwise have a page for themselves. Points. */
const DRAWING_HEIGHTS = { alone: 190, aboveWiring: 116 } as const;
/** Between the drawing and the code beside it, points. */
const CODE_GAP = 16;

export interface ItemPagesOptions {
  readonly brand: DeliverableSubject['brand'];
  readonly publicUrl: string;
  readonly orientation: DocumentSection['orientation'];
  readonly includePreWire: boolean;
}

/** Pages of one item, or of equal units under several tags: all that a reviewer needs to know about them. */
export function itemPages(group: PageGroup, options: ItemPagesOptions): DocumentSection {
  const { item } = group;
  const { brand, orientation, includePreWire } = options;
  const blocks: Block[] = [
    ...headerOf(group),
    {
      kind: 'facts',
      lists: [...performanceLists(item, orientation), { title: MESSAGES.part.electrical, facts: motorFacts(item) }],
    },
    ...picturesOf(item, options),
    ...soundBlocks(item),
    { kind: 'facts', lists: [...beltDriveLists(item), ...categoryFacts(item)] },
    ...drawingBlocks(item, options),
    ...optionBlocks(item),
    ...(includePreWire ? wiringBlocks(item, brand, contentWidth(orientation)) : []),
    ...noteBlocks(item),
  ];
  return { orientation, strip: stripOf(item), hasHeader: true, bookmark: bookmarkOf(item), blocks };
}

/** A landscape page is low and has space for two columns. */
function performanceLists(item: DeliverableItem, orientation: DocumentSection['orientation']): FactList[] {
  const facts = performanceFacts(item);
  const title = MESSAGES.part.performance;
  if (orientation === 'portrait') return [{ title, facts }];
  const half = Math.ceil(facts.length / 2);
  return [
    { title, facts: facts.slice(0, half) },
    { title: NO_TITLE, facts: facts.slice(half) },
  ];
}

function bookmarkOf({ tag, item }: DeliverableItem): SectionBookmark {
  return { text: `${tag} ${item.modelDisplayAs}`, hasParts: true };
}

/** Content on each page of the item. */
function stripOf({ tag, item }: DeliverableItem): string {
  return MESSAGES.strip({ tag, quantity: item.qty, model: item.modelDisplayAs });
}

function headerOf({ item, members }: PageGroup): Block[] {
  const { tag, item: shown } = item;
  const text = `${tag}  ${shown.modelDisplayAs}`;
  return [
    { kind: 'heading', level: 1, text, anchor: anchorOf(item), aside: MESSAGES.quantityOf({ quantity: shown.qty }) },
    { kind: 'text', text: [lineName(item), ...modelNumberOf(item)].join(' · '), isQuiet: true },
    ...(members.length > 1 ? [memberTable(members)] : servesBlocks(item)),
  ];
}

/** The tags that share the pages, each with its quantity and place. */
function memberTable(members: readonly DeliverableItem[]): Block {
  const { tag, qty, serves } = MESSAGES.column;
  return {
    kind: 'table',
    look: 'rows',
    columns: [{ label: tag }, { label: qty, isNumeric: true }, { label: serves }],
    rows: members.map((item) => [item.tag, String(item.item.qty), servesText(item) ?? values.NONE]),
  };
}

function servesBlocks(item: DeliverableItem): Block[] {
  const serves = servesText(item);
  return serves === null ? [] : [{ kind: 'text', text: MESSAGES.serves({ serves }) }];
}

/** Where the options add to the model. */
function modelNumberOf({ item: { modelNumber } }: DeliverableItem): string[] {
  return modelNumber == null ? [] : [MESSAGES.modelNumber({ modelNumber })];
}

export function anchorOf({ row }: Pick<DeliverableItem, 'row'>): string {
  return `item-${row.id}`;
}

function picturesOf(item: DeliverableItem, { brand, orientation }: ItemPagesOptions): Block[] {
  const pictures = curvePicture(item, brand, contentWidth(orientation) * CURVE_SHARES[orientation]);
  const beside = [{ title: MESSAGES.part.air, facts: airFacts(item) }];
  return pictures.length === 0 ? [{ kind: 'facts', lists: beside }] : [{ kind: 'pictures', pictures, beside }];
}

function soundBlocks(item: DeliverableItem): Block[] {
  const table = soundTable(item);
  return table === null ? [] : [table];
}

/** The code is beside the drawing, which leaves space: at the end of the pages it had a page for itself. */
function drawingBlocks(item: DeliverableItem, options: ItemPagesOptions): Block[] {
  const { brand, orientation, includePreWire } = options;
  const again = sizeAgainOf(item, options);
  const codes = again === null ? [] : [again.code];
  const links = again === null ? [] : [again.link];
  const width = contentWidth(orientation) - codes.length * (CODE_SIDE + CODE_GAP);
  const drawing = drawingPicture(
    item,
    brand,
    width,
    includePreWire ? DRAWING_HEIGHTS.aboveWiring : DRAWING_HEIGHTS.alone,
  );
  const pictures: Block[] =
    codes.length + drawing.length === 0 ? [] : [{ kind: 'pictures', pictures: [...drawing, ...codes] }];
  if (drawing.length === 0) return [...pictures, quiet(MESSAGES.noDrawing), ...links];
  const facts = dimensionFacts(item);
  const half = Math.ceil(facts.length / 2);
  return [
    ...pictures,
    {
      kind: 'facts',
      lists: [
        { title: '', facts: facts.slice(0, half) },
        { title: '', facts: facts.slice(half) },
      ],
    },
    quiet(MESSAGES.nominal),
    ...links,
  ];
}

/** Prices are no part of a submittal. */
function optionBlocks({ options }: DeliverableItem): Block[] {
  if (options.length === 0) return [];
  return [
    {
      kind: 'table',
      look: 'rows',
      title: MESSAGES.part.options,
      columns: [
        { label: MESSAGES.optionColumn.code },
        { label: MESSAGES.optionColumn.group },
        { label: MESSAGES.optionColumn.name },
      ],
      rows: options.map(({ code, group, description }) => [
        code ?? '',
        group === null ? '' : nameOf(group),
        nameOf(description),
      ]),
    },
  ];
}

function noteBlocks({ item }: DeliverableItem): Block[] {
  const own = item.notes?.trim() ?? '';
  if (own === '') return [];
  return [
    { kind: 'heading', level: 3, text: MESSAGES.notesTitle },
    { kind: 'text', text: own },
  ];
}

function quiet(text: string): Block {
  return { kind: 'text', text, isQuiet: true };
}
