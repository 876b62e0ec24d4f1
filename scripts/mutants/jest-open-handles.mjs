import { subscribe } from 'node:diagnostics_channel';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { strykerPlugins as jestPlugins } from '@stryker-mutator/jest-runner';

/** In the working directory, which is the copy: another worker may have made the first run. */
const FILES_OF_TESTS = 'files-of-tests.json';
const KEEP_OPEN = path.join(import.meta.dirname, 'keep-test-file-open.cjs');
const WITHOUT_PROPERTIES = path.join(import.meta.dirname, 'without-properties.cjs');
const CIRCUS = ['jest', '@jest/core', 'jest-config', 'jest-circus'].reduce(
  (from, name) => createRequire(from).resolve(name),
  import.meta.filename,
);

/**
 * Stryker's jest runner, which loads every related test file again for each mutant: a second of processor time for a file
 * that renders, where its tests take some milliseconds. Here a file stays loaded, and a mutant is switched on in it. A
 * kill counts when the tests that failed pass right afterwards without the mutant; where they do not, and for tests that
 * cannot be repeated, Stryker's own runner decides with files loaded afresh.
 */
function createRunner(injector) {
  const [jest] = jestPlugins;
  const runner = jest.factory(injector);
  const { dryRun, mutantRun, dispose } = runner;
  const openFiles = new Map();
  const withConfig = async (change, work) => {
    const all = runner.jestConfig;
    runner.jestConfig = { ...all, ...change(all) };
    try {
      return await work();
    } finally {
      runner.jestConfig = all;
    }
  };
  const fresh = (options) => {
    const testMatch = filesOf(options);
    return withConfig(
      () => (testMatch.length > 0 ? { testMatch } : {}),
      () => mutantRun.call(runner, options),
    );
  };
  return Object.assign(runner, {
    async dryRun(options) {
      const result = await withConfig(setUpWith(WITHOUT_PROPERTIES), () => dryRun.call(runner, options));
      writeFileSync(FILES_OF_TESTS, JSON.stringify(filesOfTests(result.tests ?? [])));
      return result;
    },
    async mutantRun(options) {
      if (options.reloadEnvironment || options.testFilter === undefined) return fresh(options);
      const outcomes = new Set();
      for (const fileName of filesOf(options)) {
        if (!openFiles.has(fileName)) {
          openFiles.set(fileName, await withConfig(keptOpen(fileName), () => open(runner, fileName)));
        }
        const outcome = await triedIn(openFiles.get(fileName), fileName, options);
        if (outcome === 'killed') return killed(options);
        if (outcome === 'unclear') openFiles.delete(fileName);
        outcomes.add(outcome);
      }
      return outcomes.has('unclear') || outcomes.has('untried') ? fresh(options) : survived(options);
    },
    async dispose() {
      for (const file of openFiles.values()) file?.close();
      await dispose?.call(runner);
    },
  });
}
createRunner.inject = ['$injector'];

const setUpWith =
  (...files) =>
  ({ setupFilesAfterEnv = [] }) => ({ setupFilesAfterEnv: [...setupFilesAfterEnv, ...files] });

const keptOpen = (fileName) => (config) => ({
  testMatch: [fileName],
  ...setUpWith(WITHOUT_PROPERTIES, KEEP_OPEN)(config),
});

/** A test file that stays loaded, with the names of its tests that can be repeated; null when it cannot stay. */
async function open(runner, fileName) {
  process.env.MUTANTS_JEST_CIRCUS = CIRCUS;
  runner.setEnv();
  const opened = new Promise((resolve) => {
    subscribe('mutants', (file) => file.testPath === fileName && resolve(file));
  });
  const ended = runner.jestTestAdapter.run({ jestConfig: runner.jestConfig, testLocationInResults: false });
  const file = await Promise.race([opened, ended.then(() => null)]);
  if (file === null) return null;
  // Some tests pass once in the life of a page, such as those that start single-spa.
  const { passed } = await file.run({ mutant: null, pattern: /(?:)/, isWhole: true });
  return { ...file, repeatable: new Set(passed) };
}

/**
 * What the tests of an open file say of a mutant: unclear when they fail without it, too, since it left something behind;
 * the file is closed then. Untried where some can be run but once.
 */
async function triedIn(file, fileName, { activeMutant, hitLimit, testFilter }) {
  const here = testFilter.filter((name) => testsWithFiles().files[name]?.includes(fileName));
  const names = here.filter((name) => file?.repeatable.has(name));
  const isPart = names.length < here.length;
  if (names.length === 0) return 'untried';
  const { hasFailed, failed } = await file.run({ mutant: activeMutant.id, hitLimit, pattern: patternOf(names) });
  if (!hasFailed) return isPart ? 'untried' : 'survived';
  const without = await file.run({ mutant: null, pattern: patternOf(failed.length > 0 ? failed : names) });
  if (!without.hasFailed) return 'killed';
  file.close();
  return 'unclear';
}

/** Which files hold a test, and how long the tests of a file take. */
function filesOfTests(tests) {
  const files = {};
  const times = {};
  for (const { id, fileName, timeSpentMs } of tests) {
    files[id] = [...(files[id] ?? []), fileName];
    times[fileName] = (times[fileName] ?? 0) + timeSpentMs;
  }
  return { files, times };
}

const testsWithFiles = () => JSON.parse(readFileSync(FILES_OF_TESTS, 'utf8'));

/** The files of a mutant's tests, the quickest first: most mutants are killed by any of them. */
function filesOf({ testFilter = [] }) {
  const { files, times } = testsWithFiles();
  return [...new Set(testFilter.flatMap((id) => files[id] ?? []))].sort((a, b) => times[a] - times[b]);
}

const patternOf = (names) => new RegExp(`^(${names.map(escapeRegExp).join('|')})$`);

const survived = ({ testFilter }) => ({ status: 'survived', nrOfTests: testFilter.length });

const killed = ({ testFilter }) => ({
  status: 'killed',
  killedBy: testFilter.slice(0, 1),
  failureMessage: 'failed in a file kept open',
  nrOfTests: testFilter.length,
});

const escapeRegExp = (text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

export const strykerPlugins = [{ kind: 'TestRunner', name: 'jest-open-handles', factory: createRunner }];
