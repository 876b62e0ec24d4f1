import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

const ROOT = path.resolve(__dirname, '..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

interface Stage {
  readonly image: string;
  readonly name: string | undefined;
  /** Without comments, in their order: `USER node`. */
  readonly instructions: readonly string[];
}

/** @returns stages of the Dockerfile, each of which begins with FROM */
function stages(): readonly Stage[] {
  const lines = read('deploy/platform/Dockerfile')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  return lines.flatMap((line, index) => {
    const [, image, name] = /^FROM (\S+)(?: AS (\S+))?$/.exec(line) ?? [];
    if (image === undefined) return [];
    const rest = lines.slice(index + 1);
    const next = rest.findIndex((item) => item.startsWith('FROM '));
    return [{ image, name, instructions: next === -1 ? rest : rest.slice(0, next) }];
  });
}

const stageNamed = (name: string) => stages().find((stage) => stage.name === name);

describe("the server's image", () => {
  const served = stages().at(-1);

  // Whole names: Podman and Buildah complete none, Docker any.
  it('is based on one long-term support version of Node, by its whole name and digest', () => {
    const names = stages().map(({ name }) => name);
    const images = stages().flatMap(({ image }) => (names.includes(image) ? [] : [image]));
    expect(images).toEqual([
      expect.stringMatching(/^docker\.io\/library\/node:24\.\d+\.\d+-bookworm-slim@sha256:[0-9a-f]{64}$/),
    ]);
    // The very version that tests run on.
    const [, tested = ''] = /NODE_VERSIONS = (\[.*\])/.exec(read('scripts/test/node-programs.mjs')) ?? [];
    const [, version] = /\/node:([\d.]+)-/.exec(images[0] ?? '') ?? [];
    expect(JSON.parse(tested.replaceAll("'", '"'))).toContain(version);
  });

  it('runs beside images that are pinned the same way', () => {
    const { services } = parse(read('docker-compose.yml')) as { services: Record<string, { image?: string }> };
    const images = Object.values(services).flatMap(({ image }) => (image === undefined ? [] : [image]));
    expect(images.map((image) => image.split(':')[0])).toEqual([
      'docker.io/library/postgres',
      'docker.io/library/nginx',
    ]);
    for (const image of images) expect(image).toMatch(/:[\w.-]+@sha256:[0-9a-f]{64}$/);
  });

  it('holds files of production alone: what the package of the server lists, its libraries and the site', () => {
    expect(served?.instructions.filter((line) => /^(COPY|ADD|RUN) /.test(line))).toEqual([
      'COPY LICENSE ./',
      'COPY --from=workspace --chown=root:root /home/node/platform-api platform-api',
      'COPY --from=workspace --chown=node:node /app/.site .site',
    ]);
    const deployed = stageNamed('workspace')?.instructions.find((line) => line.includes(' deploy '));
    expect(deployed).toMatch(/ --filter @specbuilder\/platform-api deploy --prod \/home\/node\/platform-api$/);
    const { files, dependencies } = JSON.parse(read('platform-api/package.json')) as {
      readonly files: readonly string[];
      readonly dependencies: Readonly<Record<string, string>>;
    };
    expect(files).toEqual(['data', 'dist', 'migrations', 'pages']);
    // Packages are in the bundle; as dependencies their sources would be included too.
    expect(Object.keys(dependencies).filter((name) => name.startsWith('@specbuilder/'))).toEqual([]);
  });

  it('is built from what git keeps, without the passwords of a deployment', () => {
    const left = read('.dockerignore').trim().split('\n');
    const ignored = read('.gitignore').trim().split('\n');
    expect(ignored).toContain('.env');
    // Docker's patterns begin at the root alone, and need no slash to mean a folder.
    const patterns = ignored.map((pattern) => `**/${pattern.replace(/\/$/, '')}`);
    expect(left).toEqual(['.git', ...patterns]);
  });

  it('is neither built nor run by root', () => {
    expect(served?.instructions.filter((line) => line.startsWith('USER '))).toEqual(['USER node']);
    const steps = stageNamed('workspace')?.instructions ?? [];
    const asRoot = steps.slice(0, steps.indexOf('USER node'));
    expect(asRoot).toEqual(['RUN mkdir /app && chown node:node /app', 'WORKDIR /app']);
    expect(steps.filter((line) => line.startsWith('USER '))).toHaveLength(1);
  });

  it('starts the server as `npm start` does, and is put together by the same pnpm', () => {
    const [, list = ''] = /SERVER_NODE_ARGUMENTS = (\[[^\]]*\])/.exec(read('scripts/workspace/server.mjs')) ?? [];
    const command = served?.instructions.find((line) => line.startsWith('CMD '))?.slice('CMD '.length) ?? '';
    const nodeArguments = parse(list) as readonly string[];
    expect(JSON.parse(command)).toEqual(['node', ...nodeArguments, 'platform-api/dist/server.js']);
    const [, pnpm = 'none'] = /PNPM = '(.*)'/.exec(read('scripts/workspace/install.mjs')) ?? [];
    expect(read('deploy/platform/Dockerfile')).toContain(`npx --yes ${pnpm} `);
  });

  it('leaves publishing to the stage that has the tools, on the same site', () => {
    const { services } = parse(read('docker-compose.yml')) as {
      readonly services: Readonly<
        Record<string, { readonly build?: { readonly target?: string }; readonly volumes?: readonly string[] }>
      >;
    };
    const { releases, platform } = services;
    expect(stageNamed(releases?.build?.target ?? '')).toBeDefined();
    expect(platform?.build?.target).toBeUndefined();
    expect(releases?.volumes).toEqual(platform?.volumes);
  });
});
