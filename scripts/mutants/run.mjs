import path from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { WORKSPACE } from '../workspace/paths.mjs';
import { configurationFor, hasTests, targetOf } from './configuration.mjs';
import { rangeOf, survivorsOf, withFurtherTests } from './report.mjs';

/**
 * All mutants of a folder or file with their results. Tests beside the code run first: each takes a second, while one
 * that draws the whole page takes ten. Only surviving mutants are tried with the other tests of the package.
 *
 * @param {string} place a folder or file
 * @param {{ isQuick: boolean, isIncremental: boolean, concurrency?: number }} options quick omits the other tests
 */
export async function runMutants(place, { isQuick, isIncremental, concurrency }) {
  const target = targetOf(place);
  const run = (tests, mutate = target.mutate) =>
    mutantsOf({
      ...configurationFor({ ...target, mutate }, tests),
      ...(concurrency === undefined ? {} : { concurrency }),
      incremental: true,
      force: !isIncremental,
    });
  if (!hasTests(target)) return run('package');
  const mutants = await run('beside');
  const survivors = survivorsOf(mutants);
  if (isQuick || survivors.length === 0) return mutants;
  return withFurtherTests(mutants, await run('package', [...new Set(survivors.map(rangeOf))]));
}

async function mutantsOf(configuration) {
  const results = await new Stryker(configuration).runMutationTest();
  return results.map((result) => ({ ...result, fileName: path.relative(WORKSPACE, result.fileName) }));
}
