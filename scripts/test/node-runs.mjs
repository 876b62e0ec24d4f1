import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { env, versions } from 'node:process';
import { startPlatform } from '../stack/stack.mjs';
import { fingerprint } from '../workspace/bundles.mjs';
import { freePort } from '../workspace/free-port.mjs';
import { SITE_DIR, WORKSPACE } from '../workspace/paths.mjs';
import { newTemporaryFolder } from '../workspace/temporary-folder.mjs';
import { fetchNode, NODE_VERSIONS } from './node-programs.mjs';
import { runUnitTests } from './runners.mjs';

const DUTY = { fanCategoryType: 1, subFanCategoryType: 2, cfm: 2000, sp: 0.5 };
/** Fingerprints of the servers that passed, a file for each version of Node. */
const PASSED = path.join(WORKSPACE, '.cache', 'passed-on-node');
const GUEST = 'guest-of-another-node-version';

/**
 * Starts the built server on an embedded store of its own and sizes once.
 *
 * @param {string} node
 */
export async function runSizing(node) {
  const port = await freePort();
  const data = newTemporaryFolder('specbuilder-node-');
  try {
    const address = `http://127.0.0.1:${port}`;
    const settings = { HOST: '127.0.0.1', PORT: String(port), DATABASE_URL: '', DATA_DIR: data, SITE_DIR };
    const server = await startPlatform({ ...settings, PUBLIC_URL: address, ENVIRONMENT: 'local' }, node);
    const problem = await problemOfSizing(address).finally(() => server.stop());
    if (problem === null) return { passed: 1, failed: 0 };
    process.stdout.write(`${node}: ${problem}\n`);
  } catch (error) {
    process.stdout.write(`${node}: ${error instanceof Error ? error.message : String(error)}\n`);
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
  return { passed: 0, failed: 1 };
}

async function problemOfSizing(address) {
  const response = await fetch(`${address}/api/sizefan/exhaust-supply`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-guest-key': GUEST },
    body: JSON.stringify(DUTY),
  });
  const text = await response.text();
  if (response.status !== 200) return `a sizing call returned ${response.status}: ${text}`;
  return JSON.parse(text).results.length > 0 ? null : 'a sizing found no fan';
}

/**
 * Unit tests of server and engine, on the embedded store.
 *
 * @param {string} node
 */
export const runUnitsOn = (node) =>
  runUnitTests(false, ['platform-api', 'fan-engine'], {
    // First in the path, so that programs which tests start by `node` are of this version too.
    environment: { PATH: `${path.dirname(node)}${path.delimiter}${env.PATH ?? ''}` },
  });

/**
 * The sizing on every line of Node but the one that runs the tests. It fails no run where the registry does not hand
 * them out. A version that passed with the same server is not tried again: what it is built from decides, with the
 * lockfile, and a clone that knows of no run tries them all.
 *
 * @param {boolean} isAgain whether to try them anyhow
 */
export async function runSizingOnOthers(isAgain) {
  const counts = { passed: 0, failed: 0 };
  const [line] = versions.node.split('.');
  const server = fingerprint('platform-api');
  for (const version of NODE_VERSIONS.filter((item) => !item.startsWith(`${line}.`))) {
    if (!isAgain && hasPassed(version, server)) {
      process.stdout.write(`Node ${version} passed with this server before; nothing that it is built from changed.\n`);
      counts.passed += 1;
      continue;
    }
    const node = await fetchNode(version).catch((error) => {
      process.stdout.write(`Node ${version} was not tried: ${error.message}\n`);
    });
    if (node === undefined) continue;
    const { passed, failed } = await runSizing(node);
    counts.passed += passed;
    counts.failed += failed;
    if (failed > 0) continue;
    mkdirSync(PASSED, { recursive: true });
    writeFileSync(passedFile(version), server);
  }
  return counts;
}

const passedFile = (version) => path.join(PASSED, version);

const hasPassed = (version, server) =>
  existsSync(passedFile(version)) && readFileSync(passedFile(version), 'utf8') === server;
