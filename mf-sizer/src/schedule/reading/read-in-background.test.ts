import { sampleWorkbook } from '../../../../duty-reader/test/workbook-sample.ts';
import { isShort, readInBackground } from './read-in-background.ts';
import { readSource, type ScheduleSource } from './read-schedule.ts';

const mockStarted = jest.fn();
let mockIsBroken = false;
/** What is sent to a worker and back is copied. */
const mockCopy = <T>(value: T): T => structuredClone(value);
jest.mock('./start-worker.ts', () => ({
  startReading: () => {
    mockStarted();
    if (mockIsBroken) throw new Error('Workers are not allowed here');
    const worker = {
      onmessage: (_event: { data: unknown }) => undefined,
      terminate: () => undefined,
      postMessage: async (source: ScheduleSource) => {
        const found = await readSource(mockCopy(source)).catch(() => null);
        worker.onmessage({ data: mockCopy(found) });
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
  mockIsBroken = false;
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

  it('is read by the page where no worker starts', async () => {
    mockIsBroken = true;
    const found = await readInBackground({ kind: 'text', text: text(400) });
    expect(found).toMatchObject({ kind: 'sheet', sheet: { leftOut: 200 } });
  });
});

it('a schedule of 40 rows is read at once, without a worker', async () => {
  expect(isShort({ kind: 'text', text: text(40) })).toBe(true);
  expect(await readInBackground({ kind: 'text', text: text(40) })).toMatchObject({ kind: 'sheet' });
  expect(mockStarted).not.toHaveBeenCalled();
});
