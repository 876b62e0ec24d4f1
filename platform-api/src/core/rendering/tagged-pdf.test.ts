import fc from 'fast-check';
import {
  allElements,
  pdfObjects,
  pdfStructure,
  type ReadElement,
} from '../../../test/deliverables/read-pdf-structure.ts';
import type { PdfJob } from './jobs.ts';
import { createRenderer } from './renderer.ts';

type Node = Record<string, unknown>;

const HEADER = { logo: null, left: 'Strip', right: ['Project'], color: '#004b87' };
const PAGE = { width: 612, height: 792, margins: [36, 62, 36, 44], header: HEADER } as const;
const FOOTER = { left: ['Figures are nominal'], right: 'Page {page} of {pages}' };

function jobOf(content: readonly Node[], title = 'Document'): PdfJob {
  const sections = [{ ...PAGE, footer: FOOTER, content }];
  return { kind: 'pdf', title, author: 'Test', language: 'en-US', sections };
}

describe('The structure of a PDF', () => {
  const renderer = createRenderer();
  afterAll(() => renderer.close());
  const rendered = async (content: readonly Node[], title?: string) =>
    new Blob([await renderer.render(jobOf(content, title))]);
  const structureOf = async (content: readonly Node[], title?: string) => pdfStructure(await rendered(content, title));

  it('has every text once, and on each page in the order of the content', async () => {
    await fc.assert(
      fc.asyncProperty(anyContent, async (drawn) => {
        const content = numbered(drawn);
        const { elements, unmarked, artifacts, isAccessible } = await structureOf(content.nodes);
        const read = pagesOf(elements).map(placesIn);
        expect(read.flat().sort(byPlace)).toEqual(content.words);
        for (const page of read) expect(page).toEqual([...page].sort(byPlace));
        expect({ unmarked, isAccessible }).toEqual({ unmarked: [], isAccessible: true });
        expect(artifacts.filter((text) => text === 'Strip')).toHaveLength(artifacts.filter(isPageNumber).length);
        expectNoLevelSkipped(allElements(elements));
      }),
      { numRuns: 8, endOnFailure: true },
    );
  });

  it('names columns and rows of a table, and reads its head once for all of its pages', async () => {
    const rows = Array.from({ length: 60 }, (_, index) => [{ text: `EF-${index}` }, { text: '900' }, { text: '' }]);
    const head = [{ text: 'Tag' }, { text: 'CFM', colSpan: 2 }, { text: '' }];
    const title = [{ text: 'Fans', tag: 'Title', colSpan: 3 }, { text: '' }, { text: '' }];
    const table = { headerRows: 2, widths: ['*', '*', '*'], body: [title, head, ...rows] };
    const file = await rendered([
      { text: 'Schedule', tag: 'H1' },
      { layout: 'rows', table },
    ]);
    const elements = allElements((await pdfStructure(file)).elements);
    expect(elements.at(-1)?.page).toBeGreaterThan(1);
    expect(wordsOf(elements, 'H2')).toEqual(['Fans']);
    expect(wordsOf(elements, 'TH').filter((text) => text !== '')).toEqual([
      'Tag',
      'CFM',
      ...rows.map(([tag]) => tag?.text),
    ]);
    const cells = (await pdfObjects(file)).filter((object) => /\/S \/T[HD]/.test(object));
    expect(cells.filter((cell) => cell.includes('/Scope /Column'))).toHaveLength(2);
    expect(cells.filter((cell) => cell.includes('/Scope /Row'))).toHaveLength(60);
    expect(cells.filter((cell) => cell.includes('/ColSpan 2'))).toHaveLength(1);
    // Empty cells keep the columns of their row.
    expect(cells.filter((cell) => cell.includes('/S /TD'))).toHaveLength(120);
  });

  it('has lists whose numbers are their labels, one list in several columns', async () => {
    const lists = [{ ol: [{ text: 'Curb' }, { text: 'Duct' }] }, { ol: [{ text: 'Gas' }], start: 3 }];
    const all = allElements((await structureOf([{ tag: 'L', columns: lists }])).elements);
    expect(wordsOf(all, 'L')).toHaveLength(1);
    expect(wordsOf(all, 'LI')).toEqual(['1. Curb', '2. Duct', '3. Gas']);
    expect(wordsOf(all, 'Lbl')).toEqual(['1.', '2.', '3.']);
  });

  it('has links with a name, figures with words, and drawings without words as decoration', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>';
    const { elements, isAccessible } = await structureOf([
      { text: 'See the fan below', linkToDestination: 'fan' },
      { svg, alt: 'A fan' },
      { svg, alt: 'A fan to order', link: 'https://example.com/' },
      { svg },
      { text: 'EF-1', id: 'fan' },
    ]);
    const all = allElements(elements);
    expect(wordsOf(all, 'Link')).toEqual(['See the fan below', '']);
    expect(all.filter(({ role }) => role === 'Figure').map(({ alt }) => alt)).toEqual(['A fan', 'A fan to order']);
    expect(isAccessible).toBe(true);
  });

  it('does not claim to be accessible with characters that no font has a glyph for, and spells them', async () => {
    const file = await rendered([{ text: 'EF-1 \u{20bb7}' }, { text: 'EF-2' }]);
    expect((await pdfStructure(file)).isAccessible).toBe(false);
    const spelled = (await pdfObjects(file)).filter((object) => object.includes('/ActualText'));
    expect(spelled).toHaveLength(1);
  });

  it('claims to be accessible with characters that another font holds', async () => {
    expect((await structureOf([{ text: 'EF-1 排気 🍳' }])).isAccessible).toBe(true);
  });

  it('has metadata that are XML whatever the title is', async () => {
    const file = await rendered([{ text: 'EF-1' }], 'Smith & <Sons> "R&D"\u0001');
    expect(await file.text()).toContain('<rdf:li xml:lang="x-default">Smith &amp; &lt;Sons&gt; "R&amp;D"</rdf:li>');
  });
});

const byPlace = (one: number, other: number) => one - other;

const placesIn = (elements: readonly ReadElement[]) =>
  elements.flatMap(({ text }) => [...text.matchAll(/w(\d+)/g)].map(([, place]) => Number(place)));

const pagesOf = (elements: readonly ReadElement[]) =>
  [...new Set(elements.map(({ page }) => page))].map((page) => elements.filter((element) => element.page === page));

const isPageNumber = (text: string) => /^Page \d+ of \d+$/.test(text);

const wordsOf = (elements: readonly ReadElement[], wanted: string) =>
  elements.filter(({ role }) => role === wanted).map(({ text }) => text);

function expectNoLevelSkipped(elements: readonly ReadElement[]): void {
  const levels = elements.flatMap(({ role }) => (/^H\d$/.test(role) ? [Number(role.slice(1))] : []));
  for (const [index, level] of levels.entries()) expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1);
}

/** Content as documents have it; W is where a word comes. */
const anyText = fc.constantFrom<Node>(
  ...[{ text: 'W' }, { text: 'W W W' }, { text: 'W', tag: 'H1' }, { text: 'W', tag: 'H3' }],
  ...[{ text: 'W', tag: 'Title' }, { text: 'W W', linkToDestination: 'end' }, { text: '' }],
  { tag: 'P', columns: [{ text: 'W' }, { text: 'W' }] },
  { canvas: [{ type: 'line', x1: 0, x2: 9, y1: 0, y2: 0 }] },
);
const someTexts = fc.array(anyText, { minLength: 1, maxLength: 4 });
const anyBlock = fc.oneof(
  anyText,
  fc.record({ stack: someTexts, unbreakable: fc.boolean() }),
  fc.record({ ol: someTexts }),
  fc.record({ ul: someTexts }),
  fc.record({
    layout: fc.constantFrom('facts', 'rows', 'grid'),
    table: fc.record({
      headerRows: fc.constantFrom(0, 1),
      dontBreakRows: fc.boolean(),
      body: fc.array(fc.tuple(anyText, anyText), { minLength: 2, maxLength: 12 }),
    }),
  }),
);
const anyContent = fc.array(
  fc.oneof(anyBlock, fc.record({ columns: fc.tuple(anyBlock, anyBlock), unbreakable: fc.constant(true) })),
  { minLength: 1, maxLength: 12 },
);

/** The same content with a word of its own at each place, and the places of the words. */
function numbered(content: readonly Node[]): { nodes: Node[]; words: number[] } {
  let count = 0;
  const written = JSON.stringify(content).replace(/W/g, () => `w${count++}`);
  const nodes = [...(JSON.parse(written) as Node[]), { text: '.', id: 'end' }];
  return { nodes, words: Array.from({ length: count }, (_, place) => place) };
}
