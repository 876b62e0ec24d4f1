import { type Renderer, svgForPdf } from '../../core/index.ts';

export interface PdfSheet {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
  readonly title: string;
  readonly author: string;
  readonly language: string;
}

/** One page whose texts can be found and copied. */
export async function pdfOf(renderer: Pick<Renderer, 'render'>, sheet: PdfSheet): Promise<Buffer> {
  const { svg, width, height, title, author, language } = sheet;
  const page = {
    width,
    height,
    margins: [0, 0, 0, 0],
    header: null,
    footer: null,
    // The whole sheet is one drawing, so its words are what is read of it.
    content: [{ svg: svgForPdf(svg), alt: [title, ...textsOf(svg)].join('. '), width }],
  } as const;
  // The page of a product does not wait for packages of projects.
  const order = { goesFirst: true };
  return Buffer.from(await renderer.render({ kind: 'pdf', title, author, language, sections: [page] }, order));
}

const TEXT = /<text\b[^>]*>([\s\S]*?)<\/text>/g;
const CHARACTERS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

function textsOf(svg: string): string[] {
  return [...svg.matchAll(TEXT)].map(([, inside = '']) =>
    inside.replace(/<[^>]*>/g, '').replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => CHARACTERS[name] ?? ''),
  );
}
