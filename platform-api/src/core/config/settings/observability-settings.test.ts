import { readConfig } from '../config.ts';
import { ConfigError } from '../config-error.ts';

const settingsOf = (env: Readonly<Record<string, string>>) => readConfig(env).observability;

describe('Who receives traces and metrics of the server', () => {
  it('is no one unless the settings say who', () => {
    expect(settingsOf({})).toEqual({ otlpEndpoint: null, metricsEveryMs: 60_000, metricsToken: null });
  });

  it('is a collector, once a minute or as often as the settings say, or any caller with the token', () => {
    const OTEL_EXPORTER_OTLP_ENDPOINT = 'http://collector:4318/';
    const METRICS_TOKEN = '0123456789abcdef';
    expect(settingsOf({ OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_METRIC_EXPORT_INTERVAL: '5000', METRICS_TOKEN })).toEqual({
      otlpEndpoint: 'http://collector:4318',
      metricsEveryMs: 5000,
      metricsToken: METRICS_TOKEN,
    });
    expect(settingsOf({ OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_SDK_DISABLED: 'true' }).otlpEndpoint).toBeNull();
  });

  it('is not let in by a short token, which no message repeats', () => {
    expect(() => settingsOf({ METRICS_TOKEN: 'short' })).toThrow(
      new ConfigError('METRICS_TOKEN must be 16 characters or more.'),
    );
  });
});
