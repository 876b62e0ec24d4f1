import type { ApiClient } from '@specbuilder/shared-contracts/client';
import { DeliverableFormat } from '@specbuilder/shared-contracts/domain';
import { csvParseRows } from 'd3-dsv';
import { goldenProject } from '../../test/deliverables/golden-project.ts';
import { textOf, unzipped } from '../../test/deliverables/read-documents.ts';
import { type ReadProperty, type ReadSets, type ReadUnit, readIfc } from '../../test/deliverables/read-ifc.ts';
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

/** Values of each type that are not empty, under the names of their parameters. */
function valuesByName(catalogue: string): Record<string, string>[] {
  const [names = [], ...types] = csvParseRows(catalogue);
  return types.map((cells) =>
    Object.fromEntries(
      names.map((name, index) => [name || 'type', cells[index] ?? '']).filter(([, cell]) => cell !== ''),
    ),
  );
}

/** All that a model says of a unit, a line for each set. */
function linesOfUnit({
  entity,
  tag,
  predefinedType,
  building,
  storey,
  type,
  sets,
  quantities,
  ports,
  parts,
}: ReadUnit): string[] {
  const shownOf = ({ lower, value, upper }: ReadProperty) =>
    lower === null && upper === null ? String(value) : `${lower ?? ''} < ${value ?? ''} < ${upper ?? ''}`;
  const setLines = (found: ReadSets) =>
    Object.entries(found).map(
      ([set, properties]) =>
        `${set}: ${Object.entries(properties)
          .map(([name, property]) => `${name} ${shownOf(property)}`)
          .join('; ')}`,
    );
  return [
    `${entity} ${predefinedType} ${tag} in ${building}, ${storey}, of ${type.name}`,
    `Parts: ${parts.join(', ')}`,
    ...ports.flatMap((port) => [`${port.name}: ${port.flow} ${port.type} ${port.system}`, ...setLines(port.sets)]),
    ...setLines(sets),
    ...Object.entries(quantities).map(([set, values]) => `${set}: ${JSON.stringify(values)}`),
  ];
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

  it('are type catalogues, units and a model for Revit and others', async () => {
    const files = await unzipped(await engineer.deliverables.revit({ projectId, now: NOW }));
    const catalogues = Object.entries(files).filter(([name]) => name.startsWith('types/'));
    const withoutIds = (text: string) => text.replace(/,[\w$]{22}$/gm, ',ID').split('\r\n');
    const { units } = await readIfc(files['project.ifc'] ?? new Uint8Array());
    expect({
      catalogues: Object.fromEntries(
        catalogues.map(([name, content]) => [name, valuesByName(Buffer.from(content).toString('utf16le').slice(1))]),
      ),
      units: withoutIds(textOf(files['units.csv'])),
      model: units.filter(({ tag }, index) => units.findIndex((each) => each.tag === tag) === index).map(linesOfUnit),
    }).toMatchSnapshot();
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
