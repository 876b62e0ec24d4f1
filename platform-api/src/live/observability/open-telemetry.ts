import { DiagLogLevel, diag } from '@opentelemetry/api';
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import { PrometheusExporter, PrometheusSerializer } from '@opentelemetry/exporter-prometheus';
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import { type IMetricReader, MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import type { FastifyBaseLogger } from 'fastify';
import { type ObservabilitySettings, PRODUCT_VERSION } from '../../core/index.ts';
import { addMeters, type Observed } from './meters.ts';
import { startTracing, type Tracing } from './tracing.ts';

/** Observes the server while it runs; loaded only if metrics or traces are configured. */
export interface Observability {
  /** Null where traces go nowhere. */
  readonly tracing: Tracing | null;
  /** Counts a completed call. */
  readonly countCall: (seconds: number, attributes: Readonly<Record<string, string | number>>) => void;
  /** The metrics of this process in the text format of Prometheus. */
  readonly text: () => Promise<string>;
  readonly close: () => Promise<void>;
}

/** How long a collector that does not respond may delay the shutdown. */
const CLOSE_LIMIT_MS = 2000;

export function startOpenTelemetry(
  { otlpEndpoint, metricsEveryMs, metricsToken }: ObservabilitySettings,
  observed: Observed,
  log: FastifyBaseLogger,
): Observability {
  // A collector that takes nothing is worth a line; the calls go on.
  const warn = (message: string, ...details: unknown[]) => log.warn({ details }, `OpenTelemetry: ${message}`);
  const quiet = () => undefined;
  const logger = { error: warn, warn, info: quiet, debug: quiet, verbose: quiet };
  diag.setLogger(logger, { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true });

  const ours = { 'service.name': 'specbuilder', 'service.version': PRODUCT_VERSION, 'process.pid': process.pid };
  const named = detectResources({ detectors: [envDetector] });
  const resource = defaultResource().merge(resourceFromAttributes(ours)).merge(named);
  const readers: IMetricReader[] = [];
  if (otlpEndpoint !== null) {
    const exporter = new OTLPMetricExporter({ url: `${otlpEndpoint}/v1/metrics` });
    readers.push(new PeriodicExportingMetricReader({ exporter, ...periodOf(metricsEveryMs) }));
  }
  const scraped = metricsToken === null ? null : new PrometheusExporter({ preventServerStart: true });
  if (scraped !== null) readers.push(scraped);
  const provider = new MeterProvider({ resource, readers });
  const duration = addMeters(provider.getMeter('specbuilder'), observed);
  const tracing = otlpEndpoint === null ? null : startTracing(otlpEndpoint, resource);
  const serializer = new PrometheusSerializer(undefined, false, /^process\.pid$/, true, true);
  return {
    tracing,
    countCall: (seconds, attributes) => duration.record(seconds, attributes),
    async text() {
      const collected = await scraped?.collect();
      return collected === undefined ? '' : serializer.serialize(collected.resourceMetrics);
    },
    close: () => within(CLOSE_LIMIT_MS, Promise.allSettled([tracing?.close(), provider.shutdown()])),
  };
}

/** The library rejects a time limit that is longer than the period. */
function periodOf(everyMs: number) {
  return { exportIntervalMillis: everyMs, exportTimeoutMillis: Math.min(everyMs, 10_000) };
}

async function within(limitMs: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise((resolve) => {
    timer = setTimeout(resolve, limitMs);
  });
  await Promise.race([work, limit]).finally(() => clearTimeout(timer));
}
