import type { ApiClient } from '@specbuilder/shared-contracts/client';
import { equipmentProject } from '../../test/deliverables/equipment-project.ts';
import { pdfPages, pdfText } from '../../test/deliverables/read-documents.ts';
import { attach, chosenRow, sizeRoofFan } from '../../test/sample-rows.ts';
import { startTestApplication, type TestApplication } from '../../test/test-application.ts';
import { CSI_MESSAGES } from '../core/index.ts';

/** The first fan of a duty of low pressure that is below its limit. */
async function lowFeiFan(client: ApiClient) {
  const { resultId, results } = await sizeRoofFan(client, { cfm: 12_000, sp: 0.75 });
  const low = results.find(({ rating }) => rating.energy.meetsLimit === false);
  const { fei, feiLimit } = low?.rating.energy ?? {};
  if (low === undefined || fei === undefined || feiLimit == null) throw new Error('Every fan meets its limit');
  const { fanItemId } = await client.fanItem.create(chosenRow(resultId, low.motorListPrices));
  return { fanItemId, fei, limit: feiLimit };
}

/** Texts with the names of their values in place of the values. */
function flatTexts(messages: object): string[] {
  const names = new Proxy({}, { get: (_, name) => String(name) });
  return Object.values(messages).flatMap((message: unknown) => {
    if (typeof message === 'string') return [message];
    return typeof message === 'function' ? [String(message(names))] : flatTexts(message as object);
  });
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
    expect(text).toMatch(/PART 1 -\s+GENERAL[\s\S]*PART 2 -\s+PRODUCTS[\s\S]*PART 3 -\s+EXECUTION/);
  });

  it('[API-129] names the standards, conditions and accessories of what is there alone', async () => {
    const fan = await pageOf(items.exhaust);
    expect(fan).toContain('AMCA 210');
    expect(fan).not.toMatch(/AMCA 230|NFPA 54|AHRI 340|Z83/);
    expect(fan).toContain('NEMA 3R disconnect, mounted and wired (EF-1): Within sight of motor');
    expect(fan).not.toContain('Roof curb');
    expect(fan).toContain('Elevation: 617 ft (188 m).');
    expect(fan).toMatch(/Basis of Design: Kelvane, the following models: 1\. EF-1: /);
    expect(fan).toContain('Exhaust fan schedule');
    const unit = await pageOf(items.hvacUnit);
    expect(unit).toContain('AHRI 340/360');
    expect(unit).toContain('NFPA 54');
    expect(unit).toContain('DX cooling 10 ton');
    const ceiling = await pageOf(items.ceilingFan);
    expect(ceiling).toMatch(/AMCA 230[\s\S]*NFPA 13/);
    expect(ceiling).not.toContain('AMCA 210');
  });

  it('has the altitude that the project has in place of that of its postal code', async () => {
    await engineer.projects.saveSizingDefaults({ projectId, sizingDefaults: { altitude: 2400 } });
    expect(await pageOf(items.exhaust)).toContain('Elevation: 2,400 ft');
    await engineer.projects.saveSizingDefaults({ projectId, sizingDefaults: {} });
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
      expect(text).toMatch(/not less than \[1\.00\] .* except for the following fans:/);
      expect(text).toContain(`EF-9: FEI ${low.fei.toFixed(2)}, limit ${low.limit.toFixed(2)}.`);
    });

    it('has a note of it in the schedule', () => {
      expect(text).toContain(`FEI is below the limit of ${low.limit.toFixed(2)} (ASHRAE 90.1).`);
    });
  });

  it('promises the index without exceptions where every fan has it', async () => {
    const fan = await pageOf(items.exhaust);
    expect(fan).toContain('not less than [1.00]');
    expect(fan).not.toMatch(/except for the following fans|FEI is below/);
  });

  it('promises a motor margin only where every motor has it', async () => {
    const { projectItems } = await engineer.projects.read({ projectId });
    for (const id of [items.exhaust, items.supply, items.heatedSupply, items.hvacUnit, items.heater]) {
      const item = projectItems.find(({ projectItemId }) => projectItemId === id);
      const margin = (item?.motor.horsepower ?? 0) / (item?.rating?.totalBhp ?? 1);
      const text = await pageOf(id);
      expect([id, text.includes('by not less than [10] percent')]).toEqual([id, margin >= 1.1]);
    }
  });

  it.each(['en', 'es'])('has neither brand nor demonstration around its text: %s', async (language) => {
    const { body } = await server.app.inject({
      url: `/api/projects/${projectId}/spec/html`,
      headers: { authorization: `Bearer ${await server.tokenOf('engineer')}`, 'accept-language': language },
    });
    const text = body.replace(/base64,[^"]*/g, '');
    expect(text).not.toMatch(/<img|Kelvane Air Company|class="logo"/);
    expect(text.replace(/<main>[\s\S]*<\/main>/, '')).not.toContain('Kelvane');
    const pages = await pdfPages(await engineer.deliverables.specification({ projectId }));
    for (const page of pages) expect(page).not.toMatch(/demonstration|Kelvane Air Company/);
  });

  it('ends each section with END OF SECTION, after its schedule', async () => {
    const sections = (await pageOf()).split(/(?=SECTION \d\d \d\d \d\d - [A-Z, -]+ Specifier)/).slice(1);
    expect(sections.length).toBeGreaterThan(3);
    for (const section of sections) expect(section.match(/[Ss]chedule [\s\S]*END OF SECTION/)).not.toBeNull();
    for (const section of sections) expect(section.split('END OF SECTION')).toHaveLength(2);
  });

  it('commands in the active voice; shall is for what products and others do', async () => {
    const parts = flatTexts(CSI_MESSAGES);
    expect(parts.filter((text) => /\b(?:must|should|will|may|any|either|and\/or|etc)\b/i.test(text))).toEqual([]);
    const promising = parts.filter((text) => /\bshall\b/.test(text));
    expect(
      promising.filter(
        (text) => !/(?:Fans|FEI[^.]*|power|speed|scheduled distance|Bearings|Manufacturer) shall/.test(text),
      ),
    ).toEqual([]);
  });

  it('[API-107] is served at its previous addresses too', async () => {
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
    expect(body).toContain('SECCIÓN 23 34 23 - EXTRACTORES MECÁNICOS PARA HVAC');
  });
});
