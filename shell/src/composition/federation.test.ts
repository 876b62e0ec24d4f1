import { init, loadRemote, loadShare, registerRemotes } from '@module-federation/runtime';
import type { RemoteVersion } from '@specbuilder/shared-contracts/registry';
import { createFederation } from './federation.ts';

let names = 0;
/** The runtime keeps what it saw, so each test has names of its own. */
const newName = () => `mf_test_${++names}`;

const published = (change: Partial<RemoteVersion> = {}, federationName = newName()): RemoteVersion => ({
  version: '1.0.0',
  federationName,
  baseUrl: `/remotes/${federationName}/1.0.0/`,
  manifestIntegrity: 'sha384-manifest',
  entryIntegrity: 'sha384-entry',
  entryFile: 'remoteEntry.js',
  publishedAt: '',
  ...change,
});

/** Loads over a network that returns a text for each address; scripts never arrive. */
function open(response: (url: string, init?: RequestInit) => Response) {
  const fetched: string[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, options) => {
    fetched.push(new URL(String(input)).pathname);
    return response(String(input), options);
  });
  const scripts = () => [...document.querySelectorAll('script')];
  const load = (version: RemoteVersion, expose = './app') => federation.load(version, expose);
  return { load, fetched, scripts };
}

const nextScript = () =>
  new Promise<HTMLScriptElement>((resolve) => {
    new MutationObserver((_changes, observer) => {
      const script = document.querySelector('script');
      if (script === null) return;
      observer.disconnect();
      resolve(script);
    }).observe(document, { childList: true, subtree: true });
  });

/** Fails the script tag, as the browser does both for a wrong hash and for a dead network. */
const rejectScript = () => nextScript().then((script) => script.dispatchEvent(new Event('error')));

/** Runs the entry script of a remote that has this for its exposes. */
const runScript = ({ federationName }: RemoteVersion, get: (expose: string) => Promise<() => unknown>) =>
  nextScript().then((script) => {
    Object.assign(globalThis, { [federationName]: { init: () => undefined, get } });
    script.dispatchEvent(new Event('load'));
  });

const integrityOf = async (text: string, bits: 256 | 384) => {
  const digest = new Uint8Array(await crypto.subtle.digest(`SHA-${bits}`, new TextEncoder().encode(text)));
  return `sha${bits}-${btoa(String.fromCharCode(...digest))}`;
};

const share = (shared: NonNullable<Parameters<typeof init>[0]['shared']>) =>
  init({ name: 'host_of_the_test', remotes: [], shareStrategy: 'loaded-first', shared });
share({ 'in-a-scope-of-its-own': { version: '1.0.0', scope: 'other', lib: () => 'other' } });
const federation = createFederation();
const failureOf = (loading: Promise<unknown>) => loading.catch((error: unknown) => error);

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  for (const script of document.querySelectorAll('script')) script.remove();
});

describe('A shared module whose download failed', () => {
  it('is downloaded again at its next use, and once only when it came', async () => {
    const download = jest.fn<Promise<() => string>, []>();
    download.mockRejectedValueOnce(new Error('offline')).mockResolvedValue(() => 'the kit');
    const name = newName();
    share({ [name]: { version: '1.0.0', get: download } });
    await expect(loadShare(name)).rejects.toThrow('offline');
    const use = async () => ((await loadShare<() => string>(name)) || undefined)?.();
    await expect(use()).resolves.toBe('the kit');
    await expect(use()).resolves.toBe('the kit');
    expect(download).toHaveBeenCalledTimes(2);
  });
});

describe('The entry script of a remote', () => {
  const nothing = () => new Response('no', { status: 404 });

  it('is requested first, with its published hash', async () => {
    const { load, fetched } = open(nothing);
    const version = published();
    void failureOf(load(version));
    const script = await nextScript();
    expect(new URL(script.src).pathname).toBe(`${version.baseUrl}remoteEntry.js`);
    expect(script).toMatchObject({ integrity: 'sha384-entry', crossOrigin: 'anonymous', async: true });
    expect(fetched).toEqual([]);
    script.dispatchEvent(new Event('error'));
  });

  it('is the lean one where the page has the runtime that it takes, with the hash of that one', async () => {
    const { load } = open(nothing);
    const lean = { entryFile: 'remoteEntry.lean.js', entryIntegrity: 'sha384-lean', federation: '2.9.2' };
    const entryIn = async (given: { readonly version: string } | undefined) => {
      Object.assign(globalThis, { specBuilderFederation: given });
      void failureOf(load(published({ lean })));
      const { src, integrity } = await nextScript();
      for (const script of document.querySelectorAll('script')) script.remove();
      return [new URL(src).pathname.split('/').at(-1), integrity];
    };
    expect(await entryIn({ version: '2.9.2' })).toEqual(['remoteEntry.lean.js', 'sha384-lean']);
    expect(await entryIn({ version: '2.9.3' })).toEqual(['remoteEntry.js', 'sha384-entry']);
    expect(await entryIn(undefined)).toEqual(['remoteEntry.js', 'sha384-entry']);
  });

  it('of a remote that no registry names is none of its business', async () => {
    open(nothing);
    const name = newName();
    registerRemotes([{ name, entry: `https://elsewhere.test/${name}/remoteEntry.js` }]);
    void failureOf(loadRemote(`${name}/app`));
    const script = await nextScript();
    expect(script.src).toBe(`https://elsewhere.test/${name}/remoteEntry.js`);
    expect(script.integrity).toBeFalsy();
    script.dispatchEvent(new Event('error'));
  });

  it('that came at the second try says nothing of the first in what fails then', async () => {
    const { load } = open(nothing);
    const version = published();
    void rejectScript();
    expect(await failureOf(load(version))).toMatchObject({ failure: 'entryUnreachable' });
    document.querySelector('script')?.remove();
    void runScript(version, async () => () => {
      throw new TypeError('x is undefined');
    });
    expect(await failureOf(load(version))).toMatchObject({ failure: 'threwWhileStarting' });
  });
});

describe('An entry script that runs', () => {
  const CHUNK = 'chunk();';
  const unfetched = () => new Response('no', { status: 404 });
  const chunkError = (request: string) =>
    Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError', request });

  it('gives each expose by its name, and is fetched once', async () => {
    const { load, fetched, scripts } = open(unfetched);
    const version = published();
    void runScript(version, async (expose) => () => ({ default: expose }));
    await expect(load(version)).resolves.toEqual({ default: './app' });
    await expect(load(version, './panels/picker')).resolves.toEqual({ default: './panels/picker' });
    expect([fetched, scripts().length]).toEqual([[], 0]);
  });

  it.each([
    ['changed', 'chunkChanged', 'evil();'],
    ['there again', 'chunkUnreachable', CHUNK],
    ['gone', 'chunkUnreachable', null],
  ])('and misses a chunk that is %s, as a second look shows, fails as %s', async (_, failure, content) => {
    const hash = await integrityOf(CHUNK, 256);
    const { load, fetched } = open((url) => {
      if (url.endsWith('integrity.json')) return Response.json({ 'parts/7.ab.js': hash });
      return content === null ? unfetched() : new Response(content);
    });
    const version = published();
    const thrown = chunkError(`${window.location.origin}${version.baseUrl}parts/7.ab.js`);
    void runScript(version, async () => () => {
      throw thrown;
    });
    expect(await failureOf(load(version))).toMatchObject({ failure, cause: thrown });
    expect(fetched).toContain(`${version.baseUrl}parts/7.ab.js`);
  });

  it.each([
    [
      'an error of a chunk without its address',
      Object.assign(new Error(), { name: 'ChunkLoadError' }),
      'chunkUnreachable',
    ],
    ['an error that only reads like one of a chunk', new Error('Loading chunk 7 failed.'), 'threwWhileStarting'],
    ['an error that only reads like one of a script', new Error('ScriptNetworkError'), 'threwWhileStarting'],
    ['no error object', 'x is undefined', 'threwWhileStarting'],
    ['anything else', new TypeError('x is undefined'), 'threwWhileStarting'],
  ])('and throws %s', async (_, thrown, failure) => {
    const { load } = open(unfetched);
    const version = published();
    void runScript(version, async () => () => {
      throw thrown;
    });
    expect(await failureOf(load(version))).toMatchObject({ failure, cause: thrown });
  });
});

describe('An entry script that does not run', () => {
  const ENTRY = 'window.mf = 1;';

  it.each([
    ['changed', 'entryChanged', () => new Response('window.mf = 2;')],
    ['gone', 'entryUnreachable', () => new Response('no', { status: 404 })],
    ['there again', 'entryUnreachable', () => new Response(ENTRY)],
  ])('%s, as a second look shows, counts as %s', async (_, failure, entry) => {
    const caches: unknown[] = [];
    const { load, fetched } = open((_url, options) => {
      caches.push(options?.cache);
      return entry();
    });
    void rejectScript();
    const version = published({ entryIntegrity: await integrityOf(ENTRY, 384) });
    expect(await failureOf(load(version))).toMatchObject({ failure, cause: expect.anything() });
    expect(fetched).toContain(`${version.baseUrl}remoteEntry.js`);
    expect(caches).toEqual(['reload']);
  });

  it('on a page over plain http, which cannot compare, counts as entryUnreachable', async () => {
    const version = published({ entryIntegrity: await integrityOf(ENTRY, 384) });
    const { crypto } = globalThis;
    Object.defineProperty(globalThis, 'crypto', { value: {}, configurable: true });
    const { load } = open(() => new Response('window.mf = 2;'));
    void rejectScript();
    expect(await failureOf(load(version))).toMatchObject({ failure: 'entryUnreachable' });
    Object.defineProperty(globalThis, 'crypto', { value: crypto, configurable: true });
  });

  it('because it never comes is given up after ten seconds', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
    const { load } = open(() => new Response('', { status: 504 }));
    const ended = jest.fn();
    const failed = failureOf(load(published())).then((failure) => {
      ended();
      return failure;
    });
    await nextScript();
    await jest.advanceTimersByTimeAsync(9999);
    expect(ended).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(await failed).toMatchObject({ failure: 'entryUnreachable' });
  });
});
