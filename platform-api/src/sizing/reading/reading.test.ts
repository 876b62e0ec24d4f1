import { DriveType } from '@specbuilder/shared-contracts/domain';
import { sampleWorkbook } from '../../../../duty-reader/test/workbook-sample.ts';
import { injectFetch } from '../../../test/inject-fetch.ts';
import { startTestApplication, type TestApplication } from '../../../test/test-application.ts';

const SCHEDULE = [
  'MARK\tQTY\tCFM\tESP (IN. WG)\tV/PH/HZ',
  'EF-1\t2\t2,000\t0.5\t208/3/60',
  'EF-2\t1\t1250/625\t0.5\t208/3/60',
  'TOTAL\t3\t3,250\t\t',
].join('\n');

describe('A schedule that is sent to be read', () => {
  let server: TestApplication;
  beforeAll(async () => {
    server = await startTestApplication();
  });
  afterAll(() => server.close());

  const read = async (body: BodyInit, query = '', contentType?: string) => {
    const headers = { 'x-guest-key': 'reader', ...(contentType === undefined ? {} : { 'content-type': contentType }) };
    const response = await injectFetch(server.app)(`http://localhost:8080/api/schedules/read${query}`, {
      method: 'POST',
      body,
      headers,
    });
    return { status: response.status, body: await response.json() };
  };
  const readText = (text: string, query = '') => read(JSON.stringify({ text }), query, 'application/json');

  it('is returned by rows, each value in the product’s unit with the text that it was read from', async () => {
    const { status, body } = await readText(SCHEDULE);
    expect(status).toBe(200);
    expect(body.columns.map(({ field }: { field: string }) => field)).toEqual(
      expect.arrayContaining(['tag', 'quantity', 'cfm', 'staticPressure', 'supply']),
    );
    expect(body.rows[0]).toMatchObject({
      ...{ line: 2, ignored: false, reason: null, questions: [], notUnderstood: [] },
      tag: { value: 'EF-1' },
      quantity: { value: 2 },
      cfm: { value: 2000, unit: 'cfm', asWritten: '2,000' },
      staticPressure: { value: 0.5, unit: 'in. wg', asWritten: '0.5' },
      voltage: { value: 208 },
      phase: { value: 3 },
    });
    expect(body.rows[1]).toMatchObject({
      cfm: null,
      questions: [{ field: 'cfm', asWritten: '1250/625', meanings: [{ value: 1250 }, { value: 625 }] }],
    });
    expect(body.rows[2]).toMatchObject({ line: 4, ignored: true, reason: 'total' });
  });

  it('is read as a page reads it: copied heads, a DOAS, a motor with its kind, heads that are not spelled right', async () => {
    const { body: unit } = await readText('UNIT SUPPLY RETURN O.A. ESP\nCFM CFM IN WG\nRTU-1 3200 2800 400 0.8');
    expect(unit.rows.at(-1)).toMatchObject({ tag: { value: 'RTU-1' }, cfm: { value: 3200 }, questions: [] });
    const { body: doas } = await readText('TAG\tSUPPLY CFM\tEXHAUST CFM\tESP\nDOAS-1\t6,000\t5,400\t1.5');
    expect(doas.columns[2]).toMatchObject({ field: null, note: expect.stringContaining('SUPPLY CFM') });
    expect(doas.rows[0]).toMatchObject({ cfm: { value: 6000, asWritten: '6,000' }, questions: [] });
    const { body: fan } = await readText('TAG\tLOCTION\tAIRFOLW (CFM)\tSP\tMOTOR HP\nEF-1\tROOF\t450\t0.5\tECM 1/2');
    expect(fan.columns[2]).toMatchObject({ head: 'AIRFOLW (CFM)', field: 'cfm' });
    expect(fan.rows[0]).toMatchObject({
      location: { value: 'ROOF' },
      cfm: { value: 450 },
      motorHp: { value: 0.5, asWritten: 'ECM 1/2' },
      questions: [],
    });
  });

  it('says what a column that it does not use was taken for, in the language of the caller', async () => {
    const text = 'MARK\tCFM\tMIN OA CFM\tRPM\tESP (IN. WG)\nEF-1\t2,000\t500\t1140\t0.5';
    const notes = async (language: string) => {
      const headers = { 'x-guest-key': 'reader', 'content-type': 'application/json', 'accept-language': language };
      const payload = JSON.stringify({ text });
      const response = await server.app.inject({ method: 'POST', url: '/api/schedules/read', headers, payload });
      return response.json().columns.map(({ note }: { note: string | null }) => note);
    };
    expect(await notes('en')).toEqual([null, null, 'cfm: CFM is used', 'fan speed', null]);
    expect(await notes('es')).toEqual([null, null, 'cfm: se usa CFM', 'velocidad del ventilador', null]);
  });

  it('says what it does not use, and what that was taken for', async () => {
    const { body } = await readText('MARK\tCFM\tESP\tWEIGHT\tZORB\nEF-1\t900\t0.5\t85\tblue');
    expect(body.rows[0].unused).toEqual([
      { index: 3, head: 'WEIGHT', text: '85', reason: 'weight' },
      { index: 4, head: 'ZORB', text: 'blue', reason: 'not understood' },
    ]);
  });

  it('is sized where its rows have no question', async () => {
    const { body } = await readText(SCHEDULE, '?size=true');
    expect(body.rows[0].sized).toMatchObject({ status: 'sized' });
    expect(body.rows[0].sized.results).toHaveLength(3);
    expect(body.rows[1].sized).toBeNull();
    expect(body.rows[2].sized).toBeNull();
  });

  it('is sized with the drive of its words, also where its rows are columns', async () => {
    const turned = 'TAG\tEF-1\tEF-2\nCFM\t2000\t1500\nESP\t0.5\t0.4\nTYPE\tUpblast, belt drive\tUpblast, direct drive';
    const { body } = await readText(turned, '?size=true');
    expect(body.rows).toMatchObject([
      { sized: { status: 'sized', specification: { cfm: 2000, fanDriveType: DriveType.Belt } } },
      { sized: { status: 'sized', specification: { cfm: 1500, fanDriveType: DriveType.Direct } } },
    ]);
  });

  it('may be a file', async () => {
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array([0xff, 0xfe]), utf16(SCHEDULE)]), 'schedule.txt');
    const { status, body } = await read(form);
    expect(status).toBe(200);
    expect(body.rows[0]).toMatchObject({ tag: { value: 'EF-1' }, cfm: { value: 2000 } });
  });

  it('may be a workbook, of which every visible sheet with rows is read', async () => {
    const rows = (tag: string) => [
      ['MARK', 'CFM', 'ESP (Pa)'],
      [tag, 2000, 125],
    ];
    const bytes = sampleWorkbook([
      { name: 'Cover', rows: [['Project X']] },
      { name: 'Exhaust', rows: rows('EF-1') },
      { name: 'Supply', rows: rows('SF-1') },
    ]);
    const form = new FormData();
    form.append('file', new Blob([bytes.slice()]), 'schedule.xlsx');
    const { body } = await read(form);
    expect(body.sheets).toEqual(['Exhaust', 'Supply']);
    expect(body.rows).toMatchObject([
      { table: 0, tag: { value: 'EF-1' }, staticPressure: { value: 0.501829 } },
      { table: 1, tag: { value: 'SF-1' } },
    ]);
  });

  it('is rejected in the shape of every error where nothing was sent or the file cannot be read', async () => {
    expect(await readText('')).toMatchObject({ status: 400, body: { errors: { text: ['Enter at least one line'] } } });
    expect(await read(oldWorkbook())).toMatchObject({
      status: 400,
      body: { modelState: { file: [expect.any(String)] } },
    });
  });

  it('is rejected where it has more rows than one call reads, before they are read', async () => {
    const rows = { errors: { text: [expect.stringMatching(/^Up to 5,000 rows/)] } };
    expect(await readText(`MARK\tCFM\n${'1\t9\n'.repeat(100_000)}`)).toMatchObject({ status: 400, body: rows });
  });

  it('is unpacked only for a request that is admitted', async () => {
    const { body } = await read(oldWorkbook(), '?manufacturerLabelId=9999');
    expect(body).not.toHaveProperty('modelState.file');
    expect(body.message).toContain('9999');
  });

  const readLine = async (text: string) => {
    const response = await injectFetch(server.app)(`http://localhost:8080/api/duties/read`, {
      method: 'POST',
      headers: { 'x-guest-key': 'reader', 'content-type': 'application/json' },
      body: JSON.stringify({ text }),
    });
    return response.json();
  };

  it('has the supply air of a unit, and its return air as not understood', async () => {
    expect(await readLine('RTU-4 3000 supply 2700 return half an inch hp 1/2')).toMatchObject({
      criteria: {
        ...{ tag: { value: 'RTU-4' }, cfm: { value: 3000 }, category: { value: 'HvacUnit' } },
        ...{ staticPressure: { value: 0.5, asWritten: 'half an inch' }, motorHp: { value: 0.5 } },
      },
      questions: [],
      notUnderstood: ['2700 return'],
    });
  });

  it('as one line is returned by its criteria', async () => {
    expect(await readLine('EF-1 inline 2000 cfm 0.5 60606')).toMatchObject({
      criteria: {
        ...{ tag: { value: 'EF-1' }, cfm: { value: 2000 }, staticPressure: { value: 0.5 } },
        ...{ postalCode: { value: '60606' }, category: { value: 'Exhaust' }, subCategory: { value: 'Inline' } },
      },
      questions: [],
      notUnderstood: [],
    });
  });

  it('has the site of a city that the line names, a question for one of several, and else no site', async () => {
    expect(await readLine('EF-1 2000 cfm 0.5 Denver CO')).toMatchObject({
      criteria: { postalCode: { value: expect.stringMatching(/^802/), asWritten: 'Denver CO' } },
      questions: [],
      notUnderstood: [],
    });
    expect(await readLine('EF-1 2000 cfm 0.5 Houston, Texas')).toMatchObject({
      criteria: { postalCode: { value: expect.stringMatching(/^77/), asWritten: 'Houston, Texas' } },
      ...{ questions: [], notUnderstood: [] },
    });
    expect(await readLine('EF-1 2000 cfm 0.5 Portland')).toMatchObject({
      criteria: { postalCode: null },
      questions: [{ field: 'postalCode', meanings: [{ value: 'Portland, OR' }, { value: 'Portland, ME' }] }],
    });
    expect(await readLine('EF-1 2000 cfm 0.5 foo')).toMatchObject({
      criteria: { postalCode: null },
      questions: [],
      notUnderstood: ['foo'],
    });
    expect(await readLine('EF-1 2000 cfm 0.5 Denver, CO 80202')).toMatchObject({
      criteria: { postalCode: { value: '80202' } },
      ...{ questions: [], notUnderstood: [] },
    });
    expect(await readLine('EF-1 2000 cfm 0.5 Toronto, ON M5V 3A8')).toMatchObject({
      criteria: { postalCode: { value: 'M5V 3A8' } },
      ...{ questions: [], notUnderstood: [] },
    });
    expect(await readLine('EF-1 2000 cfm 0.5 Montréal')).toMatchObject({
      criteria: { postalCode: { value: expect.stringMatching(/^H\d[A-Z]$/), asWritten: 'Montréal' } },
      ...{ questions: [], notUnderstood: [] },
    });
    expect(await readLine('EF-1 2000 cfm 0.5 London')).toMatchObject({
      criteria: { postalCode: null },
      questions: [{ field: 'postalCode', meanings: [{ value: 'London, ON' }, { value: 'London, KY' }] }],
    });
    expect(await readLine('EF-1 2000 cfm 0.5 60606 Denver')).toMatchObject({
      criteria: { postalCode: { value: '60606' } },
      notUnderstood: ['Denver'],
    });
  });
});

function oldWorkbook(): FormData {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array([0xd0, 0xcf, 0x11, 0xe0])]), 'schedule.xls');
  return form;
}

function utf16(text: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(text.length * 2);
  for (let at = 0; at < text.length; at++) new DataView(bytes.buffer).setUint16(at * 2, text.charCodeAt(at), true);
  return bytes;
}
