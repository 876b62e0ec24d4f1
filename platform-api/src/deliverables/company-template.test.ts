import { Resvg } from '@resvg/resvg-js';
import type { ApiClient } from '@specbuilder/shared-contracts/client';
import { DeliverableFormat } from '@specbuilder/shared-contracts/domain';
import { eq } from 'drizzle-orm';
import { equipmentProject } from '../../test/deliverables/equipment-project.ts';
import { drawingOf, pdfPages, textOf, unzipped } from '../../test/deliverables/read-documents.ts';
import { pdfStructure } from '../../test/deliverables/read-pdf-structure.ts';
import { startTestApplication, type TestApplication } from '../../test/test-application.ts';
import { schema } from '../core/store/database.ts';

const { DWG, XLSX, DOC, ZIP } = DeliverableFormat;
const COMPANY = 'Northshore Engineering';
const LINES = ['311 E Demo Street, Milwaukee, WI', 'Certificate of authorization 1234'];
const BLOCK = [COMPANY, ...LINES].join(' · ');
/** Half of it is transparent, as logos are. */
const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="100"><rect width="200" height="100" fill="#005a8c"/></svg>`;

describe('Documents of an account with a template of its company', () => {
  let server: TestApplication;
  let engineer: ApiClient;
  let projectId: string;
  beforeAll(async () => {
    server = await startTestApplication();
    engineer = await server.clientOf('engineer');
    ({ projectId } = await equipmentProject(engineer));
    const { companyTemplates, users } = schema;
    const userId = await server.userId('engineer');
    await server.store.db.update(users).set({ companyName: COMPANY }).where(eq(users.id, userId));
    await server.store.db.insert(companyTemplates).values({
      ...{ userId, titleBlock: LINES, logo: new Resvg(LOGO).render().asPng() },
      ...{ logoWidth: 400, logoHeight: 100 },
    });
  });
  afterAll(() => server.close());

  it('has its logo and title block on the cover and on each page of the submittal, which stays accessible', async () => {
    const file = await engineer.deliverables.submittal({ projectId });
    const pages = await pdfPages(file);
    const [cover = ''] = pages;
    for (const line of [COMPANY, ...LINES]) expect(cover).toContain(line);
    for (const page of pages) expect(page).toContain(BLOCK);
    expect((await pdfStructure(file)).isAccessible).toBe(true);
    expect(Buffer.from(await file.arrayBuffer()).toString('latin1')).toContain('/Subtype /Image');
    const preview = await engineer.deliverables.submittalPreview({ projectId });
    expect(await preview.text()).toContain(`alt="${COMPANY}"`);
  });

  it('has them on the sheets of an archive', async () => {
    const archive = await unzipped(await engineer.deliverables.submittal({ projectId, format: ZIP }));
    const sheets = Object.entries(archive).filter(([name]) => name.endsWith('.pdf'));
    expect(sheets.length).toBeGreaterThan(3);
    for (const [, content] of sheets) {
      const pages = await pdfPages(new Blob([new Uint8Array(content)]));
      for (const page of pages) expect(page).toContain(BLOCK);
      expect(Buffer.from(content).toString('latin1')).toContain('/Subtype /Image');
    }
  });

  it('has the title block in that of a drawing and in the footer of a workbook', async () => {
    const { entities } = await drawingOf(await engineer.deliverables.schedule({ projectId, format: DWG }));
    const texts = entities.map(({ text }) => text);
    for (const line of [COMPANY, ...LINES]) expect(texts).toContain(line);
    const workbook = await unzipped(await engineer.deliverables.schedule({ projectId, format: XLSX }));
    expect(textOf(workbook['xl/worksheets/sheet1.xml'])).toContain(LINES[1]);
  });

  it('has them in the head of a Word specification, which is the engineer’s and not the brand’s', async () => {
    const word = await unzipped(await engineer.deliverables.specification({ projectId, format: DOC }));
    expect(Object.keys(word).filter((name) => name.startsWith('word/media/') && name.endsWith('.png'))).toHaveLength(1);
    expect(textOf(word['word/header1.xml'])).toContain(LINES[1]);
  });

  it('are none of an account without a company', async () => {
    const userId = await server.userId('engineer');
    await server.store.db.update(schema.users).set({ companyName: null }).where(eq(schema.users.id, userId));
    const preview = await (await engineer.deliverables.submittalPreview({ projectId })).text();
    expect(preview).not.toContain(LINES[1]);
  });
});
