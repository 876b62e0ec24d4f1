import type { ApiClient } from '@specbuilder/shared-contracts/client';
import { AddressType, DeliverableFormat, PdfOrientation } from '@specbuilder/shared-contracts/domain';
import { drawingOf, pdfPages, pdfProperties, textOf, unzipped } from '../../test/deliverables/read-documents.ts';
import { attach, configureRoofFan } from '../../test/sample-rows.ts';
import { startTestApplication, type TestApplication } from '../../test/test-application.ts';

const { DOC, DWG, HTML, PDF } = DeliverableFormat;
const FACTS = {
  ...{ engineer: 'Lakeside & Sons', architect: 'Studio 9', contractor: 'Ridge Mechanical' },
  ...{ customer: 'Harbor Health', owner: 'City of Milwaukee' },
  ...{ projectNumber: '26-114', purchaseOrder: 'PO 7781', specificationSection: '23 34 23' },
  ...{ submittalNumber: '23 34 23-01', submittalRevision: 'B', status: 'forRecord' as const },
  ...{ firstName: 'Ana', lastName: 'Ruiz', dateFormat: 'monthFirst' as const },
};
const NOW = '2026-03-04T09:00:00-06:00';
/** What a reader looks for, without the date format and the name, which are in one place each. */
const PRINTED = [
  ...[FACTS.engineer, FACTS.architect, FACTS.contractor, FACTS.customer, FACTS.owner, FACTS.projectNumber],
  ...[FACTS.purchaseOrder, FACTS.specificationSection, FACTS.submittalNumber],
];

describe('Parties, numbers and status of a job', () => {
  let server: TestApplication;
  let engineer: ApiClient;
  let projectId: string;
  let without: string;
  beforeAll(async () => {
    server = await startTestApplication();
    engineer = await server.clientOf('engineer');
    const projectOf = async (projectName: string) => {
      const made = await engineer.projects.create({ projectName });
      await attach(engineer, made.projectId, (await configureRoofFan(engineer)).fanItemId);
      return made.projectId;
    };
    projectId = await projectOf('Harbor Clinic');
    without = await projectOf('Plain Clinic');
    await engineer.projects.facts.save({ projectId, facts: FACTS });
  });
  afterAll(() => server.close());

  it('are on the cover of a submittal with the status checked and a place for the stamp', async () => {
    await engineer.projects.saveAddress({
      ...{ projectId, addressType: AddressType.Site, streetLine1: '600 E Wells St' },
      ...{ city: 'Milwaukee', state: 'WI', postalCode: '53202' },
    });
    const [cover = ''] = await pdfPages(await engineer.deliverables.submittal({ projectId, now: NOW }));
    for (const text of [...PRINTED, 'Ana Ruiz', 'March 4, 2026', 'Reviewer’s stamp']) expect(cover).toContain(text);
    const pdfOrientation = PdfOrientation.Landscape;
    const [across = ''] = await pdfPages(
      await engineer.deliverables.submittal({ projectId, now: NOW, pdfOrientation }),
    );
    expect(across).toContain('Reviewer’s stamp');
    const page = await (await engineer.deliverables.submittalPreview({ projectId, format: HTML, now: NOW })).text();
    expect(page).toContain('☒ For record');
    expect(page).toContain('☐ For approval');
    expect(page).toContain('Lakeside &amp; Sons');
  });

  it('are in the title block of a schedule, as pages and as a drawing', async () => {
    const [sheet = ''] = await pdfPages(await engineer.deliverables.schedule({ projectId, format: PDF, now: NOW }));
    for (const text of [...PRINTED, 'For record']) expect(sheet).toContain(text);
    const { entities } = await drawingOf(await engineer.deliverables.schedule({ projectId, format: DWG }));
    const texts = entities.flatMap(({ text }) => text ?? []);
    expect(texts).toEqual(expect.arrayContaining(['Contractor: Ridge Mechanical', 'Status: For record']));
  });

  it('are properties of PDF and Word files', async () => {
    const { info } = await pdfProperties(await engineer.deliverables.submittal({ projectId, now: NOW }));
    expect(info).toMatchObject({
      Subject: 'Harbor Clinic · 26-114 · 23 34 23-01 · For record',
      Keywords: expect.stringContaining('Owner: City of Milwaukee; Project number: 26-114'),
    });
    const files = await unzipped(await engineer.deliverables.specification({ projectId, format: DOC, now: NOW }));
    const core = textOf(files['docProps/core.xml']);
    expect(core).toContain('Contractor: Ridge Mechanical');
    expect(core).toContain('Harbor Clinic · 26-114');
  });

  it('leave no trace where they are not given', async () => {
    const pages = await pdfPages(await engineer.deliverables.submittal({ projectId: without, now: NOW }));
    const text = pages.join(' ');
    expect(text).not.toMatch(/\b(?:Parties|Engineer|Contractor|Purchase order|Submittal number|undefined|null)\b/);
    // Typed for another project of the same user.
    expect(text).toContain('Ana Ruiz');
    const { info } = await pdfProperties(await engineer.deliverables.submittal({ projectId: without, now: NOW }));
    expect(info).not.toHaveProperty('Keywords');
  });
});
