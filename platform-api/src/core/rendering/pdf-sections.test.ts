import { unzipSync } from 'fflate';
import { extractText, getDocumentProxy } from 'unpdf';
import { allElements, pdfStructure } from '../../../test/deliverables/read-pdf-structure.ts';
import type { PdfArchiveJob, PdfJob, PdfSection } from './jobs.ts';
import { createRenderer } from './renderer.ts';

const HEADER = { logo: null, left: 'Strip', right: ['Project'], color: '#004b87' };
const FOOTER = { left: ['Figures are nominal'], right: 'Page {page} of {pages}' };
const PAGE = { width: 612, height: 792, margins: [36, 62, 36, 44], header: HEADER, footer: FOOTER } as const;
const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><defs><linearGradient id="g"><stop stop-color="#fff"/>' +
  '<stop offset="1"/></linearGradient></defs><rect width="9" height="9" fill="url(#g)" opacity="0.5"/></svg>';

/** A fan on two pages, with a picture and a link. */
function fan(tag: string): PdfSection {
  const content = [
    { text: `${tag} fan`, tag: 'H1', id: tag, outline: true, outlineText: tag },
    { svg: SVG, alt: `Drawing of ${tag}` },
    { text: 'Site', link: 'https://example.com/' },
    { text: `Wiring of ${tag}`, pageBreak: 'before', outline: true, outlineText: 'Wiring', outlineParentId: tag },
  ];
  return { ...PAGE, content };
}

const TAGS = ['EF-1', 'MUA-2', 'RTU-3'];
const index: PdfSection = {
  ...PAGE,
  content: [
    { text: 'Index', tag: 'H1', id: 'index', outline: true, outlineText: 'Index' },
    {
      table: {
        body: TAGS.map((tag) => [
          { text: tag, linkToDestination: tag },
          { pageReference: tag, alt: tag },
        ]),
      },
    },
  ],
};
const job = { title: 'Submittal', author: 'Test', language: 'en', sections: [index, ...TAGS.map(fan)] } as const;

describe('A PDF that is drawn section by section', () => {
  const renderer = createRenderer();
  afterAll(() => renderer.close());

  it('has its pages, numbers and entries in the order of its sections, though the index is drawn last', async () => {
    const made = await renderer.render({ ...job, kind: 'pdf' } satisfies PdfJob);
    const document = await getDocumentProxy(new Uint8Array(made));
    const { text } = await extractText(document);
    expect(text.map((page) => /Page \d of \d/.exec(page)?.[0])).toEqual(
      [1, 2, 3, 4, 5, 6, 7].map((page) => `Page ${page} of 7`),
    );
    expect(text[0]).toMatch(/EF-1\s+2\s+MUA-2\s+4\s+RTU-3\s+6/);
    expect(text[6]).toContain('Wiring of RTU-3');
    const outline = await document.getOutline();
    expect(outline.map(({ title, items }) => [title, items.map((item) => item.title)])).toEqual([
      ['Index', []],
      ...TAGS.map((tag) => [tag, ['Wiring']]),
    ]);
    const { elements, unmarked, isAccessible } = await pdfStructure(new Blob([made]));
    const headings = allElements(elements).filter(({ role }) => role === 'H1');
    expect(headings.map((heading) => heading.text)).toEqual(['Index', ...TAGS.map((tag) => `${tag} fan`)]);
    expect({ unmarked, isAccessible }).toEqual({ unmarked: [], isAccessible: true });
  });

  it('gives the pages of a section as a file of their own, complete in itself', async () => {
    const sections = job.sections.map((section, place) =>
      place === 0
        ? section
        : { ...section, sheet: { name: `items/${TAGS[place - 1]}.pdf`, title: `Fan ${place}`, files: [] } },
    );
    const archive: PdfArchiveJob = { ...job, sections, kind: 'pdfArchive', name: 'All.pdf', time: 1_700_000_000_000 };
    const files = unzipSync(await renderer.render(archive));
    expect(Object.keys(files)).toEqual(['All.pdf', ...TAGS.map((tag) => `items/${tag}.pdf`)]);
    const sheet = files['items/MUA-2.pdf'] ?? new Uint8Array();
    const document = await getDocumentProxy(new Uint8Array(sheet));
    const { text } = await extractText(document);
    expect(text).toHaveLength(2);
    expect(text[0]).toMatch(/MUA-2 fan.*Page 1 of 2/s);
    expect(text[1]).toMatch(/Wiring of MUA-2.*Page 2 of 2/s);
    expect((await document.getMetadata()).info).toMatchObject({ Title: 'Fan 2' });
    expect((await document.getOutline()).map(({ title, items }) => [title, items.length])).toEqual([['MUA-2', 1]]);
    expect(await document.getDestination('MUA-2')).not.toBeNull();
    const [link] = await (await document.getPage(1)).getAnnotations();
    expect(link).toMatchObject({ subtype: 'Link', url: 'https://example.com/' });
    const { elements, unmarked, isAccessible } = await pdfStructure(new Blob([sheet]));
    const read = allElements(elements);
    expect(read.filter(({ role }) => role === 'Figure').map(({ alt }) => alt)).toEqual(['Drawing of MUA-2']);
    expect(read.filter(({ role }) => role === 'H1').map((heading) => heading.text)).toEqual(['MUA-2 fan']);
    expect({ unmarked, isAccessible }).toEqual({ unmarked: [], isAccessible: true });
  });
});
