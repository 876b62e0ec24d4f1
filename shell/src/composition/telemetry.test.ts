import type { RemoteRecord } from '@specbuilder/shared-contracts/api';
import { createTelemetry } from './telemetry.ts';

const record = (code: string): RemoteRecord => ({
  remote: 'mf-test',
  version: '1.0.0',
  code,
  message: '',
  reportId: null,
  durationMs: 1,
  at: '',
});

describe('telemetry of remotes', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('sends in batches, later, and survives a server that rejects', async () => {
    const send = jest
      .fn<Promise<void>, [RemoteRecord[]]>()
      .mockRejectedValueOnce(new Error('down'))
      .mockResolvedValue();
    const telemetry = createTelemetry(send);
    telemetry.report(record('a'));
    telemetry.report(record('b'));
    expect(send).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(2000);
    telemetry.report(record('c'));
    await jest.advanceTimersByTimeAsync(2000);
    expect(send.mock.calls.map(([batch]) => batch.map(({ code }) => code))).toEqual([['a', 'b'], ['c']]);
  });

  it('keeps the last 200 records', () => {
    const telemetry = createTelemetry(async () => undefined);
    for (let count = 0; count < 205; count++) telemetry.report(record(String(count)));
    expect(telemetry.records()).toHaveLength(200);
    expect(telemetry.records()[0]?.code).toBe('5');
  });

  it('calls its watchers after each record, until they stop', () => {
    const telemetry = createTelemetry(async () => undefined);
    const watched = jest.fn(() => telemetry.records().length);
    const stop = telemetry.watch(watched);
    telemetry.report(record('a'));
    stop();
    telemetry.report(record('b'));
    expect(watched.mock.results.map(({ value }) => value)).toEqual([1]);
  });
});
