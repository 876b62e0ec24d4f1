import { readSchedule } from '@specbuilder/duty-reader';
import { renderHook, waitFor } from '@testing-library/react';
import { pastedSchedule } from '../pasted-schedule.ts';
import { usePasted } from './use-pasted.ts';

jest.mock('@specbuilder/duty-reader', () => {
  const actual = jest.requireActual<typeof import('@specbuilder/duty-reader')>('@specbuilder/duty-reader');
  return { ...actual, readSchedule: jest.fn(actual.readSchedule) };
});

const mockStarted = jest.fn();
/** How many schedules the worker read; the page reads the others. */
let mockRead = 0;
let mockWorker: 'runs' | 'does not start' | 'does not run' = 'runs';
jest.mock('./start-worker.ts', () => ({
  startReading: () => {
    if (mockWorker === 'does not start') throw new Error('Workers are not allowed here');
    const worker = {
      onmessage: (_event: { data: unknown }) => undefined,
      onerror: () => undefined,
      terminate: () => undefined,
      postMessage: async (text: string) => {
        mockStarted(text);
        if (mockWorker === 'does not run') return worker.onerror();
        mockRead += 1;
        // What comes back is copied.
        worker.onmessage({ data: structuredClone(readSchedule(text)) });
      },
    };
    return worker;
  },
}));

const text = (count: number) =>
  `MARK\tCFM\tESP\n${Array.from({ length: count }, (_, at) => `EF-${at + 1}\t${900 + at}\t0.5`).join('\n')}`;

beforeEach(() => {
  mockWorker = 'runs';
  mockRead = 0;
  mockStarted.mockClear();
  jest.mocked(readSchedule).mockClear();
});

const readByPage = () => jest.mocked(readSchedule).mock.calls.length - mockRead;

describe('a pasted text', () => {
  it('is read at once where it is short', () => {
    const { result } = renderHook(() => usePasted(text(40)));
    expect(result.current).toEqual({ kind: 'read', pasted: pastedSchedule(text(40)) });
    expect(mockStarted).not.toHaveBeenCalled();
  });

  it('is read in a worker where it is long, and only as it is now', async () => {
    const { result, rerender } = renderHook(({ count }) => usePasted(text(count)), { initialProps: { count: 500 } });
    expect(result.current).toEqual({ kind: 'reading' });
    rerender({ count: 501 });
    expect(result.current).toEqual({ kind: 'reading' });
    await waitFor(() => expect(result.current.kind).toBe('read'));
    expect(readByPage()).toBe(0);
    expect(mockStarted).toHaveBeenCalledWith(text(501));
    expect(result.current).toEqual({ kind: 'read', pasted: pastedSchedule(text(501)) });
  });

  it.each(['does not start', 'does not run'] as const)('is read by the page where the worker %s', async (how) => {
    mockWorker = how;
    const { result } = renderHook(() => usePasted(text(500)));
    await waitFor(() => expect(result.current.kind).toBe('read'));
    expect([mockRead, readByPage()]).toEqual([0, 1]);
  });

  it('is not read where it is longer than a page reads', () => {
    expect(renderHook(() => usePasted(text(2_001))).result.current).toEqual({ kind: 'tooLong' });
  });
});
