import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startTemporaryPostgres } from '../postgres.mjs';
import { buildIfNeeded } from '../workspace/bundles.mjs';
import { CommandFailed, inParallel, run } from '../workspace/command.mjs';
import { program, tested } from '../workspace/packages.mjs';
import { WORKSPACE } from '../workspace/paths.mjs';
import { newTemporaryFolder } from '../workspace/temporary-folder.mjs';
import { lintChecks } from './static-checks.mjs';

const AT_ONCE = 2;
/** The package whose tests need a database. */
const SERVER = 'platform-api';

/** Format, lint, boundaries and types: each check counts as one, and the types of each package. */
export async function runStaticChecks() {
  const counts = { passed: 0, failed: 0 };
  await inParallel(lintChecks(), AT_ONCE, async ({ name, command, args, covers = 1 }) => {
    const { code, output } = await run(command, args, { quiet: true });
    if (code === 0) counts.passed += covers;
    else {
      counts.failed += 1;
      process.stdout.write(`\nNot in order: ${name}\n${output}\n`);
    }
  });
  return counts;
}

/**
 * Unit tests of every package in one run, or of those named. Where the machine has PostgreSQL, tests of a whole run that
 * the store can decide run on the embedded one too; the run of named packages is a developer's, who waits for it.
 *
 * @param {boolean} hasPostgres
 * @param {readonly string[]} [named] packages
 * @param {object} [options]
 * @param {Readonly<Record<string, string>>} [options.environment] added to that of the tests
 * @param {'each' | 'typical' | 'where it matters'} [options.stores] what `describeOnEachStore` reads
 * @param {readonly string[]} [options.files] these test files alone
 */
export async function runUnitTests(
  hasPostgres,
  named = [],
  { environment = {}, stores = named.length > 0 ? 'typical' : 'where it matters', files = [] } = {},
) {
  const unknown = named.filter((packageName) => !tested().includes(packageName));
  if (unknown.length > 0) throw new CommandFailed(`No package with unit tests is called ${unknown.join(', ')}.`, 1);
  const packages = named.length > 0 ? named : tested();
  // Signals end a process without its exit handlers, which stop the database and give its memory back.
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
  const isWhole = named.length === 0 && files.length === 0;
  // Its tests start about a hundred servers: sources are slower to load, and a browser run needs the build anyway.
  if (isWhole) await buildIfNeeded([SERVER]);
  const storesFolder = newTemporaryFolder('specbuilder-stores-');
  const database = hasPostgres && packages.includes(SERVER) ? await startTemporaryPostgres() : null;
  try {
    return await withReport(async (report) => {
      const { code } = await run(
        program('jest'),
        [
          ...['--selectProjects', ...packages],
          ...['--maxWorkers', String(AT_ONCE), '--silent', '--json', '--outputFile', report],
          ...(files.length > 0 ? ['--runTestsByPath', ...files] : []),
        ],
        {
          env: {
            TEST_STORES_FOLDER: storesFolder,
            TEST_STORES: stores,
            ...(database === null ? {} : { TEST_DATABASE_URL: database.url }),
            ...(isWhole ? { TEST_SERVER_BUILD: path.join(WORKSPACE, SERVER, 'dist') } : {}),
            ...environment,
          },
        },
      );
      return jestCounts(report, code);
    });
  } finally {
    await database?.stop();
    rmSync(storesFolder, { recursive: true, force: true });
  }
}

function jestCounts(report, code) {
  if (!existsSync(report)) return { passed: 0, failed: 1 };
  const { numPassedTests, numFailedTests, numPendingTests, numRuntimeErrorTestSuites } = readJson(report);
  const failed = numFailedTests + numRuntimeErrorTestSuites;
  // A suite can break after its last test, which no test count shows.
  return { passed: numPassedTests, failed: code !== 0 && failed === 0 ? 1 : failed, skipped: numPendingTests };
}

/** The end-to-end tests in a browser, against the processes of docker-compose.yml. */
export async function runBrowserTests(args = []) {
  return withReport(async (report) => {
    const { code } = await run(path.join(WORKSPACE, 'e2e', 'node_modules', '.bin', 'playwright'), ['test', ...args], {
      cwd: path.join(WORKSPACE, 'e2e'),
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    });
    if (!existsSync(report)) return { passed: 0, failed: 1 };
    const { stats, errors, suites } = readJson(report);
    const failed = stats.unexpected + errors.length;
    return {
      passed: stats.expected + stats.flaky,
      failed: code !== 0 && failed === 0 ? 1 : failed,
      skipped: stats.skipped,
      unsteady: suites.flatMap(unsteadyTitles),
    };
  });
}

/** @returns {string[]} end-to-end tests of a suite that needed a second try, with their file and groups */
function unsteadyTitles({ title: group, specs = [], suites = [] }) {
  const unsteady = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky'));
  return [...unsteady.map(({ title }) => title), ...suites.flatMap(unsteadyTitles)].map(
    (title) => `${group} › ${title}`,
  );
}

async function withReport(work) {
  const folder = mkdtempSync(path.join(tmpdir(), 'specbuilder-report-'));
  try {
    return await work(path.join(folder, 'report.json'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));
