import * as z from 'zod/mini';
import { parsed, webAddress, wholeNumber } from '../config-values.ts';

/** Where metrics and traces are sent; with neither, nothing is measured. */
export interface ObservabilitySettings {
  /** Collector that traces and metrics are sent to, over HTTP; null sends nothing. */
  readonly otlpEndpoint: string | null;
  readonly metricsEveryMs: number;
  /** Callers that send it may read `/metrics`; null blocks all access. */
  readonly metricsToken: string | null;
}

const MIN_CHARACTERS = 16;
const HOUR_MS = 3_600_000;

/** The names of OpenTelemetry; its libraries read others by themselves (headers, service name, sampler, batches). */
export const observabilityVariables = {
  OTEL_EXPORTER_OTLP_ENDPOINT: z.optional(parsed('an http or https address without parameters', webAddress)),
  OTEL_METRIC_EXPORT_INTERVAL: z._default(wholeNumber(100, HOUR_MS), 60_000),
  OTEL_SDK_DISABLED: z.optional(z.string()),
  METRICS_TOKEN: z.optional(parsed(`${MIN_CHARACTERS} characters or more`, longText)),
};

function longText(text: string): string | undefined {
  return text.length >= MIN_CHARACTERS ? text : undefined;
}

interface ObservabilityValues {
  readonly OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined;
  readonly OTEL_METRIC_EXPORT_INTERVAL: number;
  readonly OTEL_SDK_DISABLED?: string | undefined;
  readonly METRICS_TOKEN?: string | undefined;
}

export function observabilityOf(values: ObservabilityValues): ObservabilitySettings {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_SDK_DISABLED: disabled } = values;
  return {
    otlpEndpoint: disabled?.toLowerCase() === 'true' ? null : (endpoint?.replace(/\/$/, '') ?? null),
    metricsEveryMs: values.OTEL_METRIC_EXPORT_INTERVAL,
    metricsToken: values.METRICS_TOKEN ?? null,
  };
}
