import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { sheetsOfFile } from '@specbuilder/duty-reader/files';
import { unzipSync } from 'fflate';
import mammoth from 'mammoth';
import { extractText, getDocumentProxy } from 'unpdf';

export async function pdfPages(file: Blob): Promise<string[]> {
  const document = await getDocumentProxy(new Uint8Array(await file.arrayBuffer()));
  return (await extractText(document, { mergePages: false })).text;
}

export async function pdfText(file: Blob): Promise<string> {
  return (await pdfPages(file)).join('\n');
}

export async function unzipped(file: Blob): Promise<Record<string, Uint8Array>> {
  return unzipSync(new Uint8Array(await file.arrayBuffer()));
}

export function textOf(content: Uint8Array | undefined): string {
  return Buffer.from(content ?? new Uint8Array()).toString('utf8');
}

export interface WordParagraph {
  readonly style: string | null;
  /** In its list, from 0; null where it has no number. */
  readonly level: number | null;
  readonly text: string;
  readonly isInTable: boolean;
}

interface WordElement {
  readonly type: string;
  readonly children?: readonly WordElement[];
  readonly styleName?: string | null;
  readonly numbering?: { readonly level: string } | null;
  readonly value?: string;
}

/** Paragraphs of a document of Word, as a reader that is not its writer finds them. */
export async function wordParagraphs(file: Blob): Promise<WordParagraph[]> {
  const paragraphs: WordParagraph[] = [];
  const textIn = ({ type, value = '', children = [] }: WordElement): string =>
    type === 'text' ? value : type === 'tab' ? '\t' : children.map(textIn).join('');
  const collect = (element: WordElement, isInTable: boolean): void => {
    const { type, children = [], styleName = null, numbering } = element;
    if (type === 'paragraph') {
      paragraphs.push({
        style: styleName,
        level: numbering ? Number(numbering.level) : null,
        text: textIn(element),
        isInTable,
      });
    } else for (const child of children) collect(child, isInTable || type === 'table');
  };
  const transformDocument = (element: WordElement) => {
    collect(element, false);
    return element;
  };
  await mammoth.convertToHtml({ buffer: Buffer.from(await file.arrayBuffer()) }, { transformDocument });
  return paragraphs;
}

/** Entries of an archive in the ustar format, as it was written. */
export async function untarred(file: Blob): Promise<Map<string, Buffer>> {
  const bytes = Buffer.from(await file.arrayBuffer());
  const entries = new Map<string, Buffer>();
  for (let at = 0; bytes[at] !== 0 && at < bytes.length; ) {
    const field = (from: number, length: number) =>
      (bytes.toString('latin1', at + from, at + from + length).split('\0')[0] ?? '').trim();
    const size = Number.parseInt(field(124, 12), 8);
    const unsummed = Buffer.from(bytes.subarray(at, at + 512));
    unsummed.fill(' ', 148, 156);
    const sum = unsummed.reduce((total, byte) => total + byte, 0);
    if (Number.parseInt(field(148, 8), 8) !== sum) throw new Error(`The header of ${field(0, 100)} is damaged`);
    entries.set(field(0, 100), bytes.subarray(at + 512, at + 512 + size));
    at += 512 + Math.ceil(size / 512) * 512;
  }
  return entries;
}

export interface DrawnEntity {
  readonly kind: string;
  readonly layer: string | null;
  readonly text: string | null;
  /** Inches: both ends of a line, or where a text is. */
  readonly points: readonly (readonly [x: number, y: number])[];
}

export interface Drawing {
  /** 1 for inches. */
  readonly units: number | null;
  readonly entities: readonly DrawnEntity[];
}

/** A DWG or DXF, as its library reads it back. */
export async function drawingOf(file: Blob): Promise<Drawing> {
  const reader = fileURLToPath(new URL('./read-dwg.mjs', import.meta.url));
  const input = Buffer.from(await file.arrayBuffer());
  const read = execFileSync(process.execPath, [reader], { input, maxBuffer: 64 * 1024 * 1024 });
  return JSON.parse(read.toString('utf8')) as Drawing;
}

/** Everything that can be read in a file of any format, of an archive in all of its files and their names. */
export async function wordsOf(file: Blob, name: string): Promise<string> {
  const extension = path.extname(name);
  const text = () => file.text();
  switch (extension) {
    case '.pdf':
      return pdfText(file);
    case '.dwg':
    case '.dxf':
      return (await drawingOf(file)).entities.map(({ text: drawn }) => drawn ?? '').join('\n');
    case '.docx':
      return withoutTags(textOf((await unzipped(file))['word/document.xml']));
    case '.xlsx':
      return (await sheetsOfFile(new Uint8Array(await file.arrayBuffer())))
        .flatMap(({ cells }) => cells.flat())
        .join('\n');
    case '.zip':
      return wordsOfAll(Object.entries(await unzipped(file)));
    case '.tar':
      return wordsOfAll([...(await untarred(file))]);
    case '.svg':
      return withoutTags(await text());
    case '.html':
      return (await text()).replace(/base64,[^"]*/g, '');
    case '.ifc':
      // Ids and values that are not set have signs of money in STEP.
      return (await text()).replace(/'[\w$]{22}'|\$/g, '');
    case '.csv':
      return (await text()).replace(/,[\w$]{22}$/gm, '');
    case '.json':
      return text();
    case '.txt': {
      const content = Buffer.from(await file.arrayBuffer());
      return content.toString(content[0] === 0xff ? 'utf16le' : 'utf8');
    }
    default:
      throw new Error(`There is no reader of ${name}`);
  }
}

async function wordsOfAll(files: readonly (readonly [string, Uint8Array])[]): Promise<string> {
  const all = files.map(
    async ([name, content]) => `${name}\n${await wordsOf(new Blob([new Uint8Array(content)]), name)}`,
  );
  return (await Promise.all(all)).join('\n');
}

const withoutTags = (markup: string) => markup.replace(/<[^>]*>/g, ' ');

export interface OutlineEntry {
  readonly title: string;
  /** That its reader is led to, from 1. */
  readonly page: number;
  readonly parts: readonly OutlineEntry[];
}

type PdfDocument = Awaited<ReturnType<typeof getDocumentProxy>>;
type PdfOutline = Awaited<ReturnType<PdfDocument['getOutline']>>;

/** The outline that readers of a PDF show beside its pages; empty where it has none. */
export async function pdfOutline(file: Blob): Promise<OutlineEntry[]> {
  const document = await getDocumentProxy(new Uint8Array(await file.arrayBuffer()));
  const entriesOf = (items: PdfOutline | null): Promise<OutlineEntry[]> =>
    Promise.all(
      (items ?? []).map(async ({ title, dest, items: parts }) => {
        if (!Array.isArray(dest)) throw new Error(`${title} leads to no page`);
        return { title, page: (await document.getPageIndex(dest[0])) + 1, parts: await entriesOf(parts) };
      }),
    );
  return entriesOf(await document.getOutline());
}

/** Size of the first page, and the smallest letters of all, points. */
export async function pdfLetters(file: Blob): Promise<{ readonly size: number[]; readonly smallest: number }> {
  const document = await getDocumentProxy(new Uint8Array(await file.arrayBuffer()));
  const pages = await Promise.all(Array.from({ length: document.numPages }, (_, index) => document.getPage(index + 1)));
  const texts = await Promise.all(pages.map((page) => page.getTextContent()));
  const heights = texts.flatMap(({ items }) =>
    items.flatMap((item) => ('transform' in item && item.str.trim() !== '' ? [Number(item.transform[3])] : [])),
  );
  const [, , width = 0, height = 0] = pages[0]?.view ?? [];
  return { size: [width, height], smallest: Math.min(...heights) };
}

/** Files inside a PDF, by name. */
export async function pdfAttachments(file: Blob): Promise<Record<string, string>> {
  const document = await getDocumentProxy(new Uint8Array(await file.arrayBuffer()));
  const found = (await document.getAttachments()) as Record<string, { filename: string; content: Uint8Array }> | null;
  return Object.fromEntries(Object.values(found ?? {}).map(({ filename, content }) => [filename, textOf(content)]));
}

/** What a PDF says of itself. */
export async function pdfProperties(file: Blob) {
  const document = await getDocumentProxy(new Uint8Array(await file.arrayBuffer()));
  const { info } = await document.getMetadata();
  return { info: info as Record<string, unknown>, preferences: await document.getViewerPreferences() };
}
