import path from 'node:path';
import { REMOTES } from '../../scripts/workspace/paths.mjs';

const WORKSPACE = path.resolve(__dirname, '../..');
const moduleOf = (file: string): unknown => jest.requireActual(path.join(WORKSPACE, file));

interface Declaration {
  readonly name: string;
}

interface Registry {
  readonly remoteDeclaration: { safeParse(declaration: unknown): { readonly error?: Error } };
  registryConflicts(registry: { readonly remotes: readonly Declaration[] }): string[];
}

const { remoteDeclaration, registryConflicts } = moduleOf('shared-contracts/src/registry/index.ts') as Registry;
const declarationOf = (packageName: string) => moduleOf(`${packageName}/remote.json`) as Declaration;

describe('declarations of the remotes', () => {
  it('are found by their remote.json, wherever one is', () => {
    expect(REMOTES).toEqual(expect.arrayContaining(['mf-account', 'mf-projects', 'mf-region-mgmt', 'mf-sizer']));
  });

  it.each(REMOTES)('%s is valid and named as its folder', (packageName) => {
    expect(remoteDeclaration.safeParse(declarationOf(packageName)).error).toBeUndefined();
    expect(declarationOf(packageName).name).toBe(packageName);
  });

  it('contradict each other in no path, state or panel', () => {
    expect(registryConflicts({ remotes: REMOTES.map(declarationOf) })).toEqual([]);
  });
});
