import type { ApiClient } from '@specbuilder/shared-contracts/client';
import { DeliverableFormat } from '@specbuilder/shared-contracts/domain';
import { goldenProject } from '../../test/deliverables/golden-project.ts';
import { startTestApplication, type TestApplication } from '../../test/test-application.ts';

const NOW = '2026-03-04T08:00:00';
/** What a reader sees of a page, a line for each text; versions differ by release and references by project. */
function linesOf(html: string): string[] {
  return html
    .replace(/<(style|svg|title)[\s\S]*?<\/\1>/g, '')
    .replace(/<\/t[dh]>\s*<t[dh][^>]*>/g, ' | ')
    .replace(/<[^>]*>/g, '\n')
    .replace(/Engine [^\n]*/g, 'Engine and catalogue')
    .replace(/\bL-[0-9A-Z]{7}\b/g, 'REFERENCE')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

describe('The documents of a project, text by text', () => {
  let server: TestApplication;
  let engineer: ApiClient;
  let projectId: string;
  beforeAll(async () => {
    server = await startTestApplication();
    engineer = await server.clientOf('engineer');
    projectId = await goldenProject(engineer);
  });
  afterAll(() => server.close());

  it('are a submittal', async () => {
    const file = await engineer.deliverables.submittalPreview({ projectId, now: NOW, includePreWire: true });
    expect(linesOf(await file.text())).toMatchSnapshot();
  });

  it('are a specification', async () => {
    const file = await engineer.deliverables.specificationPreview({ projectId, now: NOW });
    expect(linesOf(await file.text())).toMatchSnapshot();
  });

  it('are a schedule', async () => {
    const file = await engineer.deliverables.schedulePreview({ projectId, now: NOW });
    expect(linesOf(await file.text())).toMatchSnapshot();
  });

  it('are a schedule as data', async () => {
    const file = await engineer.deliverables.schedule({ projectId, now: NOW, format: DeliverableFormat.CSV });
    expect((await file.text()).split('\r\n')).toMatchSnapshot();
  });

  it('are a quotation', async () => {
    const terms = { multiplier: 0.385, freight: 850, taxPercent: 5.5 };
    const file = await engineer.deliverables.quotationPreview({ projectId, now: NOW, ...terms });
    expect(linesOf(await file.text())).toMatchSnapshot();
  });

  it.each(['soundReport', 'electricalHandover', 'openingHandover', 'airBalance'] as const)(
    'are a document for one trade: %s',
    async (key) => {
      const page = await engineer.deliverables[`${key}Preview`]({ projectId, now: NOW });
      const data = await engineer.deliverables[key]({ projectId, now: NOW, format: DeliverableFormat.CSV });
      expect({ page: linesOf(await page.text()), data: (await data.text()).split('\r\n') }).toMatchSnapshot();
    },
  );
});
