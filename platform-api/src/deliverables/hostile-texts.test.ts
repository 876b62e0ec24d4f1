import type { ApiClient } from '@specbuilder/shared-contracts/client';
import { DELIVERABLES } from '@specbuilder/shared-contracts/domain';
import { csvParseRows } from 'd3-dsv';
import { getDocumentProxy } from 'unpdf';
import { textOf, untarred, unzipped, wordsOf } from '../../test/deliverables/read-documents.ts';
import { readIfc } from '../../test/deliverables/read-ifc.ts';
import { attach, configureRoofFan } from '../../test/sample-rows.ts';
import { startTestApplication, type TestApplication } from '../../test/test-application.ts';

/** Each with words by which it is found again. */
const HOSTILE = {
  formula: '=HYPERLINK("http://evil.example","Boiler")',
  plus: '+1+cmd|calc!A1 Kitchen',
  markup: '<script>alert(1)</script><img src=x onerror=alert(2)>&amp;Lab',
  path: '../../etc/passwd\\..\\Attic',
  field: '{ HYPERLINK x } ]]> %<%<b>Garage',
  quotes: `O'Neil "Hall"`,
} as const;
const JAPANESE = '換気扇';
const EMOJI = '🍳';

/** A cell that a spreadsheet would run. */
const RUNS = /^\s*[=+\-@]/;

describe('Texts that are written to do harm', () => {
  let server: TestApplication;
  let engineer: ApiClient;
  let projectId: string;
  let tags: string[];
  beforeAll(async () => {
    server = await startTestApplication();
    engineer = await server.clientOf('engineer');
    ({ projectId } = await engineer.projects.create({ projectName: 'Clinic of texts' }));
    await engineer.projects.facts.save({
      projectId,
      facts: {
        ...{ engineer: HOSTILE.formula, contractor: HOSTILE.markup, owner: `${JAPANESE} ${EMOJI}` },
        ...{
          projectNumber: HOSTILE.plus,
          purchaseOrder: HOSTILE.path,
          firstName: HOSTILE.quotes,
          lastName: HOSTILE.field,
        },
      },
    });
    tags = [HOSTILE.formula, HOSTILE.path, HOSTILE.markup.slice(0, 40), `${JAPANESE} ${EMOJI}`, 'W'.repeat(50)];
    for (const [place, tag] of tags.entries()) {
      const { fanItemId } = await configureRoofFan(engineer, { cfm: 900, sp: 0.25 });
      const texts = Object.values(HOSTILE);
      const location = texts[place % texts.length];
      await attach(engineer, projectId, fanItemId, {
        tag,
        qty: 1,
        location,
        notes: `${HOSTILE.markup} ${EMOJI} ${'N'.repeat(300)}`,
      });
    }
  });
  afterAll(() => server.close());

  it('are rejected where a tag is longer than tags can be', async () => {
    const { fanItemId } = await configureRoofFan(engineer, { cfm: 900, sp: 0.25 });
    const sent = attach(engineer, projectId, fanItemId, { tag: 'T'.repeat(300), qty: 1 });
    await expect(sent).rejects.toMatchObject({ status: 400 });
  });

  const formats = DELIVERABLES.flatMap(({ key, formats: all }) => all.map(({ name }) => [key, name] as const));

  it.each(formats)('are texts and nothing else: %s as %s', async (key, format) => {
    const file = (await engineer.deliverables[key]({ projectId, format })) as File;
    const words = await wordsOf(file, file.name);
    // Letters apart: a narrow column wraps a word, and drawings write other letters by their code.
    const letters = words.replace(/\s+/g, '');
    expect([format, letters]).toEqual([format, expect.stringContaining('W'.repeat(20))]);
    expect(file.name).not.toMatch(/[<>:"/\\|?*]/);
    if (file.name.endsWith('.pdf')) {
      expect(await cutTexts(file)).toEqual([]);
      expect(letters).toContain(JAPANESE + EMOJI);
    }
    if (file.name.endsWith('.csv')) expectNoFormula(await file.text());
    if (file.name.endsWith('.xlsx')) await expectNoFormulaElement(file);
    if (file.name.endsWith('.docx')) await expectPlainWord(file);
    if (/\.(zip|tar)$/.test(file.name)) await expectSafeNames(file);
  });

  it.each(DELIVERABLES.filter(({ summary }) => summary.preview !== null).map(({ key }) => key))(
    'run nothing in a preview: %s',
    async (key) => {
      const preview = engineer.deliverables[`${key}Preview` as 'submittalPreview'];
      const page = await (await preview({ projectId })).text();
      expect(page).not.toMatch(/<script|<img src=x|onerror=alert\(2\)>(?!&amp;)/i);
      expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    },
  );

  it('are the same in a model of the building', async () => {
    const files = await unzipped(await engineer.deliverables.revit({ projectId }));
    const { units } = await readIfc(files['project.ifc'] ?? new Uint8Array());
    expect(units.map(({ tag }) => tag)).toEqual(tags);
    expect(units[0]?.sets).toEqual(expect.anything());
  });
});

/** Texts that go over the right edge of their page. */
async function cutTexts(file: Blob): Promise<string[]> {
  const document = await getDocumentProxy(new Uint8Array(await file.arrayBuffer()));
  const pages = await Promise.all(Array.from({ length: document.numPages }, (_, index) => document.getPage(index + 1)));
  const cut = await Promise.all(
    pages.map(async (page) => {
      const [, , width = 0] = page.view;
      const { items } = await page.getTextContent();
      return items.flatMap((item) => ('str' in item && item.transform[4] + item.width > width ? [item.str] : []));
    }),
  );
  return cut.flat();
}

function expectNoFormula(csv: string): void {
  const running = csvParseRows(csv.replace(/^\ufeff/, ''))
    .flat()
    .filter((cell) => RUNS.test(cell) && Number.isNaN(Number(cell)));
  expect(running).toEqual([]);
}

async function expectNoFormulaElement(file: Blob): Promise<void> {
  const files = await unzipped(file);
  for (const [name, content] of Object.entries(files)) {
    if (name.startsWith('xl/worksheets/')) expect(textOf(content)).not.toMatch(/<f>|<hyperlink/);
  }
}

/** No field, no script, no link out of the document. */
async function expectPlainWord(file: Blob): Promise<void> {
  const files = await unzipped(file);
  expect(textOf(files['word/document.xml'])).not.toMatch(/<script|<w:instrText[^>]*>[^<]*evil/);
  expect(textOf(files['word/_rels/document.xml.rels'])).not.toContain('evil.example');
}

async function expectSafeNames(file: File): Promise<void> {
  const names = file.name.endsWith('.zip') ? Object.keys(await unzipped(file)) : [...(await untarred(file)).keys()];
  // What a folder of Windows takes, and nothing that leads out of it.
  expect(names.filter((name) => /(^|\/)\.\.?(\/|$)|^\/|[<>:"\\|?*]/.test(name))).toEqual([]);
  expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length);
}
