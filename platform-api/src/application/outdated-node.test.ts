import { outdatedNode, withoutRuntimeWarning } from './outdated-node.ts';

describe('A version of Node', () => {
  it('that reached its end is named in one sentence with the one to take', () => {
    expect(outdatedNode('20.19.6')).toBe(
      'Node 20 reached end of life in April 2026; SpecBuilder still runs on it, Node 24 is recommended.',
    );
  });

  it.each(['22.23.3', '24.21.0'])('that is maintained is not: %s', (version) => {
    expect(outdatedNode(version)).toBeUndefined();
  });

  it('is not called unsupported by the sign-in library, whose other warnings stay', async () => {
    const written: string[] = [];
    const output = { warn: (...words: unknown[]) => void written.push(words.join(' ')) };
    const load = async () => {
      output.warn('oidc-provider WARNING:', 'Unsupported runtime. Use Node.js v22.x LTS, or a later LTS release.');
      output.warn('oidc-provider WARNING:', 'a key is missing');
      return 'loaded';
    };
    expect([await withoutRuntimeWarning(load, output), written]).toEqual([
      'loaded',
      ['oidc-provider WARNING: a key is missing'],
    ]);
    output.warn('Unsupported runtime');
    expect(written).toHaveLength(2);
  });
});
