import { startTestApplication, type TestApplication } from '../../../test/test-application.ts';
import { faqsOf, parseFaqs } from './faqs.ts';

const question = (id: string, english: string, brands?: readonly number[]) => ({
  ...{ id, category: 'sizing', question: { en: `About ${id}` }, answer: { en: english } },
  ...(brands && { brands }),
});
const fileOf = (...questions: object[]) => ({ categories: { sizing: { en: 'Sizing' } }, questions });
const BRAND = { brandName: 'Fans & <Co>', urls: { support: 'mailto:help@fans.example' } };

describe('The Frequently Asked Questions', () => {
  let server: TestApplication;
  beforeAll(async () => {
    server = await startTestApplication();
  });
  afterAll(() => server.close());

  it('[API-051] [FAQ-003] [A-169] are open to every caller, with texts and categories in their order', async () => {
    const faqs = await server.client().faqs.list();
    expect(faqs.length).toBeGreaterThanOrEqual(12);
    expect(faqs.map(({ sortOrder }) => sortOrder)).toEqual(faqs.map((_, index) => index + 1));
    expect(new Set(faqs.map(({ id }) => id)).size).toBe(faqs.length);
    expect(faqs.filter(({ question, answer }) => /[{}]/.test(question + answer))).toEqual([]);
    expect(faqs[0]).toMatchObject({ category: 'Sizing and results', question: expect.stringContaining('Kelvane') });
  });

  it('[FAQ-004] are those of the requested brand, with its name and addresses', async () => {
    const idsOf = async (manufacturerLabelId: number) =>
      (await server.client({ manufacturerLabelId }).faqs.list()).map(({ id }) => id);
    expect(await idsOf(1)).toContain('ceiling-fan-calculator');
    expect(await idsOf(214)).not.toContain('ceiling-fan-calculator');
    const requested = await server.client({ manufacturerLabelId: 214 }).faqs.list();
    expect(requested.at(-1)?.answer).toContain('mailto:support@ventilation-direct.example');
  });

  it('speak the caller’s language, each of them', async () => {
    const inLanguage = async (language: string) =>
      (await server.app.inject({ url: '/api/faqs', headers: { 'accept-language': language } })).json<
        { question: string; answer: string; category: string }[]
      >();
    const [english, spanish] = [await inLanguage('en'), await inLanguage('es')];
    expect(spanish[0]?.category).toBe('Dimensionado y resultados');
    for (const [index, { question, answer, category }] of spanish.entries()) {
      expect([english[index]?.question, english[index]?.answer, english[index]?.category]).not.toEqual(
        expect.arrayContaining([question, answer, category]),
      );
    }
  });

  it('[FAQ-004] of a brand take the place of those for all, and their fillers are no markup', () => {
    const file = parseFaqs(
      fileOf(question('a', '<p>{brand}</p>'), question('b', '<p>For all</p>'), question('b', '<p>For 7</p>', [7])),
    );
    const responses = (brand: number) => faqsOf(file, brand, BRAND).map(({ answer }) => answer);
    expect(responses(7)).toEqual(['<p>Fans &amp; &lt;Co&gt;</p>', '<p>For 7</p>']);
    expect(responses(1)[1]).toBe('<p>For all</p>');
  });

  it.each([
    '<script>alert(1)</script>',
    '<p onclick="x()">a</p>',
    '<a href="javascript:x()">a</a>',
    '<a href="//evil.example">a</a>',
    '<a href="/start" target="x">a</a>',
    '<img src="x">',
  ])('with %s in a text stop the start', (response) => {
    expect(() => parseFaqs(fileOf(question('a', response)))).toThrow();
  });

  it('of a category that is none stop the start', () => {
    expect(() => parseFaqs({ categories: {}, questions: [question('a', '<p>b</p>')] })).toThrow('unknown category');
  });
});
