import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { addApiKey } from '../../../test/api-keys/add-api-key.ts';
import { startTestApplication, type TestApplication } from '../../../test/test-application.ts';
import { PACKAGE_FOLDER } from '../../core/package/package-folder.ts';

const GUIDES = path.resolve(PACKAGE_FOLDER, '../docs/api');

/** The code of one language in a guide, and what the guide says that it prints. */
function exampleIn(language: string, guide = 'README.md'): { readonly code: string; readonly printed: string } {
  const blocks = [...readFileSync(path.join(GUIDES, guide), 'utf8').matchAll(/^```(\w+)\n(.*?)^```$/gms)];
  const code: string[] = [];
  const printed: string[] = [];
  let isOfExample = false;
  for (const [, kind, text = ''] of blocks) {
    if (kind === 'text' && isOfExample) printed.push(text);
    if (kind !== 'text') isOfExample = kind === language;
    if (kind === language) code.push(text);
  }
  return { code: code.join('\n'), printed: printed.join('') };
}

const isInstalled = (program: string) =>
  (process.env['PATH'] ?? '').split(path.delimiter).some((folder) => existsSync(path.join(folder, program)));
/** Only Node is required of a machine; `npm test` lists which other tools it needs, and CI must have them. */
const withShellTools = process.env['CI'] || ['curl', 'jq'].every(isInstalled) ? it : it.skip;

describe('The guide to the API', () => {
  let server: TestApplication;
  let address: string;
  let folder: string;

  beforeAll(async () => {
    server = await startTestApplication();
    address = await server.app.listen({ port: 0, host: '127.0.0.1' });
    // Inside the package, so that the example finds the other packages by name.
    mkdirSync(path.join(PACKAGE_FOLDER, '.cache'), { recursive: true });
    folder = mkdtempSync(path.join(PACKAGE_FOLDER, '.cache', 'api-examples-'));
  });
  afterAll(async () => {
    rmSync(folder, { recursive: true, force: true });
    await server.close();
  });

  const printedBy = async (program: string, ...args: string[]): Promise<string> => {
    const run = promisify(execFile)(program, args, { cwd: PACKAGE_FOLDER, env: { ...process.env, SITE: address } });
    // A failed run is known by what it wrote, compiler errors too.
    const { stdout, stderr } = await run.catch(
      (failure: { readonly stdout: string; readonly stderr: string }) => failure,
    );
    return `${stdout}${stderr}`;
  };

  withShellTools('shows curl calls that return what it says', async () => {
    const { code, printed } = exampleIn('sh');
    await expect(printedBy('sh', '-euc', code)).resolves.toBe(printed);
  });

  withShellTools('shows what programs do with an API key', async () => {
    const { code, printed } = exampleIn('sh', 'programs.md');
    const userId = await server.userId('engineer');
    const { key } = await addApiKey(server.store.db, userId, ['size', 'write-projects']);
    await expect(printedBy('env', `KEY=${key}`, 'sh', '-euc', code)).resolves.toBe(printed);
  });

  it('shows a TypeScript program that compiles and prints what it says', async () => {
    const { code, printed } = exampleIn('ts');
    const file = path.join(folder, 'example.ts');
    writeFileSync(file, code);
    const extended = path.join(PACKAGE_FOLDER, 'tsconfig.json');
    writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify({ extends: extended, include: [file] }));
    const typescript = path.join(
      path.dirname(createRequire(path.resolve(PACKAGE_FOLDER, '../package.json')).resolve('typescript/package.json')),
      'bin/tsc',
    );
    await expect(printedBy(process.execPath, typescript, '--noEmit', '-p', folder)).resolves.toBe('');
    await expect(printedBy(process.execPath, '--import', 'tsx', file)).resolves.toBe(printed);
  });
});
