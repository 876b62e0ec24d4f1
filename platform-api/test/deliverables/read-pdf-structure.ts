import { inflateSync } from 'node:zlib';
import { getDocumentProxy } from 'unpdf';

/** An element of a tagged PDF on one page, as a screen reader meets it. */
export interface ReadElement {
  readonly role: string;
  readonly alt: string;
  /** Words in it and in the elements that it has. */
  readonly text: string;
  readonly page: number;
  readonly children: readonly ReadElement[];
}

export interface PdfStructure {
  readonly isMarked: boolean;
  readonly language: unknown;
  /** Says that it conforms to PDF/UA-1. */
  readonly isAccessible: boolean;
  /** Of each page, in reading order. */
  readonly elements: readonly ReadElement[];
  /** Texts that are not read, as headers and footers. */
  readonly artifacts: readonly string[];
  /** Texts that are neither: none in a file that conforms. */
  readonly unmarked: readonly string[];
}

type PdfDocument = Awaited<ReturnType<typeof getDocumentProxy>>;
type PdfPage = Awaited<ReturnType<PdfDocument['getPage']>>;

interface TreeNode {
  readonly role?: string;
  readonly alt?: string;
  readonly id?: string;
  readonly children?: readonly TreeNode[];
}

/** The structure of a PDF, as pdf.js reads it. */
export async function pdfStructure(file: Blob): Promise<PdfStructure> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const isAccessible = Buffer.from(bytes).includes('<pdfuaid:part>1</pdfuaid:part>');
  const document = await getDocumentProxy(bytes);
  const { info } = await document.getMetadata();
  const pages: PagePart[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    pages.push(await pagePart(await document.getPage(number), number));
  }
  return {
    isMarked: (await document.getMarkInfo())?.Marked === true,
    language: (info as { Language?: unknown }).Language,
    isAccessible,
    elements: pages.flatMap(({ elements }) => elements),
    artifacts: pages.flatMap(({ artifacts }) => artifacts),
    unmarked: pages.flatMap(({ unmarked }) => unmarked),
  };
}

type PagePart = Pick<PdfStructure, 'elements' | 'artifacts' | 'unmarked'>;

async function pagePart(page: PdfPage, number: number): Promise<PagePart> {
  const texts = new Map<string, string>();
  const [artifacts, unmarked]: [string[], string[]] = [[], []];
  const open: (string | null)[] = [];
  for (const item of (await page.getTextContent({ includeMarkedContent: true })).items) {
    if ('str' in item) {
      const place = open.at(-1);
      if (place == null) (place === null ? artifacts : unmarked).push(...(item.str.trim() === '' ? [] : [item.str]));
      else texts.set(place, `${texts.get(place) ?? ''}${item.str}${item.hasEOL ? ' ' : ''}`);
    } else if (item.type === 'endMarkedContent') open.pop();
    else open.push('id' in item && item.id ? item.id : null);
  }
  const read = ({ role = '', alt = '', children = [] }: TreeNode): ReadElement => {
    const inside = children.filter((child) => child.role !== undefined).map(read);
    const own = children.map(({ id }) => (id === undefined ? '' : (texts.get(id) ?? ''))).join('');
    const text = [own, ...inside.map((child) => child.text)].join(' ').replace(/\s+/g, ' ').trim();
    return { role, alt, text, page: number, children: inside };
  };
  const tree = (await page.getStructTree()) as TreeNode | null;
  return { elements: tree === null ? [] : read(tree).children, artifacts, unmarked };
}

/** All elements below some, in reading order. */
export function allElements(elements: readonly ReadElement[]): ReadElement[] {
  return elements.flatMap((element) => [element, ...allElements(element.children)]);
}

const STREAM = /\/Type \/ObjStm[\s\S]*?stream\n/g;

/** Objects of a PDF as they are written: attributes of elements, which pdf.js does not say, and links. */
export async function pdfObjects(file: Blob): Promise<string[]> {
  const bytes = Buffer.from(await file.arrayBuffer());
  const text = bytes.toString('latin1');
  return [...text.matchAll(STREAM)].flatMap((found) => {
    const from = found.index + found[0].length;
    const first = Number(found[0].match(/\/First (\d+)/)?.[1]);
    const content = inflateSync(bytes.subarray(from)).toString('latin1');
    const starts = content
      .slice(0, first)
      .trim()
      .split(' ')
      .flatMap((place, index) => (index % 2 === 1 ? [first + Number(place)] : []));
    return starts.map((start, index) => content.slice(start, starts[index + 1]).trim());
  });
}
