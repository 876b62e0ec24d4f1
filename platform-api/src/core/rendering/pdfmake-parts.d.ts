/** The parts of pdfmake between its content and its file, as far as they are used here: it has no types of its own for them. */

declare module 'pdfmake/js/PDFDocument.js' {
  import type { Readable } from 'node:stream';

  interface Reference {
    readonly id: number;
    // biome-ignore lint/suspicious/noExplicitAny: objects of a PDF have values of every kind.
    data: Record<string, any> & { StructParents?: number; StructParent?: number };
    /** Content of a stream so far. */
    buffer: Uint8Array[];
    /** Whether its content is still to be compressed. */
    compress: boolean;
    /** Content as it was written, of what other files may take over. */
    stored?: Uint8Array;
    write(chunk: string | Uint8Array): void;
    end(): void;
    finalize(): void;
  }

  interface Font {
    encode(text: string, features?: unknown): [codes: string[], positions: unknown[]];
    widthOfString(text: string, size: number, features?: unknown): number;
    /** Of a size of 1000. */
    readonly ascender: number;
    ref(): Reference;
    readonly dictionary: Reference | null;
    /** As fontkit read it. */
    readonly font: {
      createSubset(): { includeGlyph(glyph: number): number; encode(): Uint8Array };
      hasGlyphForCodePoint(codePoint: number): boolean;
    };
    readonly subset: { readonly glyphs: readonly number[] };
    readonly widths: readonly number[];
    readonly unicode: readonly (readonly number[])[];
  }

  interface Page {
    readonly width: number;
    readonly height: number;
    readonly dictionary: Reference;
    readonly resources: Reference;
    content: Reference;
  }

  /** The document of pdfkit. What begins with an underscore is not documented; the tests read the files that it makes. */
  class PdfmakeDocument extends Readable {
    constructor(
      fonts: object,
      images: object,
      patterns: object,
      attachments: object,
      options: object,
      virtualFiles: null,
      mayRead: (file: string) => boolean,
    );
    page: Page;
    readonly outline: OutlineEntry;
    readonly fontCache: Record<string, Record<string, Font>>;
    readonly _fontFamilies: Record<string, Font>;
    readonly _pageBuffer: Page[];
    /** What is laid out, which nothing needs once it is drawn. */
    _pdfMakePages: unknown;
    _ctm: readonly number[];
    info: Record<string, unknown>;
    _ended: boolean;
    readonly _id: Uint8Array;
    readonly _info: Reference;
    readonly _offset: number;
    readonly _offsets: unknown[];
    readonly _root: Reference;
    /** What is written next is written with it. */
    _font: Font;
    readonly _fontSize: number;
    registerFont(name: string, content: Uint8Array): this;
    font(name: string): this;
    _fragment(text: string, x: number, y: number, options: object): void;
    addContent(operators: string): this;
    addPage(options?: object): this;
    endPageMarkings(page: Page): void;
    addNamedDestination(name: string, ...place: unknown[]): void;
    ref(data?: object): Reference;
    annotate(x: number, y: number, width: number, height: number, options: object): this;
    goTo(x: number, y: number, width: number, height: number, destination: string): this;
    link(x: number, y: number, width: number, height: number, address: string): this;
    provideFont(family: string, isBold: boolean, isItalic: boolean): Font;
    file(content: Uint8Array, options: object): Reference;
    appendXML(xml: string): void;
    markContent(tag: 'Artifact', options: object): this;
    markStructureContent(tag: string): {
      readonly refs: readonly { readonly pageRef: Reference; readonly mcid: number }[];
    };
    endMarkedContent(): this;
    createStructParentTreeNextKey(): number;
    getStructTreeRoot(): Reference;
    getStructParentTree(): { add(key: number, value: unknown): void; get(key: number | undefined): unknown[] };
    end(): void;
    _addInfo(): void;
    _finalize(): void;
    _write(data: string | Uint8Array): void;
  }

  interface OutlineEntry {
    readonly children: OutlineEntry[];
    readonly outlineData: { Dest: readonly unknown[]; readonly Title: string };
    readonly options: object;
    addItem(title: string, options?: object): OutlineEntry;
  }

  const part: { readonly default: typeof PdfmakeDocument };
  export default part;
  export type { Font, OutlineEntry, Page, PdfmakeDocument, Reference };
}

declare module 'pdfmake/js/LayoutBuilder.js' {
  type Node = import('./pdf-elements.mjs').Node;

  /** What is drawn on a page, with its place from the top left. */
  interface LaidOutItem {
    readonly type: string;
    readonly item: {
      readonly y: number;
      readonly h?: number;
      readonly y1?: number;
      readonly y2?: number;
      readonly _height?: number;
      getHeight(): number;
    };
  }

  interface LaidOutPage {
    readonly items: readonly LaidOutItem[];
  }

  class LayoutBuilder {
    constructor(pageSize: object, pageMargins: unknown, measure: object);
    registerTableLayouts(layouts: object): void;
    readonly docPreprocessor: { readonly nodeReferences: import('./tagged-renderer.mjs').Anchors };
    addHeadersAndFooters(header: unknown, footer: unknown): void;
    layoutDocument(content: object, file: object, styles: object, defaultStyle: object): readonly LaidOutPage[];
    /** Once it is laid out: all that has a place. */
    readonly linearNodeList: readonly { resetXY(): void }[];
    buildNextLine(node: Node): import('./tagged-renderer.mjs').Line | null;
    processList(isOrdered: boolean, node: Node): void;
  }

  const part: { readonly default: typeof LayoutBuilder };
  export default part;
  export type { LaidOutPage };
}

declare module 'pdfmake/js/Renderer.js' {
  type Drawn = import('./tagged-renderer.mjs').Drawn;

  class Renderer {
    constructor(file: object);
    pdfDocument: import('./pdf-file.mjs').PdfFile;
    renderPages(pages: readonly object[]): void;
    renderLine(line: import('./tagged-renderer.mjs').Line, x: number, y: number): void;
    renderVector(vector: Drawn): void;
    renderSVG(drawing: Drawn): void;
    renderImage(image: Drawn): void;
  }

  const part: { readonly default: typeof Renderer };
  export default part;
}

declare module 'pdfmake/js/SVGMeasure.js' {
  const part: { readonly default: new () => object };
  export default part;
}
