import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Histogram, Meter } from '@opentelemetry/api';
import type { PoolState } from '../../core/index.ts';

/** What is observed whenever the metrics are read. */
export interface Observed {
  readonly pools: () => readonly PoolState[];
  readonly hubConnections: () => number;
  /** @throws Error when the store does not respond */
  readonly ping: () => Promise<void>;
}

/** Bounds of the convention for `http.server.request.duration`, seconds. */
const DURATION_BOUNDS_S = [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10];
/** A reader waits a second for each process. */
const PING_LIMIT_MS = 500;

/**
 * The metrics of this process, named after OpenTelemetry's conventions if there are any.
 *
 * @returns records the seconds of each call
 */
export function addMeters(meter: Meter, { pools, hubConnections, ping }: Observed): Histogram {
  addProcessMeters(meter);
  meter
    .createObservableGauge('specbuilder.store.up', { description: 'Whether the store responds: 1 or 0' })
    .addCallback(async (result) => result.observe(await isResponding(ping)));
  meter
    .createObservableGauge('specbuilder.hub.connections', { description: 'Clients that receive changes' })
    .addCallback((result) => result.observe(hubConnections()));
  const connections = meter.createObservableGauge('db.client.connection.count', {
    description: 'Connections to the database, by pool and state',
  });
  const waiting = meter.createObservableGauge('db.client.connection.pending_requests', {
    description: 'Work that waits for a connection, by pool',
  });
  meter.addBatchObservableCallback(
    (result) => {
      for (const { pool, used, idle, waiting: pending } of pools()) {
        const name = { 'db.client.connection.pool.name': pool };
        result.observe(connections, used, { ...name, 'db.client.connection.state': 'used' });
        result.observe(connections, idle, { ...name, 'db.client.connection.state': 'idle' });
        result.observe(waiting, pending, name);
      }
    },
    [connections, waiting],
  );
  return meter.createHistogram('http.server.request.duration', {
    description: 'Time until the response to a call, by route and status',
    unit: 's',
    advice: { explicitBucketBoundaries: DURATION_BOUNDS_S },
  });
}

function addProcessMeters(meter: Meter): void {
  meter
    .createObservableCounter('process.cpu.time', { description: 'Processor time', unit: 's' })
    .addCallback((result) => {
      const { user, system } = process.cpuUsage();
      result.observe(user / 1e6, { 'cpu.mode': 'user' });
      result.observe(system / 1e6, { 'cpu.mode': 'system' });
    });
  meter
    .createObservableGauge('process.memory.usage', { description: 'Memory in use', unit: 'By' })
    .addCallback((result) => result.observe(process.memoryUsage.rss()));
  const delay = monitorEventLoopDelay();
  delay.enable();
  const values = { p50: () => delay.percentile(50), p99: () => delay.percentile(99), max: () => delay.max };
  const gauges = Object.entries(values).map(([name, value]) => {
    const description = `Delay of the event loop since the last reading, ${name}`;
    return { value, gauge: meter.createObservableGauge(`nodejs.eventloop.delay.${name}`, { description, unit: 's' }) };
  });
  meter.addBatchObservableCallback(
    (result) => {
      if (delay.count > 0) for (const { gauge, value } of gauges) result.observe(gauge, value() / 1e9);
      delay.reset();
    },
    gauges.map(({ gauge }) => gauge),
  );
}

async function isResponding(ping: () => Promise<void>): Promise<0 | 1> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<0>((resolve) => {
    timer = setTimeout(() => resolve(0), PING_LIMIT_MS);
  });
  const response = ping().then(
    () => 1 as const,
    () => 0 as const,
  );
  return Promise.race([response, limit]).finally(() => clearTimeout(timer));
}
