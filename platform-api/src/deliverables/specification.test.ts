import type { ApiClient } from '@specbuilder/shared-contracts/client';
import { DeliverableFormat } from '@specbuilder/shared-contracts/domain';
import { equipmentProject } from '../../test/deliverables/equipment-project.ts';
import { pdfText, textOf, unzipped } from '../../test/deliverables/read-documents.ts';
import { startTestApplication, type TestApplication } from '../../test/test-application.ts';

const { DOC } = DeliverableFormat;

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
    expect(textOf(files['word/styles.xml'])).toContain('w:styleId="Heading2"');
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
