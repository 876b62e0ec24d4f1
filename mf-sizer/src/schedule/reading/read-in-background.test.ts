import { readCells } from '@specbuilder/duty-reader';
import { sampleWorkbook } from '../../../../duty-reader/test/workbook-sample.ts';
import { dutyRows } from '../duty-row.ts';
import { isShort, readInBackground } from './read-in-background.ts';
import { readSource, type ScheduleSource } from './read-schedule.ts';
import { type ReadingResponse, responseTo } from './reading-response.ts';

jest.mock('@specbuilder/duty-reader', () => {
  const actual = jest.requireActual<typeof import('@specbuilder/duty-reader')>('@specbuilder/duty-reader');
  return { ...actual, readCells: jest.fn(actual.readCells) };
});

const mockStarted = jest.fn();
/** It may not start at all, start and fail to run, or have a response that was made before. */
let mockWorker: 'runs' | 'does not start' | 'does not run' | { readonly response: ReadingResponse } = 'runs';
/** What is sent to a worker and back is copied. */
const mockCopy = <T>(value: T): T => structuredClone(value);
const mockResponseTo = (source: ScheduleSource) => responseTo(mockCopy(source));
jest.mock('./start-worker.ts', () => ({
  startReading: () => {
    mockStarted();
    if (mockWorker === 'does not start') throw new Error('Workers are not allowed here');
    const worker = {
      onmessage: (_event: { data: unknown }) => undefined,
      onerror: () => undefined,
      terminate: () => undefined,
      postMessage: async (source: ScheduleSource) => {
        if (mockWorker === 'does not run') worker.onerror();
        else
          worker.onmessage({
            data: mockCopy(typeof mockWorker === 'object' ? mockWorker.response : await mockResponseTo(source)),
          });
      },
    };
    return worker;
  },
}));

const lines = (count: number) =>
  Array.from({ length: count }, (_, at) => `EF-${at + 1}\t${900 + at}\t0.5\tkitchen`).join('\n');
const text = (count: number) => `MARK\tCFM\tESP\tSERVICE\n${lines(count)}`;
const workbook = (count: number) =>
  sampleWorkbook([
    { name: 'A', rows: [['MARK', 'CFM'], ...Array.from({ length: count }, (_, at) => [`EF-${at + 1}`, 900])] },
    { name: 'B', rows: [['MARK', 'CFM'], ...Array.from({ length: 3 }, (_, at) => [`SF-${at + 1}`, 700])] },
  ]);

beforeEach(() => {
  mockWorker = 'runs';
  mockStarted.mockClear();
});

describe('a long schedule', () => {
  it.each<[string, ScheduleSource]>([
    ['a text', { kind: 'text', text: text(400) }],
    ['a workbook with two sheets', { kind: 'file', bytes: new Uint8Array(workbook(5_000)) }],
    [
      'cells',
      {
        kind: 'cells',
        cells: text(400)
          .split('\n')
          .map((line) => line.split('\t')),
      },
    ],
    ['a sentence of many lines', { kind: 'text', text: 'Nothing of a schedule\n'.repeat(300) }],
    [
      'a long file that is no workbook',
      { kind: 'file', bytes: new Uint8Array(30_000).fill(0x50, 0, 1).fill(0x4b, 1, 2) },
    ],
  ])('is read in a worker as the page reads it: %s', async (_form, source) => {
    expect(isShort(source)).toBe(false);
    expect(await readInBackground(source)).toEqual(await readSource(source));
    expect(mockStarted).toHaveBeenCalledTimes(1);
  });

  it('is not read by the page after the worker did, until a cell is edited', async () => {
    const source: ScheduleSource = { kind: 'text', text: text(400) };
    mockWorker = { response: await responseTo(source) };
    jest.mocked(readCells).mockClear();
    const found = await readInBackground(source);
    if (found.kind !== 'sheet') throw new Error('No sheet was found');
    const rows = dutyRows(found.sheet, 200);
    expect([rows.length, mockStarted.mock.calls.length, jest.mocked(readCells).mock.calls.length]).toEqual([200, 1, 0]);
    expect(rows).toEqual(dutyRows(structuredClone(found.sheet), 200));
    dutyRows({ ...found.sheet, edits: { 2: { airflow: '700' } } }, 200);
    expect(readCells).toHaveBeenCalledTimes(2);
  });

  it.each(['does not start', 'does not run'] as const)('is read by the page where the worker %s', async (how) => {
    mockWorker = how;
    const found = await readInBackground({ kind: 'text', text: text(400) });
    expect(found).toMatchObject({ kind: 'sheet', sheet: { leftOut: 200 } });
    expect(mockStarted).toHaveBeenCalledTimes(1);
  });

  it('is not read a second time where the worker ran and could not read it', async () => {
    mockWorker = { response: null };
    jest.mocked(readCells).mockClear();
    await expect(readInBackground({ kind: 'text', text: text(400) })).rejects.toThrow('cannot be read');
    expect(readCells).not.toHaveBeenCalled();
  });
});

it('a schedule of 40 rows is read at once, without a worker', async () => {
  expect(isShort({ kind: 'text', text: text(40) })).toBe(true);
  expect(await readInBackground({ kind: 'text', text: text(40) })).toMatchObject({ kind: 'sheet' });
  expect(mockStarted).not.toHaveBeenCalled();
});
