import type { ApiClient } from '@specbuilder/shared-contracts/client';
import { eq } from 'drizzle-orm';
import { goldenProject, NO_LIMITS } from '../../../test/deliverables/golden-project.ts';
import { pdfPages } from '../../../test/deliverables/read-documents.ts';
import { attach, configureCeilingFan, configureRoofFan } from '../../../test/sample-rows.ts';
import { startTestApplication, type TestApplication } from '../../../test/test-application.ts';
import { schema } from '../../core/store/database.ts';

describe('The page of deviations and warnings', () => {
  let server: TestApplication;
  let engineer: ApiClient;
  beforeAll(async () => {
    server = await startTestApplication();
    engineer = await server.clientOf('engineer');
  });
  afterAll(() => server.close());

  let projects = 0;
  const newProject = async (postalCode?: string) => {
    projects += 1;
    const address = postalCode === undefined ? {} : { address: { postalCode } };
    const { projectId } = await engineer.projects.create({ projectName: `Page ${projects}`, ...address });
    return projectId;
  };
  const roofFan = async (projectId: string, tag: string, changes: object = {}) => {
    const { fanItemId } = await configureRoofFan(engineer, changes);
    return attach(engineer, projectId, fanItemId, { tag, qty: 1 });
  };
  /** Without its mount, so that a choice is open. */
  const incompleteFan = async (projectId: string, tag: string) => {
    const { fanItemId } = await configureCeilingFan(engineer);
    const item = await attach(engineer, projectId, fanItemId, { tag, qty: 1 });
    const { fanOptions } = await engineer.fanItem.options.list({ fanItemId });
    const mount = fanOptions.find(({ code }) => code === 'HMIB');
    await engineer.fanItem.options.set({ fanItemId, fanOptionId: mount?.fanOptionId ?? 0, selected: false });
    return item;
  };
  const previewOf = async (projectId: string, specificItemIds: string[] = []) =>
    (await engineer.deliverables.submittalPreview({ projectId, specificItemIds })).text();
  const rowsOf = (html: string) =>
    [...html.matchAll(/<tr>((?:<td[^>]*>.*?<\/td>)+)<\/tr>/gs)].map(([, row = '']) =>
      row.replace(/<\/td><td[^>]*>/g, ' | ').replace(/<[^>]*>/g, ''),
    );

  it('follows the schedule and is followed by the items', async () => {
    const projectId = await newProject();
    await roofFan(projectId, 'EF-1');
    const pages = await pdfPages(await engineer.deliverables.submittal({ projectId }));
    const pageOf = (words: string) => pages.findIndex((page) => page.includes(words));
    const schedule = pageOf('Exhaust fan schedule');
    expect(schedule).toBeGreaterThan(0);
    // On the page of a schedule that leaves room for it.
    expect(pages[schedule]).toMatch(/Exhaust fan schedule.*Deviations from the scheduled duties/s);
    expect(pages[schedule + 1]).toContain('EF-1');
  });

  it('says that nothing was scheduled and that there is no warning', async () => {
    const projectId = await newProject();
    await roofFan(projectId, 'EF-1');
    const html = await previewOf(projectId);
    expect(html).toContain('No duties were scheduled for these items.');
    expect(html).toContain('No warnings.');
    expect(html).not.toContain('Not for construction');
  });

  it('compares as the schedule tab does: units of one tag are added, a range covers each of its tags', async () => {
    const projectId = await goldenProject(engineer);
    const html = await previewOf(projectId);
    const rows = rowsOf(html);
    expect(rows.filter((row) => row.startsWith('EF-3 | Quantity'))).toEqual([]);
    expect(rows).toContain('EF-4 | External static pressure | 1.500 in. wg (374 Pa) | 0.875 in. wg (218 Pa)');
    expect(html).toContain('No duty is scheduled for MUA-1, MUA-2, UH-1, HV-1.');
  });

  it('prints every difference: more than scheduled, above a limit, another supply', async () => {
    const projectId = await newProject();
    await roofFan(projectId, 'EF-1');
    const duty = { ...NO_LIMITS, airflow: 1000, staticPressure: 0.5, maxSones: 1, voltage: 460, phase: 3 as const };
    await engineer.projects.scheduledDuties.saveMany({ projectId, duties: [{ ...duty, tag: 'EF-1', quantity: 1 }] });
    const differing = rowsOf(await previewOf(projectId))
      .filter((row) => row.startsWith('EF-1 | '))
      .map((row) => row.split(' | ').slice(1, 3));
    expect(differing).toEqual(
      expect.arrayContaining([
        ['Airflow', '1,000 cfm (472 L/s)'],
        ['Sones', '1.0'],
        ['Electrical supply', '460/3'],
      ]),
    );
  });

  it('counts the units of a tag that are not in the document, and leaves other tags out', async () => {
    const projectId = await newProject();
    const first = await roofFan(projectId, 'EF-3');
    await roofFan(projectId, 'EF-3');
    const none = { ...NO_LIMITS, airflow: null, staticPressure: null };
    const duties = [
      { ...none, tag: 'EF-3', quantity: 2 },
      { ...none, tag: 'EF-9', quantity: 1 },
    ];
    await engineer.projects.scheduledDuties.saveMany({ projectId, duties });
    const part = await previewOf(projectId, [first.projectItemId]);
    expect(part).toContain('No deviations from the scheduled duties.');
    expect(part).not.toContain('EF-9');
    await expect(previewOf(projectId)).resolves.toContain('Scheduled, but no item is offered: EF-9.');
  });

  it('says what is found on an item, in words, once for two items that are the same', async () => {
    const projectId = await newProject('60606');
    await roofFan(projectId, 'EF-1', { zip: '80202', altitude: 5279 });
    await roofFan(projectId, 'EF-1', { zip: '80202', altitude: 5279 });
    const found = rowsOf(await previewOf(projectId)).filter((row) => row.includes('Rated for 5,279 ft'));
    expect(found).toEqual([
      expect.stringMatching(/^EF-1 \| \w+ \| Warning \| Rated for 5,279 ft; the site is at 604 ft\.$/),
    ]);
  });

  it('names another engine, and nothing of price lists', async () => {
    const projectId = await newProject();
    const { fanItemId } = await roofFan(projectId, 'EF-1');
    const before = { priceBookVersion: '2020.1', engineVersion: '2020.2' };
    await server.store.db.update(schema.fanItems).set(before).where(eq(schema.fanItems.id, fanItemId));
    const html = await previewOf(projectId);
    expect(html).toContain('Rated with engine 2020.2');
    expect(html).not.toContain('2020.1');
  });

  it('is named on the cover when an item cannot be supplied as it is, and the document is made', async () => {
    const projectId = await newProject();
    await incompleteFan(projectId, 'HV-1');
    await roofFan(projectId, 'EF-1');
    const [cover = '', , , ...rest] = await pdfPages(await engineer.deliverables.submittal({ projectId }));
    expect(cover).toContain('Not for construction: HV-1 has 1 open point. See page “Deviations and warnings”.');
    expect(rest.join('\n')).toMatch(/HV-1 \S+ Must be resolved/);
    const html = await previewOf(projectId);
    expect(html).toContain('<a href="#deviations">Not for construction');
    expect(html).toContain('id="deviations"');
  });

  it('counts further open tags on the cover instead of filling it', async () => {
    const projectId = await newProject();
    for (let number = 1; number <= 10; number += 1) await incompleteFan(projectId, `HV-${number}`);
    const html = await previewOf(projectId);
    expect(html).toContain('HV-8 has 1 open point and 2 more items. See page');
  });
});
