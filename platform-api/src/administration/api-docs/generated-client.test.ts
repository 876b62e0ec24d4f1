import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { addApiKey } from '../../../test/api-keys/add-api-key.ts';
import { startTestApplication, type TestApplication } from '../../../test/test-application.ts';
import { PACKAGE_FOLDER } from '../../core/package/package-folder.ts';

/** The compiler and the generator start as processes, each from nothing. */
jest.setTimeout(120_000);

const EXAMPLE = path.resolve(PACKAGE_FOLDER, '../deploy/examples/api-client');

describe('The example of a program with a generated client', () => {
  let server: TestApplication;
  let env: NodeJS.ProcessEnv;
  beforeAll(async () => {
    server = await startTestApplication();
    const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
    const { key } = await addApiKey(server.store.db, await server.userId('engineer'), ['size', 'write-projects']);
    env = { ...process.env, SITE: address, KEY: key };
  });
  afterAll(() => server.close());

  /** @returns what the script wrote, its failure too */
  const run = async (script: string): Promise<string> => {
    const { stdout, stderr } = await promisify(execFile)('npm', ['run', '--silent', script], {
      cwd: EXAMPLE,
      env,
    }).catch((failure: { readonly stdout: string; readonly stderr: string }) => failure);
    // What npm itself has to say about its own settings is none of the program's.
    const isOfNpm = (line: string) => line.startsWith('npm warn');
    return `${stdout}${stderr
      .split('\n')
      .filter((line) => !isOfNpm(line))
      .join('\n')}`;
  };

  it('is made from the served document', async () => {
    expect(await run('client')).toContain('/api/openapi.json → ');
  });

  it('compiles without a cast', async () => {
    expect(await run('check')).toBe('');
    const program = readFileSync(path.join(EXAMPLE, 'src/walk.ts'), 'utf8');
    expect(program).not.toMatch(/\bas (?!const)|\bany\b|@ts-|<\w+>\w/);
  });

  it('goes the whole way with an API key, and is refused what its scopes do not say', async () => {
    expect(await run('start')).toBe(
      ['KSW120B: $1197', 'EF-1: 2 x KSW120B', '403: API keys cannot be used for this call.', ''].join('\n'),
    );
    const [project] = await (await server.clientOf('engineer')).projectStubs.list();
    expect(project).toMatchObject({ displayName: 'Warehouse', itemCount: 1 });
  });
});
