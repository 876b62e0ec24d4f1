import { createHash } from 'node:crypto';
import { catalogueFor, DEMO_CATALOGUE } from '@specbuilder/fan-engine';
import { sizeRoofFan } from '../../../test/sample-rows.ts';
import { startTestApplication, type TestApplication } from '../../../test/test-application.ts';
import { productsIn } from '../products/products.ts';

describe('The page of a product', () => {
  let server: TestApplication;
  beforeAll(async () => {
    server = await startTestApplication();
  });
  afterAll(() => server.close());

  const page = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers });

  it('says what the product is, does and measures, with its documents, options and other sizes', async () => {
    const { statusCode, headers, body } = await page('/products/KUB245');
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(body).toContain('<h1>KUB245</h1>');
    expect(body).toContain('Utility set, backward-inclined, belt');
    for (const text of ['Inlet, inside', '25 1/2', 'Outlet, width', 'Performance data are demonstration values.']) {
      expect(body).toContain(text);
    }
    expect(body).toMatch(/href="\/products\/KUB245\/cut-sheet\.pdf\?[^"]*v=/);
    expect(body).toContain('href="/products/KUB270"');
    expect(body).toContain('Cut sheet</li>');
    expect(body).toContain('Roof curb 20 in, flat, galvanized, 42 3/4 × 44 5/8 in. outside</li>');
    expect(body).not.toContain('Installation manual');
    expect(body).not.toMatch(/NaN|undefined|Infinity/);
  });

  it('leads only to documents that are there', async () => {
    const { body } = await page('/products/KRG200');
    const documents = [...body.matchAll(/<li><a href="(\/products\/[^"]+)" type="/g)].map(([, url]) =>
      String(url).replaceAll('&amp;', '&'),
    );
    expect(documents).toHaveLength(4);
    for (const url of documents) expect((await page(url)).statusCode).toBe(200);
  });

  it('can be listed by search engines: title, description, its one address, other languages, and the product as data', async () => {
    const { body } = await page('/products/KUB245?manufacturerLabelId=7&utm_source=mail');
    expect(body).toMatch(/<title>KUB245 Utility set, backward-inclined, belt \| [^<]+<\/title>/);
    expect(body).toMatch(/<meta name="description" content="[^"]*KUB245[^"]*cfm[^"]*">/);
    expect(body).toContain('<link rel="canonical" href="http://localhost:8080/products/KUB245?manufacturerLabelId=7">');
    expect(body).toContain(
      'hreflang="es" href="http://localhost:8080/products/KUB245?manufacturerLabelId=7&amp;language=es"',
    );
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(body) ?? [];
    const data = JSON.parse(json) as Record<string, unknown>;
    expect(data).toMatchObject({ '@type': 'Product', name: 'KUB245', brand: { '@type': 'Brand' } });
    expect(data).not.toHaveProperty('offers');
  });

  it('runs no script and takes one style only', async () => {
    const { headers, body } = await page('/products/KUB245');
    const [, style = ''] = /<style>(.*?)<\/style>/s.exec(body) ?? [];
    const hash = createHash('sha256').update(style).digest('base64');
    expect(headers['content-security-policy']).toBe(
      `default-src 'none'; style-src 'sha256-${hash}'; img-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'`,
    );
    expect(body).not.toMatch(/ style=|<script(?! type="application\/ld\+json")| on[a-z]+="/);
  });

  it('is sent again only when it has changed', async () => {
    const { headers } = await page('/products/KUB245');
    expect(headers).toMatchObject({ 'cache-control': 'no-cache', vary: expect.stringContaining('cookie') });
    expect((await page('/products/KUB245', { 'if-none-match': String(headers.etag) })).statusCode).toBe(304);
    const spanish = await page('/products/KUB245', {
      'if-none-match': String(headers.etag),
      cookie: 'googtrans=/en/es',
    });
    expect(spanish.statusCode).toBe(200);
    expect(spanish.body).toContain('<html lang="es"');
  });

  it('is of the brand that the address names in any case, of the first for one that is none', async () => {
    expect((await page('/products/KUB245?ManufacturerLabelId=7')).body).not.toContain('Kelvane');
    expect((await page('/products/KUB245?ManufacturerLabelId=999')).body).toContain('Kelvane');
  });

  it('is a plain page with 404 for a model that the brand does not have, whatever it is called', async () => {
    for (const url of [
      '/products/NONE',
      '/products/KRG200?manufacturerLabelId=214',
      '/products/%3Cscript%3Ealert(1)%3C%2Fscript%3E',
    ]) {
      const { statusCode, headers, body } = await page(url);
      expect([statusCode, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
      expect(body).toContain('Product not found');
      expect(body).toContain('content="noindex"');
      expect(body).not.toContain('<script>');
    }
  });

  it('is there for every product of every brand, and in the map of the site', async () => {
    const { headers, body } = await page('/sitemap.xml');
    expect(headers['content-type']).toContain('application/xml');
    const listed = [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => String(url).replaceAll('&amp;', '&'));
    expect(new Set(listed).size).toBe(listed.length);
    const brands = [1, 7, 17, 37, 170, 214];
    const count = brands.reduce((sum, brand) => sum + productsIn(catalogueFor(brand, DEMO_CATALOGUE)).byModel.size, 0);
    expect(listed.filter((url) => url.includes('/products/'))).toHaveLength(count);
    const sample = listed.filter((_, index) => index % 97 === 1);
    for (const url of sample)
      expect([url, (await page(url.replace('http://localhost:8080', ''))).statusCode]).toEqual([url, 200]);
    expect((await page('/robots.txt')).body).toContain('Sitemap: http://localhost:8080/sitemap.xml');
  });

  it('[API-041] [A-130] is where each model of the brand leads', async () => {
    const models = (await page('/api/fanModelInfo?manufacturerLabelId=214')).json<Record<string, unknown>[]>();
    expect(models.find(({ modelDisplayAs }) => modelDisplayAs === 'KUB245-II')).toEqual({
      fanUnitId: expect.any(Number),
      modelDisplayAs: 'KUB245-II',
      family: 'KUB',
      description: 'Utility set, backward-inclined, belt',
      imageUrl: '/products/KUB245/dimensions.svg?manufacturerLabelId=214',
      productDetailUrl: '/products/KUB245?manufacturerLabelId=214',
    });
    expect(models.some(({ family }) => family === 'KRG')).toBe(false);
  });

  it('is one for all classes of a model', async () => {
    const { statusCode, headers } = await page('/products/KUB245-II?manufacturerLabelId=7');
    expect([statusCode, headers.location]).toEqual([301, '/products/KUB245?manufacturerLabelId=7']);
  });

  it('is one for all drives of a model, also under the names that engines before 2.6 showed', async () => {
    for (const name of ['KSW183B', 'KSW183E']) {
      const { statusCode, headers } = await page(`/products/${name}?manufacturerLabelId=7`);
      expect([name, statusCode, headers.location]).toEqual([name, 301, '/products/KSW183?manufacturerLabelId=7']);
    }
    expect((await page('/products/KSW183')).statusCode).toBe(200);
    expect((await page('/products/KUB245B-II?manufacturerLabelId=7')).statusCode).toBe(301);
  });

  it('[RES-002] [RES-024] is where a row of results leads, and the item that is made of it', async () => {
    const { results } = await sizeRoofFan(server.client());
    const [row] = results;
    expect(row?.productDetailUrl).toBe(`/products/${row?.modelDisplayAs}`);
    const led = await page(row?.productDetailUrl ?? '');
    const { body } = led.statusCode === 301 ? await page(String(led.headers.location)) : led;
    expect(body).toContain(`<h1>${/^[A-Z]{3}\d{3}/.exec(row?.modelDisplayAs ?? '')}</h1>`);
  });
});
