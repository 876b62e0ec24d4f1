import type { ApiClient } from '@specbuilder/shared-contracts/client';
import { PdfOrientation } from '@specbuilder/shared-contracts/domain';
import { equipmentProject } from '../../../test/deliverables/equipment-project.ts';
import { pdfOutline, pdfPages, pdfProperties } from '../../../test/deliverables/read-documents.ts';
import { startTestApplication, type TestApplication } from '../../../test/test-application.ts';

describe('The PDF of a submittal', () => {
  let server: TestApplication;
  let engineer: ApiClient;
  let projectId: string;
  beforeAll(async () => {
    server = await startTestApplication();
    engineer = await server.clientOf('engineer');
    ({ projectId } = await equipmentProject(engineer));
  });
  afterAll(() => server.close());

  it.each([PdfOrientation.Portrait, PdfOrientation.Landscape])(
    'has an outline of cover, transmittal, index, schedule, deviations, items with their parts and start-up: orientation %s',
    async (pdfOrientation) => {
      const file = await engineer.deliverables.submittal({ projectId, pdfOrientation, includePreWire: true });
      const [outline, pages] = [await pdfOutline(file), await pdfPages(file)];
      expect(outline.slice(0, 5).map(({ title }) => title)).toEqual([
        'Cover',
        'Transmittal',
        'Index',
        'Equipment schedule',
        'Deviations and warnings',
      ]);
      const items = outline.slice(5, -1);
      expect(outline.at(-1)?.title).toBe('Warranty and start-up');
      expect(items.map(({ title }) => title.split(' ')[0])).toEqual(['EF-1', 'SF-1', 'MUA-1', 'RTU-1', 'HV-1', 'UH-1']);
      expect(outline[3]?.parts.map(({ title }) => title)).toContain('Exhaust fan schedule');
      const parts = items[3]?.parts.map(({ title }) => title) ?? [];
      expect(parts).toEqual([
        'Performance, required and actual',
        'Motor and electrical',
        'Performance curve',
        'Air and sound',
        'Sound power',
        'Heating',
        'Cooling',
        'Construction',
        'Dimensions',
        'Size this item again',
        'Options and accessories',
        'Wiring',
        'Terminals',
      ]);
      // Each leads to the page that has its words, in the order of the pages.
      for (const { title, page, parts: under } of outline.slice(1)) {
        const words = title.split(' ')[0] ?? '';
        expect([title, pages[page - 1]]).toEqual([title, expect.stringContaining(words)]);
        for (const part of under)
          expect([part.title, pages[part.page - 1]]).toEqual([part.title, expect.stringContaining(part.title)]);
      }
      const order = outline.flatMap(({ page, parts: under }) => [page, ...under.map((part) => part.page)]);
      expect(order).toEqual([...order].sort((one, other) => one - other));
    },
  );

  it('is named by its title in its window, and says its language', async () => {
    const { info, preferences } = await pdfProperties(await engineer.deliverables.submittal({ projectId }));
    expect(info).toMatchObject({ Language: 'en-US', Title: expect.stringContaining('Harbor Point Clinic') });
    expect(preferences).toMatchObject({ DisplayDocTitle: true });
  });

  it('has no outline of a schedule alone, and one of the articles of a specification', async () => {
    await expect(engineer.deliverables.schedule({ projectId }).then(pdfOutline)).resolves.toEqual([]);
    const [section] = await pdfOutline(await engineer.deliverables.specification({ projectId }));
    expect(section?.title).toMatch(/^SECTION 23/);
    expect(section?.parts.map(({ title }) => title)).toEqual(
      expect.arrayContaining(['PART 1 - GENERAL', '1.1 SUMMARY']),
    );
  });
});
