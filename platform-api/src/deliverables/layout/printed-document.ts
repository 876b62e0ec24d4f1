import type { PageSize } from '@specbuilder/shared-contracts/domain';
import type { PdfAttachment, PdfSheet } from '../../core/index.ts';

/** A document before it has a format: its content, in the reader's language and number format. */
export interface PrintedDocument {
  readonly title: string;
  /** Each may be made when the one before it is drawn. */
  readonly sections: Iterable<DocumentSection> | AsyncIterable<DocumentSection>;
  /** Files inside the PDF. */
  readonly attachments?: readonly PdfAttachment[];
}

export interface DocumentSection {
  readonly orientation: 'portrait' | 'landscape';
  /** Without it US Letter. */
  readonly pageSize?: PageSize;
  /** Shown beside the logo on each page of the section; empty on covers. */
  readonly strip: string;
  readonly hasHeader: boolean;
  /** Its entry in the outline of a PDF. */
  readonly bookmark?: SectionBookmark;
  /** Its pages as a file of their own beside the document. */
  readonly sheet?: PdfSheet;
  /** Short, so that it follows the section before it on the same page where both have one orientation. */
  readonly isShort?: boolean;
  readonly blocks: readonly Block[];
}

export interface SectionBookmark {
  readonly text: string;
  /** Whether the titles of its blocks are entries under it. */
  readonly hasParts: boolean;
}

export type Block =
  | HeadingBlock
  | TextBlock
  | FactsBlock
  | TableBlock
  | PicturesBlock
  | ListBlock
  | CoverBlock
  | IndexBlock
  | OutlineBlock
  | PageBreakBlock;

interface HeadingBlock {
  readonly kind: 'heading';
  readonly level: 1 | 2 | 3;
  readonly text: string;
  /** What an index leads to. */
  readonly anchor?: string;
  /** Beside it, at the right end of the line. */
  readonly aside?: string;
}

interface TextBlock {
  readonly kind: 'text';
  readonly text: string;
  readonly isQuiet?: boolean;
  /** Address that the text leads to. */
  readonly href?: string;
}

export type Fact = readonly [name: string, value: string];
export interface FactList {
  readonly title: string;
  readonly facts: readonly Fact[];
}
/** Lists of values side by side; an empty one leaves its space to the others. */
export interface FactsBlock {
  readonly kind: 'facts';
  readonly lists: readonly FactList[];
}

export interface TableColumn {
  readonly label: string;
  readonly isNumeric?: boolean;
}
export interface TableBlock {
  readonly kind: 'table';
  readonly title?: string;
  /** In the outline of a PDF, where its title is a sentence. */
  readonly shortTitle?: string;
  /** Names above several columns each; spans add up to the columns. */
  readonly groups?: readonly { readonly label: string; readonly span: number }[];
  readonly columns: readonly TableColumn[];
  /** Of each column, in a row below the labels. */
  readonly units?: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** Drawing schedules have lines around every cell, lists below each row. */
  readonly look: 'grid' | 'rows';
}

export interface Picture {
  readonly title: string;
  /** What it shows, for readers who do not see it. */
  readonly alt: string;
  /** A whole SVG document. */
  readonly svg: string;
  /** Points. */
  readonly width: number;
  readonly height: number;
}
/** Pictures side by side, with lists of values in the remaining space. */
interface PicturesBlock {
  readonly kind: 'pictures';
  readonly pictures: readonly Picture[];
  readonly beside?: readonly FactList[];
}

interface ListBlock {
  readonly kind: 'list';
  readonly title?: string;
  readonly isNumbered: boolean;
  readonly items: readonly string[];
}

interface CoverBlock {
  readonly kind: 'cover';
  readonly logo: string;
  readonly logoName: string;
  /** The company whose logo it is, and its title block; empty for the brand. */
  readonly sender: readonly string[];
  readonly color: string;
  readonly title: string;
  readonly name: string;
  /** What a reader must know before anything else, and where more is said of it if there is such a page. */
  readonly notice?: { readonly text: string; readonly anchor?: string };
  readonly details: readonly FactList[];
  /** What the document is made for; none is checked where that is not stated, for the pen of a reviewer. */
  readonly boxes: readonly { readonly text: string; readonly isChecked: boolean }[];
  /** Name of the area that a reviewer stamps. */
  readonly stamp: string;
}

/** Rows with the page of their anchor. */
export interface IndexBlock {
  readonly kind: 'index';
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly { readonly cells: readonly string[]; readonly anchor: string }[];
}

/** A paragraph of a specification with the number before it. */
export interface OutlineBlock {
  readonly kind: 'outline';
  /** PART, article, A., 1., a. */
  readonly level: 1 | 2 | 3 | 4 | 5;
  readonly label: string;
  readonly text: string;
}

interface PageBreakBlock {
  readonly kind: 'pageBreak';
}
