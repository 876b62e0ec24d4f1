import { catalogueFor, DEMO_CATALOGUE } from '@specbuilder/fan-engine';
import { DEFAULT_MANUFACTURER_LABEL_ID, FanInfoTypeKey } from '@specbuilder/shared-contracts/domain';
import { eq } from 'drizzle-orm';
import { extractText, getDocumentProxy } from 'unpdf';
import { describeOnEachStore } from '../../../test/store/test-store.ts';
import { startTestApplication, type TestApplication } from '../../../test/test-application.ts';
import { sweepStore } from '../../administration/sweeps/sweeps.ts';
import { schema } from '../../core/store/database.ts';
import { productsIn } from '../products/products.ts';

const { productDocuments, productDocumentFiles } = schema;
const DAYS_MS = 86_400_000;

describeOnEachStore('The documents of a product', (kind) => {
  let server: TestApplication;
  beforeAll(async () => {
    server = await startTestApplication({}, kind);
  });
  afterAll(() => server.close());

  const request = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers });
  const infoOf = async (model: string, brand = DEFAULT_MANUFACTURER_LABEL_ID, language = 'en') => {
    const exhaustFanId = productsIn(catalogueFor(brand, DEMO_CATALOGUE)).byModel.get(model)?.fanId ?? 0;
    const response = await request(
      `/api/catalog/fanInfo?exhaustFanId=${exhaustFanId}&manufacturerLabelId=${brand}&language=${language}`,
    );
    return response.json<{ typeKey: string; includeLines: { title: string; url: string }[] }[]>();
  };
  const linesOf = async (...of: Parameters<typeof infoOf>) =>
    (await infoOf(...of)).flatMap((item) => item.includeLines);

  it('[API-040] [API-049] are a drawing and a cut sheet, each with its revision and date', async () => {
    const info = await infoOf('KUB245');
    const today = new Date().toISOString().slice(0, 10);
    expect(info.map(({ typeKey }) => typeKey)).toEqual([FanInfoTypeKey.Drawing, FanInfoTypeKey.Manuals]);
    expect(info.flatMap(({ includeLines }) => includeLines.map(({ title }) => title))).toEqual([
      `Dimension drawing, PDF, revision 1, ${today}`,
      `Dimension drawing, SVG, revision 1, ${today}`,
      `Cut sheet, PDF, revision 1, ${today}`,
      `Cut sheet, SVG, revision 1, ${today}`,
    ]);
  });

  it('[API-040] can all be fetched, for a fan, a unit and a ceiling fan', async () => {
    for (const model of ['KUB245', 'KRG200', 'KHL-24T', 'KCC080']) {
      const lines = await linesOf(model);
      expect(lines).toHaveLength(4);
      for (const { url } of lines) {
        const { statusCode, headers, rawPayload } = await request(url);
        expect([url, statusCode]).toEqual([url, 200]);
        expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
        const isPdf = url.includes('.pdf');
        expect(headers['content-type']).toContain(isPdf ? 'application/pdf' : 'image/svg+xml');
        expect(rawPayload.toString('latin1', 0, 4)).toBe(isPdf ? '%PDF' : '<svg');
        expect(headers['content-length']).toBe(String(rawPayload.length));
      }
    }
  });

  it('say model, revision and what their figures are worth, in text that can be searched', async () => {
    const pdf = (await linesOf('KUB245')).find(({ url }) => url.includes('cut-sheet.pdf'));
    const { rawPayload } = await request(pdf?.url ?? '');
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(rawPayload)), { mergePages: true });
    expect(text).toContain('KUB245');
    expect(text).toContain('Revision 1');
    expect(text).toContain('Performance data are demonstration values.');
    expect(text).toContain('http://localhost:8080/products/KUB245');
  });

  it('are cached: a second request gets the same bytes, and a client that has them gets none', async () => {
    const [line] = await linesOf('KRX200');
    const [first, second] = [await request(line?.url ?? ''), await request(line?.url ?? '')];
    expect(second.rawPayload.equals(first.rawPayload)).toBe(true);
    const again = await request(line?.url ?? '', { 'if-none-match': String(first.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const withoutVersion = await request('/products/KRX200/dimensions.pdf');
    expect(withoutVersion.headers['cache-control']).toBe('no-cache');
    expect(withoutVersion.rawPayload.equals(first.rawPayload)).toBe(true);
  });

  it('are made once when several ask at the same time', async () => {
    const responses = await Promise.all(Array.from({ length: 6 }, () => request('/products/KSI150/cut-sheet.pdf')));
    expect(new Set(responses.map(({ headers }) => headers.etag)).size).toBe(1);
    expect(new Set(responses.map(({ rawPayload }) => rawPayload.toString('base64'))).size).toBe(1);
    const { db } = server.store;
    const [document, ...others] = await db.select().from(productDocuments).where(eq(productDocuments.model, 'KSI150'));
    expect(others).toEqual([]);
    const isOfDocument = eq(productDocumentFiles.documentId, document?.id ?? '');
    expect(await db.$count(productDocumentFiles, isOfDocument)).toBe(1);
  });

  it('rise in revision when what is drawn has changed', async () => {
    const { db } = server.store;
    await request('/products/KPW240/dimensions.svg');
    // As if an earlier catalogue had drawn it otherwise.
    await db.update(productDocuments).set({ contentHash: 'another' }).where(eq(productDocuments.model, 'KPW240'));
    const later = await startAnother();
    const { body } = await later.app.inject({ url: '/products/KPW240/dimensions.svg' });
    expect(body).toContain('Revision 2');
    await later.app.close();
  });

  it('stay when unused files are swept', async () => {
    const { db } = server.store;
    const { rawPayload } = await request('/products/KVA240/dimensions.svg');
    await sweepStore(db, server.app.log, new Date(Date.now() + 30 * DAYS_MS));
    expect((await request('/products/KVA240/dimensions.svg')).rawPayload.equals(rawPayload)).toBe(true);
  });

  it('carry the name of the brand and the language of the reader', async () => {
    const [english, spanish] = [await linesOf('KUB245', 7), await linesOf('KUB245', 7, 'es')];
    const sheetOf = async (lines: readonly { url: string }[]) =>
      (await request(lines.find(({ url }) => url.includes('cut-sheet.svg'))?.url ?? '')).body;
    expect(await sheetOf(english)).toContain('Cut sheet');
    expect(await sheetOf(english)).not.toContain('Kelvane');
    expect(await sheetOf(spanish)).toContain('Hoja técnica');
  });

  it.each([
    ['a model that no brand sells', '/products/NONE/cut-sheet.pdf'],
    ['a document that does not exist', '/products/KUB245/manual.pdf'],
    ['a file of another name', '/products/KUB245/..%2f..%2fetc%2fpasswd'],
    ['a model that another brand sells', '/products/KRG200/cut-sheet.pdf?manufacturerLabelId=214'],
  ])('are not there for %s, as every address says it', async (_what, url) => {
    const response = await request(url);
    expect([response.statusCode, response.json()]).toEqual([
      404,
      { message: 'File not found', errors: {}, modelState: {} },
    ]);
  });

  it('are none of a fan that does not exist', async () => {
    expect(await infoOf('NONE')).toEqual([]);
  });

  it('are limited as other images are', async () => {
    const rates = { ...server.config.rates, image: 1 };
    const limited = await startTestApplication({ rates });
    const once = () => limited.app.inject({ url: '/products/KUB245/dimensions.svg' });
    expect((await once()).statusCode).toBe(200);
    expect((await once()).statusCode).toBe(429);
    await limited.close();
  });

  async function startAnother() {
    const { createApplication } = await import('../../application/application.ts');
    return createApplication({ config: server.config, store: server.store });
  }
});
