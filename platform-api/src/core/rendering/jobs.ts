import type { PageSize } from '@specbuilder/shared-contracts/domain';

/** Jobs of the rendering process: plain data only, with all text already in its language. */

export interface PdfHeader {
  /** Drawing at the left, 18 pt high. */
  readonly logo: string | null;
  readonly left: string;
  readonly right: readonly string[];
  readonly color: string;
}

/** `{page}` and `{pages}` are replaced by the numbers, which are known only after layout. */
export interface PdfFooter {
  readonly left: readonly string[];
  readonly right: string;
}

export interface PdfSection {
  readonly width: number;
  readonly height: number;
  /** Left, top, right, bottom, in points. */
  readonly margins: readonly [number, number, number, number];
  readonly header: PdfHeader | null;
  readonly footer: PdfFooter | null;
  /** Content as pdfmake reads it. */
  readonly content: readonly unknown[];
  /** Its pages as a file of their own, in an archive. */
  readonly sheet?: PdfSheet;
}

export interface PdfSheet {
  readonly name: string;
  readonly title: string;
  /** Files that follow it in the archive. */
  readonly files: readonly PackedFile[];
}

/** A text file inside a PDF. */
export interface PdfAttachment {
  readonly name: string;
  readonly mediaType: string;
  readonly description: string;
  readonly content: string;
}

/** What a file says of itself outside of its pages. */
export interface FileProperties {
  readonly subject?: string;
  readonly keywords?: string;
}

export interface PdfJob {
  readonly kind: 'pdf';
  readonly title: string;
  readonly author: string;
  readonly properties?: FileProperties;
  readonly language: string;
  /** Each is made when the one before it is drawn, so that none waits in memory. */
  readonly sections: Iterable<PdfSection> | AsyncIterable<PdfSection>;
  readonly attachments?: readonly PdfAttachment[];
}

/** A document, then sections of it as files of their own. */
export interface PdfArchiveJob extends Omit<PdfJob, 'kind'> {
  readonly kind: 'pdfArchive';
  /** Of the document in the archive. */
  readonly name: string;
  /** Time that every entry has, ms since 1970. */
  readonly time: number;
}

export interface DocxTable {
  readonly kind: 'table';
  /** Names above several columns each. */
  readonly groups: readonly { readonly label: string; readonly span: number }[];
  readonly head: readonly string[];
  /** Below the head; empty for none. */
  readonly units: readonly string[];
  /** Points. */
  readonly widths: readonly number[];
  readonly fontSize: number;
  readonly rows: readonly (readonly string[])[];
}

/** Levels of an outline count from 1: PART 1, 1.1, A., 1., a. A section starts them again. */
export type DocxBlock =
  | {
      readonly kind: 'section' | 'specifierNote' | 'tableTitle' | 'tableNote' | 'endOfSection';
      readonly text: string;
    }
  | { readonly kind: 'outline'; readonly level: number; readonly text: string }
  | DocxTable;

/** Pages of one orientation; each begins on a page of its own. */
export interface DocxSection {
  readonly orientation: 'portrait' | 'landscape';
  /** At the left and the right end of a line on each page. */
  readonly header: readonly [left: string, right: string];
  /** The page number follows the right end. */
  readonly footer: readonly [left: string, right: string];
  /** Whether its pages count from 1. */
  readonly startsPages: boolean;
  readonly blocks: readonly DocxBlock[];
}

export interface DocxJob {
  readonly kind: 'docx';
  readonly title: string;
  readonly author: string;
  readonly properties?: FileProperties;
  /** Before the number of a part: 'PART'. */
  readonly part: string;
  /** Of the company that issues it, above the head of each page. */
  readonly letterhead: {
    /** A PNG; pixels. */
    readonly picture: { readonly png: Uint8Array; readonly width: number; readonly height: number } | null;
    readonly lines: readonly string[];
  };
  readonly sections: readonly DocxSection[];
}

/** A number, a text, or nothing. */
export interface XlsxCell {
  readonly value: string | number;
  /** Most decimals that are shown of a number. */
  readonly decimals: number;
  /** A number that is written 1/3 or 1 1/2, as nameplates of motors are. */
  readonly isFraction?: boolean;
}

export interface XlsxSheet {
  readonly name: string;
  readonly frozenRows: number;
  readonly frozenColumns: number;
  /** Columns from the left that are printed; those after them are data for the screen. Without it all. */
  readonly printedColumns?: number;
  readonly heads: readonly (readonly string[])[];
  readonly rows: readonly (readonly XlsxCell[])[];
}

export interface XlsxJob {
  readonly kind: 'xlsx';
  readonly pageSize: PageSize;
  /** Printed on each page, beside its number. */
  readonly footer: string;
  readonly sheets: readonly XlsxSheet[];
}

/** Inches, y upwards; the point is at the left end of its line, or in its middle. */
export interface DrawnText {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly height: number;
  readonly align: 'left' | 'center';
  readonly layer: string;
}
export interface DrawnLine {
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
  readonly layer: string;
}

export interface DrawingJob {
  readonly kind: 'dwg' | 'dxf';
  readonly layers: readonly string[];
  /** Right and upper edge; the others are at zero. */
  readonly limits: readonly [number, number];
  readonly texts: readonly DrawnText[];
  readonly lines: readonly DrawnLine[];
}

export interface PackedFile {
  readonly name: string;
  readonly content: Uint8Array;
}

export interface ArchiveJob {
  readonly kind: 'zip' | 'tar';
  readonly files: readonly PackedFile[];
  /** Time that every entry has, ms since 1970. */
  readonly time: number;
}

export type RenderJob = PdfJob | PdfArchiveJob | DocxJob | XlsxJob | DrawingJob | ArchiveJob;
