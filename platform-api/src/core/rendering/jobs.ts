/** Jobs of the rendering thread: plain data only, with all text already in its language. */

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
  readonly sections: readonly PdfSection[];
  readonly attachments?: readonly PdfAttachment[];
}

export interface DocxTable {
  readonly kind: 'table';
  /** Names above several columns each. */
  readonly groups: readonly { readonly label: string; readonly span: number }[];
  readonly head: readonly string[];
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
  readonly sections: readonly DocxSection[];
}

/** Sheet inches, y upwards. */
export interface DwgText {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly height: number;
  readonly layer: string;
}
export interface DwgLine {
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
  readonly layer: string;
}

export interface DwgJob {
  readonly kind: 'dwg';
  readonly layers: readonly string[];
  readonly texts: readonly DwgText[];
  readonly lines: readonly DwgLine[];
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

export type RenderJob = PdfJob | DocxJob | DwgJob | ArchiveJob;
