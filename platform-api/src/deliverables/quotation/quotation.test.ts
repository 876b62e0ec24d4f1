import { sheetsOfFile } from '@specbuilder/duty-reader/files';
import type { ApiClient } from '@specbuilder/shared-contracts/client';
import { DeliverableFormat } from '@specbuilder/shared-contracts/domain';
import { csvParseRows } from 'd3-dsv';
import { eq } from 'drizzle-orm';
import { goldenProject } from '../../../test/deliverables/golden-project.ts';
import { pdfOutline, pdfText } from '../../../test/deliverables/read-documents.ts';
import { attach, configureCeilingFan, configureRoofFan } from '../../../test/sample-rows.ts';
import { startTestApplication, type TestApplication } from '../../../test/test-application.ts';
import { schema } from '../../core/store/database.ts';

const { CSV, XLSX } = DeliverableFormat;
const TERMS = { multiplier: 0.385, freight: 850, taxPercent: 5.5 };

describe('A quotation', () => {
  let server: TestApplication;
  let engineer: ApiClient;
  let projectId: string;
  beforeAll(async () => {
    server = await startTestApplication();
    engineer = await server.clientOf('engineer');
    projectId = await goldenProject(engineer);
  });
  afterAll(() => server.close());

  const preview = async (changes: object = {}) =>
    (await engineer.deliverables.quotationPreview({ projectId, ...changes })).text();
  const csvOf = async (changes: object) => {
    const file = await engineer.deliverables.quotation({ projectId, format: CSV, ...changes });
    return csvParseRows((await file.text()).replace('\uFEFF', ''));
  };

  it('has no way around No Pricing: not by its request and not by the currency of the account', async () => {
    const rejection = { status: 400, data: { modelState: { currency: [expect.stringContaining('No Pricing')] } } };
    for (const format of [DeliverableFormat.PDF, XLSX, CSV]) {
      await expect(engineer.deliverables.quotation({ projectId, format, currency: 'NONE' })).rejects.toMatchObject(
        rejection,
      );
    }
    await expect(preview({ currency: 'NONE' })).rejects.toMatchObject(rejection);
    const userId = await server.userId('engineer');
    const setting = { userId, defaultCurrencyCode: 'NONE' };
    const { userSettings } = schema;
    await server.store.db
      .insert(userSettings)
      .values(setting)
      .onConflictDoUpdate({ target: userSettings.userId, set: setting });
    await expect(preview()).rejects.toMatchObject(rejection);
    await server.store.db
      .update(userSettings)
      .set({ defaultCurrencyCode: null })
      .where(eq(userSettings.userId, userId));
    await expect(preview()).resolves.toContain('Quotation');
  });

  it('is for those who may read the project, and rejects terms that are none', async () => {
    const stranger = await server.clientOf('sales');
    await expect(stranger.deliverables.quotation({ projectId })).rejects.toMatchObject({ status: 404 });
    const bad = { multiplier: 0, freight: -1, taxPercent: 101, validDays: 0.5, currency: 'XXX' };
    for (const [field, value] of Object.entries(bad)) {
      await expect(preview({ [field]: value })).rejects.toMatchObject({
        status: 400,
        data: { modelState: { [field]: [expect.any(String)] } },
      });
    }
  });

  it('adds up in every format: the rows of the CSV, the sums of the workbook and of the pages', async () => {
    const rows = await csvOf(TERMS);
    const net = (rows[0] ?? []).indexOf('Net');
    const cents = rows.slice(2).map((row) => Math.round(Number(row[net] ?? 0) * 100));
    const total = cents.reduce((sum, each) => sum + each, 0) / 100;
    const sheets = await sheetsOfFile(
      new Uint8Array(
        await (await engineer.deliverables.quotation({ projectId, format: XLSX, ...TERMS })).arrayBuffer(),
      ),
    );
    expect(sheets.map(({ name }) => name)).toEqual(['Quotation', 'Bill of material', 'Alternate', 'Terms']);
    const last = sheets[0]?.cells.at(-1) ?? [];
    expect([last[0], Number(last[6])]).toEqual(['Total', total]);
    const text = await pdfText(await engineer.deliverables.quotation({ projectId, ...TERMS }));
    expect(text).toContain(`Total $${total.toLocaleString('en-US', { minimumFractionDigits: 2 })}`);
    expect(text).toContain('The total has equipment, freight and tax.');
  });

  it('says what it does not count: freight, tax, and an item without a price', async () => {
    const { projectId: other } = await engineer.projects.create({ projectName: 'Without a price' });
    const fan = await attach(engineer, other, (await configureRoofFan(engineer)).fanItemId, { tag: 'EF-9', qty: 2 });
    await attach(engineer, other, (await configureRoofFan(engineer)).fanItemId, { tag: 'EF-8', qty: 1 });
    const { fanItems } = schema;
    const [row] = await server.store.db.select().from(fanItems).where(eq(fanItems.id, fan.projectItemId));
    if (row === undefined) throw new Error('The item is not stored');
    const snapshot = { ...row.snapshot, price: { ...row.snapshot.price, total: 0 } };
    await server.store.db.update(fanItems).set({ snapshot }).where(eq(fanItems.id, fan.projectItemId));
    const html = await preview({ projectId: other });
    expect(html).toContain('Equipment, 1 of 2 lines');
    expect(html).toContain('Total of what is priced');
    expect(html).toContain('No price is known for EF-9: on request, and not part of any sum.');
    expect(html).toContain('Freight and tax are not included.');
    expect(html).not.toContain('$0.00');
    const rows = await csvOf({ projectId: other });
    expect(rows.find(([tag]) => tag === 'EF-9')?.slice(-4)).toEqual(['', '', '', 'On request']);
  });

  it('lists alternates with their difference, outside of the total, unless they are not wanted', async () => {
    const html = await preview(TERMS);
    expect(html).toContain('Alternates, not part of the total');
    // Of one alternate and the two units that it would replace.
    expect(html).toContain('EF-1 KSW120B, qty 2');
    expect(html).toContain('-$413.88');
    await expect(preview({ ...TERMS, hasAlternates: false })).resolves.not.toContain('Alternates');
    const { projectItems } = await engineer.projects.read({ projectId });
    const ids = projectItems.map(({ projectItemId }) => projectItemId);
    // Chosen with the item that it could replace it is still no line.
    const both = await preview({ ...TERMS, specificItemIds: ids });
    expect(both).toContain('Equipment, 10 lines');
  });

  it('is in the currency that the caller sees, with its rate, and of the days that the brand or the caller says', async () => {
    const html = await preview({ currency: 'CAD', now: '2026-03-04T08:00:00' });
    expect(html).toContain('CAD at 1.37 for 1 USD, November 2, 2026');
    expect(html).toContain('$1,472.75 CAD');
    expect(html).toContain('April 3, 2026 (30 days)');
    await expect(preview({ validDays: 1, now: '2026-02-28T08:00:00' })).resolves.toContain('March 1, 2026 (1 day)');
  });

  it('converts a freight of another currency at the rates that it shows, in every format', async () => {
    const request = { currency: 'USD', freight: 1370, freightCurrency: 'CAD', now: '2026-03-04T08:00:00' };
    const note = /Freight of \$1,370\.00 CAD is converted at the rates of [^:]+2026: 1 USD = 1\.37 CAD\./;
    const html = await preview(request);
    expect(html).toMatch(note);
    expect(html).toContain('$1,000.00');
    const freight = (await csvOf(request)).find((row) => row[2] === 'Freight') ?? [];
    expect(freight.slice(-2)).toEqual(['1000', expect.stringMatching(note)]);
    const back = await preview({ ...request, currency: 'CAD', freight: 1000, freightCurrency: 'USD' });
    expect(back).toContain('$1,370.00 CAD');
    await expect(preview({ currency: 'CAD', freight: 850, freightCurrency: 'CAD' })).resolves.not.toContain(
      'converted',
    );
    for (const freightCurrency of ['XXX', 'NONE']) {
      await expect(preview({ freight: 1, freightCurrency })).rejects.toMatchObject({
        status: 400,
        data: { modelState: { freightCurrency: [expect.any(String)] } },
      });
    }
  });

  it('prints the project’s own terms after those of the brand or in their place, as they were typed', async () => {
    const { projectId: own } = await engineer.projects.create({ projectName: 'Own terms' });
    await attach(engineer, own, (await configureRoofFan(engineer)).fanItemId, { tag: 'EF-1', qty: 1 });
    const hostile = '=1+1 <b>bold</b> 東京 😀';
    const text = `1) Payment net 45 days.\r\n\r\n${hostile}`;
    const kept = await engineer.deliverables.keepOwnTerms({ projectId: own, text });
    expect(kept).toEqual({ text: `1) Payment net 45 days.\n\n${hostile}`, replacesBrand: false });
    const both = await preview({ projectId: own });
    for (const words of [
      'Payment net 30 days with approved credit.',
      'Terms of this project',
      '1) Payment net 45 days.',
    ])
      expect(both).toContain(words);
    expect(both).toContain('&lt;b&gt;bold&lt;/b&gt; 東京');
    await engineer.deliverables.keepOwnTerms({ projectId: own, text, replacesBrand: true });
    const alone = await preview({ projectId: own });
    expect(alone).not.toContain('Payment net 30 days with approved credit.');
    expect(alone).toContain('1) Payment net 45 days.');
    const pages = await pdfText(await engineer.deliverables.quotation({ projectId: own }));
    expect(pages).toContain('1) Payment net 45 days.');
    const sheets = await sheetsOfFile(
      new Uint8Array(await (await engineer.deliverables.quotation({ projectId: own, format: XLSX })).arrayBuffer()),
    );
    expect(sheets.at(-1)?.name).toBe('Terms');
    expect(
      sheets
        .at(-1)
        ?.cells.slice(2)
        .map((cells) => cells.at(-1)),
    ).toEqual(['1) Payment net 45 days.', hostile]);
  });

  it('has the terms of the brand, in the language of its reader', async () => {
    await expect(preview()).resolves.toContain('Payment net 30 days with approved credit.');
    const other = await server.clientOf('engineer', { manufacturerLabelId: 17 });
    await expect((await other.deliverables.quotationPreview({ projectId })).text()).resolves.toContain(
      'Payment by milestones',
    );
    const { body: html } = await server.app.inject({
      url: `/api/projects/quotation/preview?projectId=${projectId}`,
      headers: { authorization: `Bearer ${await server.tokenOf('engineer')}`, 'accept-language': 'es' },
    });
    expect(html).toContain('Pago neto a 30 días con crédito aprobado.');
    expect(html).toContain('Lista de materiales');
  });

  it('names items that cannot be supplied as they are', async () => {
    const { projectId: other } = await engineer.projects.create({ projectName: 'Open points' });
    const { fanItemId } = await configureCeilingFan(engineer);
    await attach(engineer, other, fanItemId, { tag: 'HV-1', qty: 1 });
    const { fanOptions } = await engineer.fanItem.options.list({ fanItemId });
    const mount = fanOptions.find(({ code }) => code === 'HMIB');
    await engineer.fanItem.options.set({ fanItemId, fanOptionId: mount?.fanOptionId ?? 0, selected: false });
    await expect(preview({ projectId: other })).resolves.toContain('Not for construction: HV-1 has 1 open point.');
  });

  it('leads to its bill of material', async () => {
    const outline = await pdfOutline(await engineer.deliverables.quotation({ projectId }));
    expect(outline.map(({ title }) => title)).toEqual(['Quotation', 'Bill of material']);
  });
});
