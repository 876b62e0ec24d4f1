import { readSchedule } from '@specbuilder/duty-reader';
import { renderHook, waitFor } from '@testing-library/react';
import { pastedSchedule } from '../pasted-schedule.ts';
import { usePasted } from './use-pasted.ts';

const mockStarted = jest.fn();
jest.mock('./start-worker.ts', () => ({
  startReading: () => {
    const worker = {
      onmessage: (_event: { data: unknown }) => undefined,
      terminate: () => undefined,
      postMessage: async (text: string) => {
        mockStarted(text);
        // What comes back is copied.
        worker.onmessage({ data: structuredClone(readSchedule(text)) });
      },
    };
    return worker;
  },
}));

const text = (count: number) =>
  `MARK\tCFM\tESP\n${Array.from({ length: count }, (_, at) => `EF-${at + 1}\t${900 + at}\t0.5`).join('\n')}`;

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
    await waitFor(() => expect(result.current).toEqual({ kind: 'read', pasted: pastedSchedule(text(501)) }));
    expect(mockStarted).toHaveBeenCalledWith(text(501));
  });

  it('is not read where it is longer than a page reads', () => {
    expect(renderHook(() => usePasted(text(2_001))).result.current).toEqual({ kind: 'tooLong' });
  });
});
