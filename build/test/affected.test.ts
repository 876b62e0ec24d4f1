import { affectedBy, packageOf } from '../../scripts/test/affected.mjs';

/** Packages whose unit tests a change reaches, but for the two files that read every package. */
const packagesOf = (...changed: string[]) => {
  const files = affectedBy(changed).tests.filter((file) => !/\/(naming|visible-texts)\.test\.ts$/.test(file));
  return [...new Set(files.map(packageOf))].sort();
};

describe('What a change can reach', () => {
  it('is tests that import the changed module, directly or not, in its own and in other packages', () => {
    expect(packagesOf('mf-sizer/src/search/search/sizer-kind.ts')).toEqual(['mf-sizer']);
    expect(packagesOf('shared-ui/src/core/copy-text.ts')).toEqual(
      expect.arrayContaining(['shared-ui', 'shell', 'mf-sizer']),
    );
    expect(packagesOf('shared-ui/src/core/copy-text.ts')).not.toContain('fan-engine');
  });

  it('is a package and those that depend on it, where the changed file is no module', () => {
    expect(packagesOf('platform-api/migrations/new.sql')).toEqual(['platform-api']);
    expect(packagesOf('fan-engine/new.json')).toEqual(
      expect.arrayContaining(['fan-engine', 'platform-api', 'mf-sizer']),
    );
  });

  it('is everything, where every package is made with the changed file', () => {
    for (const file of ['pnpm-lock.yaml', 'build/jest/node.mjs', 'jest.config.mjs'])
      expect(packagesOf(file)).toEqual(expect.arrayContaining(['shell', 'platform-api', 'fan-engine', 'deploy']));
  });

  it('is browserTests that use a changed helper', () => {
    const { browserTests } = affectedBy(['e2e/site/sizer.ts']);
    expect(browserTests).toContain('e2e/tests/alternates.e2e.ts');
    expect(affectedBy(['mf-sizer/src/search/search/sizer-kind.ts']).browserTests).toEqual([]);
  });

  it('is no package, where only prose changed', () => {
    expect(packagesOf('docs/operations.md', 'README.md')).toEqual([]);
  });
});
