import { readPublishedRegistry } from './registry.ts';

const answer = (body: unknown) => jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(body));

describe('The published registry', () => {
  afterEach(() => jest.restoreAllMocks());

  it('is asked for at its address, and given up with the signal', async () => {
    const asked = answer({ schema: 1, generatedAt: 'now', remotes: [] });
    const { signal } = new AbortController();
    await expect(readPublishedRegistry(signal)).resolves.toEqual({ schema: 1, generatedAt: 'now', remotes: [] });
    expect(asked).toHaveBeenCalledWith('/registry.json', { signal });
  });

  it('is refused when it is none', async () => {
    answer({ schema: 2, generatedAt: 'now', remotes: [] });
    const refused = readPublishedRegistry(new AbortController().signal);
    await expect(refused).rejects.toThrow('The published registry is not valid');
    answer({ schema: 1, generatedAt: 'now' });
    await expect(readPublishedRegistry(new AbortController().signal)).rejects.toThrow('is not valid');
  });
});
