import type { ApiClient } from '@specbuilder/shared-contracts/client';
import { goldenProject } from '../../test/deliverables/golden-project.ts';
import { allElements, pdfObjects, pdfStructure, type ReadElement } from '../../test/deliverables/read-pdf-structure.ts';
import { startTestApplication, type TestApplication } from '../../test/test-application.ts';

const KEYS = [
  ...(['submittal', 'schedule', 'specification', 'quotation'] as const),
  ...(['soundReport', 'electricalHandover', 'openingHandover', 'airBalance'] as const),
];

describe('The PDF of a project, as a screen reader reads it', () => {
  let server: TestApplication;
  let engineer: ApiClient;
  let projectId: string;
  let submittal: Blob;
  beforeAll(async () => {
    server = await startTestApplication();
    engineer = await server.clientOf('engineer');
    projectId = await goldenProject(engineer);
    submittal = await engineer.deliverables.submittal({ projectId });
  });
  afterAll(() => server.close());

  it.each(KEYS)('has headings, tables, lists and figures in the order of its pages: %s', async (key) => {
    const file = key === 'submittal' ? submittal : await engineer.deliverables[key]({ projectId });
    const structure = await pdfStructure(file);
    expect(structure).toMatchObject({ isMarked: true, language: 'en-US', isAccessible: true, unmarked: [] });
    const elements = allElements(structure.elements);
    expectHeadings(elements);
    expectTables(elements);
    for (const { alt } of elements.filter(({ role }) => role === 'Figure')) expect(alt).not.toBe('');
    await expectObjects(file);
  });

  it('says of a submittal what its pages show', async () => {
    const { elements, artifacts } = await pdfStructure(submittal);
    const all = allElements(elements);
    expect(textsOf(all, 'H1')).toEqual(
      expect.arrayContaining(['Harbor Point Clinic', 'Deviations and warnings', 'Warranty and start-up']),
    );
    expect(textsOf(all, 'H2')).toEqual(expect.arrayContaining(['Performance curve', 'Exhaust fan schedule']));
    const figures = all.filter(({ role }) => role === 'Figure').map(({ alt }) => alt);
    expect(figures[0]).toMatch(/^Logo of /);
    expect(figures).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^Fan curve of EF-1: [\d,]+ cfm \([\d,]+ L\/s\) at [\d.]+ in\. wg \(\d+ Pa\) TSP$/),
        expect.stringMatching(/^Dimension drawing of RTU-1, /),
        'Selected',
      ]),
    );
    expect(textsOf(all, 'Link')).toEqual(expect.arrayContaining(['EF-2', 'RTU-1']));
    // Each page has a number, which is not read in the middle of a sentence.
    expect(artifacts.filter((text) => /^Page \d+ of \d+$/.test(text))).toHaveLength(all.at(-1)?.page ?? 0);
  });

  it('names its language, that of its reader', async () => {
    const headers = { authorization: `Bearer ${await server.tokenOf('engineer')}`, 'accept-language': 'es' };
    const response = await server.app.inject({ url: `/api/projects/schedule?projectId=${projectId}`, headers });
    const { language, elements } = await pdfStructure(new Blob([new Uint8Array(response.rawPayload)]));
    expect(language).toBe('es-US');
    expect(textsOf(allElements(elements), 'H1')).toContain('Cuadro de ventiladores de extracción');
  });
});

const textsOf = (elements: readonly ReadElement[], wanted: string) =>
  elements.filter(({ role }) => role === wanted).map(({ text }) => text);

/** A heading is at most one level below the one before it, and has words. */
function expectHeadings(elements: readonly ReadElement[]): void {
  const headings = elements.filter(({ role }) => /^H\d$/.test(role));
  expect(headings.length).toBeGreaterThan(0);
  let last = 0;
  for (const { role, text } of headings) {
    const level = Number(role.slice(1));
    expect([text, level]).toEqual([expect.stringMatching(/\S/), expect.any(Number)]);
    expect(level).toBeLessThanOrEqual(last + 1);
    last = level;
  }
}

function expectTables(elements: readonly ReadElement[]): void {
  const tables = elements.filter(({ role }) => role === 'Table');
  for (const { children } of tables) {
    expect(new Set(children.map(({ role }) => role))).toEqual(new Set(['TR']));
    const cells = children.flatMap((row) => row.children.map(({ role }) => role));
    expect(cells.every((role) => role === 'TH' || role === 'TD')).toBe(true);
  }
  // A table goes on on the next page without its head, so its page alone may have no header cell.
  const onFirst = tables.filter(({ children }) =>
    children.some((row) => row.children.some(({ role }) => role === 'TH')),
  );
  expect(onFirst.length).toBeGreaterThan(0);
}

/** What pdf.js does not say: scopes of header cells, boxes of figures, and that each link can be reached and named. */
async function expectObjects(file: Blob): Promise<void> {
  const objects = await pdfObjects(file);
  const having = (part: string) => objects.filter((object) => object.includes(part));
  expect(having('/S /TH').length).toBeGreaterThan(0);
  for (const cell of having('/S /TH')) expect(cell).toMatch(/\/Scope \/(Column|Row)/);
  for (const figure of having('/S /Figure')) expect(figure).toMatch(/\/BBox \[/);
  for (const link of having('/S /Link')) expect(link).toContain('/Type /OBJR');
  for (const link of having('/Subtype /Link')) {
    expect(link).toMatch(/\/StructParent \d/);
    expect(link).toMatch(/\/Contents \(.+\)/s);
  }
  const [tree] = having('/Type /StructTreeRoot');
  expect(tree).toContain('/ParentTree');
  for (const page of having('/Type /Page\n')) expect(page).toContain('/Tabs /S');
}
