import { execFile, spawn } from 'node:child_process';
import { cpSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { DEVELOPMENT_PORT, DEVELOPMENT_URL } from './addresses.ts';
import { cloneOf, edit } from './team-clone.ts';

export interface DevelopmentServer {
  readonly url: string;
  /** Changes a file of the package as a developer does, while the page is open. */
  edit(file: string, from: string, to: string): void;
  /** Gives a site the shell as `npm run dev` builds it. */
  publishShell(siteDir: string): Promise<void>;
  /** The developer goes home; the clone stays. */
  end(): void;
  remove(): void;
}

const WEBPACK = path.join('node_modules', 'webpack', 'bin', 'webpack.js');
const DEVELOPMENT = ['--config', 'webpack.config.mjs', '--mode', 'development'];

/** What `npm run dev -- --only <package> --server <server>` starts, in a clone that a test may modify. */
export async function developRemote(packageName: string, server: string): Promise<DevelopmentServer> {
  const { folder, remove } = cloneOf(packageName, 'shell');
  const cwd = path.join(folder, packageName);
  const configuration = path.join(cwd, 'webpack.config.mjs');
  const [port = ''] = /devPort: \d+/.exec(readFileSync(configuration, 'utf8')) ?? [];
  edit(configuration, port, `devPort: ${DEVELOPMENT_PORT}`);
  const child = spawn(process.execPath, [WEBPACK, 'serve', ...DEVELOPMENT], {
    cwd,
    env: { ...process.env, SPECBUILDER_SERVER: server },
    stdio: 'ignore',
  });
  return {
    url: DEVELOPMENT_URL,
    edit: (file, from, to) => edit(path.join(cwd, file), from, to),
    async publishShell(siteDir) {
      const shell = path.join(folder, 'shell');
      await promisify(execFile)(process.execPath, [WEBPACK, ...DEVELOPMENT, '--no-devtool'], { cwd: shell });
      // Publishing compresses besides, which takes longer than the build.
      cpSync(path.join(shell, 'dist'), path.join(siteDir, 'shell'), { recursive: true });
    },
    end: () => void child.kill(),
    remove() {
      child.kill();
      remove();
    },
  };
}
