import path from 'node:path';
import { loadedWith } from '../../../test/loaded-with.ts';
import { openCollector } from '../../../test/observability/collector.ts';
import { startTestApplication, type TestApplication } from '../../../test/test-application.ts';
import { type Config, readConfig } from '../../core/config/config.ts';
import { PACKAGE_FOLDER } from '../../core/package/package-folder.ts';

const TOKEN = 'a-token-of-this-test';
const TRACE = '0af7651916cd43dd8448eb211c80319c';
const CALLER = 'b7ad6b7169203331';
// No identifier of a span and no time holds it by chance.
const AIRFLOW = 2317.0625;
const DUTY = { fanCategoryType: 1, subFanCategoryType: 2, cfm: AIRFLOW, sp: 0.5 };

const settingsOf = (env: Record<string, string>): Partial<Config> => ({ observability: readConfig(env).observability });
let server: TestApplication | undefined;
async function start(env: Record<string, string>, changes: Partial<Config> = {}): Promise<TestApplication> {
  server = await startTestApplication({ ...settingsOf(env), ...changes });
  return server;
}
async function end(): Promise<void> {
  const ending = server;
  server = undefined;
  await ending?.close();
}
afterEach(end);

/** A sizing, which reads and writes the store and calls the engine. */
const size = ({ app }: TestApplication) =>
  app.inject({
    method: 'POST',
    url: '/api/sizefan/exhaust-supply?rows=listed',
    headers: {
      'content-type': 'application/json',
      'x-guest-key': 'guest-of-this-test',
      'x-request-id': 'request-of-this-test',
      traceparent: `00-${TRACE}-${CALLER}-01`,
    },
    payload: JSON.stringify(DUTY),
  });

describe('A server with a collector of OpenTelemetry', () => {
  // The library waits this long for a collector that does not respond, even after a server has ended.
  beforeAll(() => {
    process.env['OTEL_EXPORTER_OTLP_TIMEOUT'] = '300';
  });
  afterAll(() => {
    delete process.env['OTEL_EXPORTER_OTLP_TIMEOUT'];
  });

  it('sends it each call with its parts, in the trace of the caller, and its metrics', async () => {
    const collector = await openCollector();
    const started = await start({ OTEL_EXPORTER_OTLP_ENDPOINT: `${collector.endpoint}/` });
    expect((await size(started)).statusCode).toBe(200);
    expect((await started.app.inject({ url: '/healthz' })).statusCode).toBe(200);
    // What has not been sent yet goes at the end.
    await end();
    await collector.close();
    const spans = collector.spans();
    const calls = spans.filter(({ attributes }) => 'http.route' in attributes);
    expect(calls).toEqual([
      expect.objectContaining({ name: 'POST /api/sizefan/exhaust-supply', traceId: TRACE, parentSpanId: CALLER }),
    ]);
    const [call] = calls;
    expect(call?.attributes).toEqual({
      'http.request.method': 'POST',
      'http.route': '/api/sizefan/exhaust-supply',
      'http.response.status_code': 200,
      'specbuilder.request_id': 'request-of-this-test',
    });
    const parts = spans.filter((span) => span !== call);
    expect(new Set(parts.map(({ traceId, parentSpanId }) => `${traceId} ${parentSpanId}`))).toEqual(
      new Set([`${TRACE} ${call?.spanId}`]),
    );
    expect(parts.map(({ name }) => name)).toEqual(expect.arrayContaining(['select', 'INSERT']));
    expect(JSON.stringify(spans)).not.toMatch(/guest-of-this-test|2317\.0625/);
    expect(collector.metrics()).toEqual(
      expect.arrayContaining(['http.server.request.duration', 'nodejs.eventloop.delay.p99', 'process.cpu.time']),
    );
  });

  it.each([
    ['is not there', async () => ({ endpoint: 'http://127.0.0.1:9', close: async () => undefined })],
    ['never responds', () => openCollector(() => undefined)],
  ])('responds and ends normally where that %s', async (_how, open) => {
    const { endpoint, close } = await open();
    const started = await start({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_METRIC_EXPORT_INTERVAL: '100' });
    expect((await size(started)).statusCode).toBe(200);
    await end();
    await close();
  });
});

describe('The metrics of a server', () => {
  const read = ({ app }: TestApplication, authorization?: string) =>
    app.inject({ url: '/metrics', headers: authorization === undefined ? {} : { authorization } });

  it('are nowhere without a token in the settings', async () => {
    expect((await read(await start({}), `Bearer ${TOKEN}`)).statusCode).toBe(404);
  });

  it('are for any caller with the token, as often as they like, and the token is in no log', async () => {
    const rates = { ...readConfig({}).rates, read: 1 };
    const started = await start({ METRICS_TOKEN: TOKEN }, { rates });
    await size(started);
    for (const wrong of [undefined, 'Bearer another-token-of-this-test', `Basic ${TOKEN}`]) {
      const { statusCode, headers } = await read(started, wrong);
      expect([statusCode, headers['www-authenticate']]).toEqual([401, 'Bearer']);
    }
    await read(started, `Bearer ${TOKEN}`);
    const { statusCode, headers, body } = await read(started, `Bearer ${TOKEN}`);
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; version=0.0.4; charset=utf-8']);
    const route = 'http_route="/api/sizefan/exhaust-supply",http_response_status_code="200"';
    expect(body).toMatch(new RegExp(`^http_server_request_duration_count\\{.*${route}.*\\} 1$`, 'm'));
    expect(body).toMatch(new RegExp(`^specbuilder_store_up\\{process_pid="${process.pid}"\\} 1$`, 'm'));
    for (const name of [
      'specbuilder_hub_connections',
      'db_client_connection_count',
      'db_client_connection_pending_requests',
      'nodejs_eventloop_delay_p99',
      'process_cpu_time_total',
      'process_memory_usage',
    ]) {
      expect(body).toMatch(new RegExp(`^${name}\\{`, 'm'));
    }
    expect(started.log()).not.toMatch(new RegExp(TOKEN));
  });
});

describe('A server without a setting for traces or metrics', () => {
  it('loads nothing for them', () => {
    const loaded = [...loadedWith(path.join(PACKAGE_FOLDER, 'src', 'application', 'application.ts'))];
    expect(loaded).toContain(path.join(PACKAGE_FOLDER, 'src', 'live', 'observability', 'observe.ts'));
    expect(loaded.filter((name) => name.startsWith('@opentelemetry'))).toEqual([]);
  });
});
