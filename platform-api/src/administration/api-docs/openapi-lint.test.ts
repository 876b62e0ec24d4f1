import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { RECORDING_MS, recordExamplesIfChanged } from '../../../test/record-examples.ts';
import { startTestApplication } from '../../../test/test-application.ts';
import { PACKAGE_FOLDER } from '../../core/package/package-folder.ts';

const LINTER = path.join(
  path.dirname(createRequire(import.meta.url).resolve('@redocly/cli/package.json')),
  'bin/cli.js',
);
/** Turns off telemetry and update notices. */
const QUIET = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };

describe('The served OpenAPI document', () => {
  let folder: string;
  beforeAll(recordExamplesIfChanged, RECORDING_MS);
  beforeAll(() => {
    mkdirSync(path.join(PACKAGE_FOLDER, '.cache'), { recursive: true });
    folder = mkdtempSync(path.join(PACKAGE_FOLDER, '.cache', 'openapi-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const lint = async (document: unknown): Promise<readonly string[]> => {
    const file = path.join(folder, 'openapi.json');
    writeFileSync(file, JSON.stringify(document));
    const args = [LINTER, 'lint', file, '--config', path.join(PACKAGE_FOLDER, 'redocly.yaml'), '--format', 'json'];
    const { stdout } = await promisify(execFile)(process.execPath, args, {
      cwd: PACKAGE_FOLDER,
      env: { ...process.env, ...QUIET },
      maxBuffer: 50_000_000,
    }).catch((failure: { readonly stdout: string }) => failure);
    const { problems } = JSON.parse(stdout.slice(stdout.indexOf('{'))) as {
      problems: { ruleId: string; message: string; location: { pointer?: string }[] }[];
    };
    return problems.map(({ ruleId, message, location }) => `${ruleId} ${location[0]?.pointer}: ${message}`);
  };

  it('passes the linter, its examples held against their schemas', async () => {
    const server = await startTestApplication();
    const document = (await server.app.inject({ url: '/api/openapi.json' })).json();
    await server.close();
    expect(await lint(document)).toEqual([]);
    // The linter is one that looks: an example of another kind and a reference to nothing are found.
    document.paths['/api/projects'].post.requestBody.content['application/json'].example = { projectName: 12 };
    document.paths['/api/toolbox'].get.responses['200'] = { $ref: '#/components/responses/None' };
    const problems = (await lint(document)).join('\n');
    expect(problems).toContain('no-invalid-media-type-examples');
    expect(problems).toContain('no-unresolved-refs');
  });
});
