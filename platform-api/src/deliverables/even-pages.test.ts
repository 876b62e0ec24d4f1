import { PdfOrientation } from '@specbuilder/shared-contracts/domain';
import { getDocumentProxy } from 'unpdf';
import { goldenProject } from '../../test/deliverables/golden-project.ts';
import { startTestApplication, type TestApplication } from '../../test/test-application.ts';

/** Less is a page that is three quarters empty. */
const LEAST = 0.25;
/** Heads and footers, points. */
const [TOP, BOTTOM] = [62, 44];

interface Sparse {
  readonly page: number;
  readonly share: number;
  readonly text: string;
}

/** Pages whose texts end above their first quarter. */
async function sparsePages(file: Uint8Array): Promise<Sparse[]> {
  const document = await getDocumentProxy(new Uint8Array(file));
  const pages = await Promise.all(Array.from({ length: document.numPages }, (_, index) => document.getPage(index + 1)));
  const read = await Promise.all(
    pages.map(async (page, index) => {
      const [, , , height = 0] = page.view;
      const { items } = await page.getTextContent();
      const texts = items.flatMap((item) => ('str' in item && item.str.trim() !== '' ? [item] : []));
      const content = texts.filter(({ transform }) => transform[5] > BOTTOM && transform[5] < height - TOP);
      const lowest = Math.min(height - TOP, ...content.map(({ transform }) => Number(transform[5])));
      const share = (height - TOP - lowest) / (height - TOP - BOTTOM);
      return { page: index + 1, share, text: content.map(({ str }) => str).join(' ') };
    }),
  );
  return read.filter(({ share }) => share < LEAST);
}

describe('Documents of a project', () => {
  let server: TestApplication;
  let projectId: string;
  let authorization: string;
  let itemIds: string[];
  beforeAll(async () => {
    server = await startTestApplication();
    authorization = `Bearer ${await server.tokenOf('engineer')}`;
    const engineer = await server.clientOf('engineer');
    projectId = await goldenProject(engineer);
    const { projectItems } = await engineer.projects.read({ projectId });
    itemIds = projectItems.map(({ projectItemId }) => projectItemId);
  });
  afterAll(() => server.close());

  async function pdfOf(deliverable: string, choices: Record<string, string>, language: string): Promise<Uint8Array> {
    const query = new URLSearchParams({ projectId, format: 'PDF', now: '2026-03-04T08:00:00', ...choices });
    const headers = { authorization, 'accept-language': language };
    const response = await server.app.inject({ url: `/api/projects/${deliverable}?${query}`, headers });
    expect([deliverable, response.statusCode]).toEqual([deliverable, 200]);
    return response.rawPayload;
  }

  it.each([
    ['en', PdfOrientation.Portrait, true],
    ['es', PdfOrientation.Portrait, true],
    ['en', PdfOrientation.Portrait, false],
    ['es', PdfOrientation.Landscape, true],
    ['en', PdfOrientation.Landscape, false],
  ])(
    'have no submittal page that is three quarters empty: %s, orientation %s, wiring %s',
    async (language, pdfOrientation, includePreWire) => {
      const choices = { pdfOrientation: String(pdfOrientation), includePreWire: String(includePreWire) };
      expect(await sparsePages(await pdfOf('submittal', choices, language))).toEqual([]);
    },
  );

  it('have no such page of one item either', async () => {
    for (const specificItemIds of itemIds) {
      const file = await pdfOf('submittal', { specificItemIds, includePreWire: 'true' }, 'en');
      expect([specificItemIds, await sparsePages(file)]).toEqual([specificItemIds, []]);
    }
  });

  it.each([
    ...['schedule', 'specification', 'quotation'],
    ...['soundReport', 'electricalHandover', 'openingHandover', 'airBalance'],
  ])('have no such page in any language: %s', async (deliverable) => {
    for (const language of ['en', 'es']) {
      expect([language, await sparsePages(await pdfOf(deliverable, {}, language))]).toEqual([language, []]);
    }
  });
});
