import type { ApiClient } from '@specbuilder/shared-contracts/client';
import { DeliverableFormat } from '@specbuilder/shared-contracts/domain';
import { equipmentProject } from '../../test/deliverables/equipment-project.ts';
import { pdfText, textOf, unzipped } from '../../test/deliverables/read-documents.ts';
import { attach, chosenRow, sizeRoofFan } from '../../test/sample-rows.ts';
import { startTestApplication, type TestApplication } from '../../test/test-application.ts';

const { DOC } = DeliverableFormat;

/** The first fan of a duty of low pressure that is below its limit. */
async function lowFeiFan(client: ApiClient) {
  const { resultId, results } = await sizeRoofFan(client, { cfm: 12_000, sp: 0.75 });
  const low = results.find(({ rating }) => rating.energy.meetsLimit === false);
  const { fei, feiLimit } = low?.rating.energy ?? {};
  if (low === undefined || fei === undefined || feiLimit == null) throw new Error('Every fan meets its limit');
  const { fanItemId } = await client.fanItem.create(chosenRow(resultId, low.motorListPrices));
  return { fanItemId, fei, limit: feiLimit };
}

describe('The specification of a project', () => {
  let server: TestApplication;
  let engineer: ApiClient;
  let projectId: string;
  let items: Awaited<ReturnType<typeof equipmentProject>>['items'];
  beforeAll(async () => {
    server = await startTestApplication();
    engineer = await server.clientOf('engineer');
    ({ projectId, items } = await equipmentProject(engineer));
  });
  afterAll(() => server.close());

  const pageOf = async (...specificItemIds: string[]) => {
    const page = await (await engineer.deliverables.specificationPreview({ projectId, specificItemIds })).text();
    return page.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
  };

  it('[API-129] has a section in three parts for each kind of equipment, by the numbers of MasterFormat', async () => {
    const text = await pdfText(await engineer.deliverables.specification({ projectId }));
    for (const number of ['23 34 23', '23 34 39', '23 55 33', '23 74 16', '23 74 23']) {
      expect(text).toContain(`SECTION ${number}`);
    }
    expect(text).not.toContain('SECTION 23 34 13');
    expect(text).toMatch(/PART 1\s+GENERAL[\s\S]*PART 2\s+PRODUCTS[\s\S]*PART 3\s+EXECUTION/);
  });

  it('[API-129] names the standards, conditions and accessories of what is there alone', async () => {
    const fan = await pageOf(items.exhaust);
    expect(fan).toContain('AMCA 210');
    expect(fan).not.toMatch(/AMCA 230|NFPA 54|AHRI 340|Z83/);
    expect(fan).toContain('NEMA 3R disconnect, mounted and wired, tags EF-1: within sight of the motor');
    expect(fan).not.toContain('Roof curb');
    expect(fan).toContain('Elevation: 617 ft (188 m).');
    expect(fan).toMatch(/Basis of design: Kelvane, the following models: 1\. EF-1: /);
    expect(fan).toContain('Exhaust fan schedule');
    const unit = await pageOf(items.hvacUnit);
    expect(unit).toContain('AHRI 340/360');
    expect(unit).toContain('NFPA 54');
    expect(unit).toContain('DX cooling 10 ton');
    const ceiling = await pageOf(items.ceilingFan);
    expect(ceiling).toMatch(/AMCA 230[\s\S]*NFPA 13/);
    expect(ceiling).not.toContain('AMCA 210');
  });

  describe('with a fan below its fan energy index', () => {
    let text: string;
    let low: Awaited<ReturnType<typeof lowFeiFan>>;
    beforeAll(async () => {
      low = await lowFeiFan(engineer);
      const project = await engineer.projects.create({ projectName: 'Low index' });
      const { projectItemId } = await attach(engineer, project.projectId, low.fanItemId, { tag: 'EF-9' });
      const request = { projectId: project.projectId, specificItemIds: [projectItemId] };
      const page = await (await engineer.deliverables.specificationPreview(request)).text();
      text = page.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
    });

    it('does not promise the index for that fan, but names it with what it has', () => {
      expect(text).toMatch(/not below \[1\.00\] .* except for the following fans:/);
      expect(text).toContain(`EF-9: fan energy index ${low.fei.toFixed(2)}, limit ${low.limit.toFixed(2)}.`);
    });

    it('has a note of it in the schedule', () => {
      expect(text).toContain(`FEI is below the limit of ${low.limit.toFixed(2)} (ASHRAE 90.1).`);
    });
  });

  it('promises the index without exceptions where every fan has it', async () => {
    const fan = await pageOf(items.exhaust);
    expect(fan).toContain('not below [1.00]');
    expect(fan).not.toMatch(/except for the following fans|FEI is below/);
  });

  it('[API-132] comes as a document of Word with headings and numbering of its own', async () => {
    const file = await engineer.deliverables.specification({ projectId, format: DOC });
    expect((file as File).name).toMatch(/^Harbor Point Clinic Specification Kelvane\.docx$/);
    expect(file.type).toBe('application/vnd.openxmlformats-officedocument.wordprocessingml.document');
    const files = await unzipped(file);
    const document = textOf(files['word/document.xml']);
    expect(document).toContain('SECTION 23 34 23, HVAC POWER VENTILATORS');
    expect(document).toMatch(/<w:pStyle w:val="Heading1"\/>/);
    expect(document).toMatch(/<w:pStyle w:val="Heading2"\/><w:numPr>/);
    expect(document).toMatch(/<w:tbl>[\s\S]*EF-1/);
    // Numbers are Word's own, so that numbering continues while a user edits.
    expect(document).not.toContain('PART 1');
    const numbering = textOf(files['word/numbering.xml']);
    expect(numbering).toContain('w:val="PART %1"');
    expect(numbering).toContain('w:val="%1.%2"');
    const styles = textOf(files['word/styles.xml']);
    expect(styles).toContain('w:styleId="Heading2"');
    const colors = [...styles.matchAll(/w:styleId="(?:Title|Heading[123])".*?<\/w:style>/gs)].map(
      ([style]) => /<w:color w:val="(\w+)"/.exec(style)?.[1],
    );
    expect(colors).toEqual(['000000', '000000', '000000', '000000']);
  });

  it('has the schedules of Word across the page, with columns as wide as their words', async () => {
    const files = await unzipped(await engineer.deliverables.specification({ projectId, format: DOC }));
    const document = textOf(files['word/document.xml']);
    const pages = [...document.matchAll(/<w:pgSz [^>]*>/g)].map(([size]) => size.includes('w:orient="landscape"'));
    expect(pages.length).toBeGreaterThan(2);
    expect(pages).toEqual(pages.map((_, place) => place % 2 === 1));
    const tables = document.match(/<w:tbl>.*?<\/w:tbl>/gs) ?? [];
    expect(tables.length).toBeGreaterThan(3);
    for (const table of tables) {
      const widths = [...table.matchAll(/<w:gridCol w:w="(\d+)"\/>/g)].map(([, twips]) => Number(twips));
      // Between the margins of an inch.
      expect(widths.reduce((sum, twips) => sum + twips, 0)).toBeLessThanOrEqual(12_960 + widths.length);
      const sizes = [...table.matchAll(/<w:sz w:val="(\d+)"\/>/g)].map(([, halfPoints]) => Number(halfPoints));
      expect(Math.min(...sizes)).toBeGreaterThanOrEqual(14);
      // No word is broken: the longest of a column is narrower than the column in letters of half an em and more.
      const rows = [...table.matchAll(/<w:tr>.*?<\/w:tr>|<w:tr .*?<\/w:tr>/gs)].map(([row]) =>
        [...row.matchAll(/<w:tc>.*?<\/w:tc>/gs)].map(([cell]) => cell.replace(/<[^>]*>/g, '')),
      );
      for (const row of rows.filter(({ length }) => length === widths.length))
        for (const [place, text] of row.entries())
          for (const word of text.split(/\s+/)) {
            const twips = ((word.length * 0.45 * (sizes[0] ?? 0)) / 2) * 20;
            expect([word, twips <= (widths[place] ?? 0)]).toEqual([word, true]);
          }
    }
    const ends = document.replace(/<[^>]*>/g, '\n').trimEnd();
    expect(ends.endsWith('END OF SECTION')).toBe(true);
  });

  it('[API-107] is served at the addresses of before too', async () => {
    const html = await engineer.deliverables.specificationHtml({ projectId });
    expect(html.type).toContain('text/html');
    await expect(html.text()).resolves.toContain('SECTION 23 74 16');
    const pdf = await engineer.deliverables.specificationPdf({ projectId });
    expect(pdf.type).toBe('application/pdf');
    await expect(pdfText(pdf)).resolves.toContain('SECTION 23 74 16');
  });

  it("speaks the reader's language", async () => {
    const authorization = `Bearer ${await server.tokenOf('engineer')}`;
    const { body } = await server.app.inject({
      url: `/api/projects/${projectId}/spec/html`,
      headers: { authorization, 'accept-language': 'es' },
    });
    expect(body).toContain('PARTE 1');
    expect(body).toContain('SECCIÓN 23 34 23, EXTRACTORES MECÁNICOS PARA HVAC');
  });
});
