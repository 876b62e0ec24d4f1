import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runEntry, storeSettings } from '../../../test/entry-process.ts';
import { chosenRow, configureRoofFan, sizeRoofFan } from '../../../test/sample-rows.ts';
import { startTestApplication, type TestApplication } from '../../../test/test-application.ts';
import { until } from '../../../test/until.ts';
import { PACKAGE_FOLDER } from '../../core/package/package-folder.ts';
import { CatalogueError } from './catalogue-error.ts';
import { runCatalogueCommand } from './command.ts';
import { DELIVERED_VERSION } from './shelf.ts';

const REPRESENTATIONS = path.resolve(PACKAGE_FOLDER, '..', 'fan-engine', 'test', 'fixtures', 'rs0003');
const EXAMPLE = path.resolve(PACKAGE_FOLDER, '..', 'docs', 'engineering', 'catalogue-example');

/** A copy of the worked example that a test may spoil. */
function manufacturersFolder(): { readonly file: string; edit(name: string, change: (text: string) => string): void } {
  const folder = mkdtempSync(path.join(tmpdir(), 'sb-maker-'));
  folders.push(folder);
  cpSync(EXAMPLE, folder, { recursive: true });
  return {
    file: path.join(folder, 'catalogue.json'),
    edit: (name, change) => {
      const file = path.join(folder, name);
      writeFileSync(file, change(readFileSync(file, 'utf8')));
    },
  };
}
const folders: string[] = [];

let server: TestApplication;
beforeAll(async () => {
  server = await startTestApplication();
});
afterAll(async () => {
  await server.close();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});
const run = (...args: string[]) => runCatalogueCommand(server.store.db, args);
const linesOf = (results: readonly { readonly modelDisplayAs: string }[]) => [
  ...new Set(results.map(({ modelDisplayAs }) => modelDisplayAs.slice(0, 3))),
];
/** Sizes for brand 7 until its results come from a catalogue. */
const sizedFrom = (version: string) =>
  until(async () => {
    const set = await sizeRoofFan(server.client({ guestKey: 'maker', manufacturerLabelId: 7 }));
    return set.versions.catalogue === version ? set : undefined;
  });

describe('The catalogue of a maker', () => {
  it('is checked with its tests as CSV, XLSX and ASHRAE 205, and says what it would change', async () => {
    const { text, isDone } = await run('check', path.join(EXAMPLE, 'catalogue.json'), '--brand', '7');
    expect(text).toMatch(
      /^Larkfield Fans 2026-1: 3 lines, 15 models, 2 options\. In order\.\nRead from the files:\n(?: {2}inline-wheel-18\.rs0003\.json: .*\n)+Against version 2026\.\d+:/,
    );
    expect(text).toContain(
      'rs0003.json: the curve gives the speed within 0.5 % at 100 % and within 2 % at 100 % of the',
    );
    expect(text).toContain('rs0003.json: 30 of 30 nodes of the map are used\n');
    expect(text).toContain('rs0003.json: not used: metadata.data_model, ');
    expect(text).toContain('15 new models: LRB120, LRB150');
    expect(text).toMatch(/\d+ models that go: KUB123/);
    expect(isDone).toBe(true);
  });

  it('is imported, activated without a restart and gone back from; what was stored keeps its own version', async () => {
    const client = server.client({ guestKey: 'maker', manufacturerLabelId: 7 });
    const before = await sizeRoofFan(client);
    const item = await configureRoofFan(client);
    expect(linesOf(before.results)).toContain('KRB');

    const { file } = manufacturersFolder();
    expect((await run('import', file, '--brand', '7')).text).toContain('Imported.');
    expect((await run('import', file, '--brand', '7')).text).toContain('It was imported before.');
    expect((await run('activate', file, '--brand', '7')).text).toBe('Version 2026-1 is active.');
    const made = await sizedFrom('2026-1');
    expect(linesOf(made.results)).toEqual(['LRB']);
    const [row] = made.results;
    expect(row?.rating.soundPower).toHaveLength(8);

    const itsItem = await client.fanItem.create(chosenRow(made.resultId, row?.motorListPrices ?? []));
    const { fanOptions } = await client.fanItem.options.list({ fanItemId: itsItem.fanItemId });
    expect(fanOptions.map(({ description }) => description)).toContain('Roof curb 18 in, insulated');
    const motors = await client.sizing.exhaustSupply.motors({
      resultId: before.resultId,
      fanUnitId: before.results[0]?.fanUnitId ?? 0,
    });
    expect(motors.length).toBeGreaterThan(0);
    const options = await client.fanItem.options.list({ fanItemId: item.fanItemId });
    expect(options.fanOptions.map(({ description }) => description)).toContain('Gravity backdraft damper');
    const curve = await server.app.inject({ url: item.image ?? '' });
    expect(curve.statusCode).toBe(200);
    const ofToday = new URL(item.image ?? '', 'http://localhost').searchParams;
    ofToday.delete('catalogueVersion');
    expect((await server.app.inject({ url: `/api/fancurve?${ofToday}` })).statusCode).toBe(404);
    const others = await sizeRoofFan(server.client({ guestKey: 'maker', manufacturerLabelId: 1 }));
    expect(others.versions.catalogue).toBe(DELIVERED_VERSION);

    expect((await run('rollback', '--brand', '7')).text).toBe(`Version ${DELIVERED_VERSION} is active.`);
    expect(linesOf((await sizedFrom(DELIVERED_VERSION)).results)).toContain('KRB');
    const after = await client.fanItem.options.list({ fanItemId: itsItem.fanItemId });
    expect(after.fanOptions.map(({ description }) => description)).toContain('Roof curb 18 in, insulated');
    const { text } = await run('list', '--brand', '7');
    expect(text).toMatch(
      /^Active: 2026\.\d+\n {2}imported .* 2026-1 by .*\n {2}rollback .*\n {2}activate .* 2026-1 by/,
    );
    await expect(run('rollback', '--brand', '7')).rejects.toThrow('This brand sells from the catalogue it began with.');
  });

  it('changes under its version no more', async () => {
    const maker = manufacturersFolder();
    maker.edit('catalogue.json', (text) => text.replace('"version": "2026-1"', '"version": "2026-9"'));
    await run('import', maker.file, '--brand', '17');
    maker.edit('catalogue.json', (text) => text.replace('"base": 150', '"base": 160'));
    await expect(run('import', maker.file, '--brand', '17')).rejects.toThrow(
      'Version 2026-9 was imported before with other content; give the file a new version.',
    );
    await expect(run('activate', '2026-8', '--brand', '17')).rejects.toThrow(CatalogueError);
  });

  it.each([
    [
      'roof-wheel-24.csv',
      (text: string) => text.replace('3.134', 'three'),
      'roof-wheel-24.csv, row 4, cell D4: bhp is not a number',
    ],
    [
      'roof-wheel-24.csv',
      (text: string) => text.replace('bhp (hp)', 'bhp (kgm/s)'),
      'roof-wheel-24.csv, row 1, cell D1: the unit kgm/s of the column bhp (bhp (kgm/s)) is not known; accepted are hp, kW',
    ],
    [
      'catalogue.json',
      (text: string) => text.replace('"family": "roof"', '"family": "rof"'),
      'catalogue.json, lines[0]: there is no curve rof',
    ],
    [
      'catalogue.json',
      (text: string) => text.replace('"maximum": 22000', '"maximum": "much"'),
      'catalogue.json, lines[0].airflow.maximum:',
    ],
    [
      'catalogue.json',
      (text: string) => text.replace('roof-wheel-24.csv', '../../etc/passwd'),
      'curves.roof: there is no file',
    ],
    [
      'inline-wheel-18.rs0003.json',
      (text: string) => text.replace('"RS0003"', '"RS0002"'),
      'inline-wheel-18.rs0003.json, metadata.schema:',
    ],
  ])('is rejected whole with a fault of %s, named by its place', async (name, change, fault) => {
    const maker = manufacturersFolder();
    maker.edit(name, (text) => {
      expect(change(text)).not.toBe(text);
      return change(text);
    });
    const { text, isDone } = await run('import', maker.file, '--brand', '37');
    expect(text).toContain(fault);
    expect(text).toContain('Nothing was imported.');
    expect(isDone).toBe(false);
    expect((await run('list', '--brand', '37')).text).not.toContain('2026-1');
  });

  it('is read in any known units, and lists what was converted and what is not used', async () => {
    const maker = manufacturersFolder();
    const before = (await run('check', maker.file, '--brand', '7')).text;
    maker.edit('roof-wheel-24.csv', (text) => {
      const [, ...rows] = text.trim().split('\n');
      const head = 'n (1/min);Volumenstrom (m³/h);sp (Pa);bhp (kW);Lage';
      const bands = ['63', '125', '250', '500', '1k', '2k', '4k', '8k'].join(';');
      const converted = rows.map((row) => {
        const [rpm, cfm = 0, sp = 0, bhp = 0, ...levels] = row.split(',').map(Number);
        const numbers = [rpm, cfm * 1.699011, sp * 249.089, bhp * 0.7457].map((value) => value?.toPrecision(8));
        return [...numbers, 'innen', ...levels].join(';').replaceAll('.', ',');
      });
      return [`${head};${bands}`, ...converted].join('\r\n');
    });
    const { text, isDone } = await run('check', maker.file, '--brand', '7');
    expect(isDone).toBe(true);
    const notes = [
      'In order.',
      'Read from the files:',
      '  roof-wheel-24.csv: Volumenstrom (m³/h) converted to cfm',
      '  roof-wheel-24.csv: sp (Pa) converted to in. wg',
      '  roof-wheel-24.csv: bhp (kW) converted to hp',
      '  roof-wheel-24.csv: column E (Lage) is not used: not understood',
    ];
    expect(text).toContain(notes.join('\n'));
    expect(text.slice(text.indexOf('Against'))).toBe(before.slice(before.indexOf('Against')));
  });

  it.each([
    ['continuous', /the map ends before free delivery, at phi \S+ \(psi \S+\); nothing is selected beyond/],
    ['discrete', /speeds between those of the speed numbers are selected too/],
  ])('is made of a %s representation in the shape of the published ones, and sells from it', async (name, note) => {
    const maker = manufacturersFolder();
    const version = `2026-${name}`;
    cpSync(path.join(REPRESENTATIONS, `${name}.rs0003.json`), path.join(path.dirname(maker.file), 'fan.rs0003.json'));
    maker.edit('catalogue.json', (text) => {
      const content = JSON.parse(text);
      const { testPoints, outletOverInletDb, ...roof } = content.curves.roof;
      content.curves.roof = { ...roof, representation: 'fan.rs0003.json', sound: content.curves.inline.sound };
      return JSON.stringify({ ...content, version });
    });
    const { text } = await run('import', maker.file, '--brand', '7');
    expect(text).toContain('In order.');
    expect(text).toMatch(note);
    expect(text).toContain('Imported.');
    await run('activate', version, '--brand', '7');
    expect(linesOf((await sizedFrom(version)).results)).toEqual(['LRB']);
    await run('rollback', '--brand', '7');
  });

  it.each([
    [['check', '/nonexistent/catalogue.json'], 'There is no file /nonexistent/catalogue.json.'],
    [['activate'], 'npm run catalogue'],
    [['list', '--brand', '99999'], 'There is no brand 99999.'],
    [['list', '--colour', 'red'], 'Unknown option'],
  ])('is not found with %j, which says why', async (args, sentence) => {
    await expect(run(...args)).rejects.toThrow(sentence);
  });
});

describe('The command beside a server that runs', () => {
  it('shares its store, and the server takes the catalogue over', async () => {
    const settings = storeSettings(server.store.place);
    const { file } = manufacturersFolder();
    const brand = ['--brand', '170'];
    for (const args of [
      ['import', file],
      ['activate', file],
    ]) {
      const command = runEntry('catalogue', settings, [...args, ...brand]);
      expect([await command.exited, command.output()]).toEqual([0, expect.stringMatching(/Imported|is active/)]);
    }
    const client = server.client({ guestKey: 'maker', manufacturerLabelId: 170 });
    const set = await until(async () => {
      const sized = await sizeRoofFan(client);
      return sized.versions.catalogue === '2026-1' ? sized : undefined;
    });
    expect(linesOf(set.results)).toEqual(['LRB']);
  });
});
