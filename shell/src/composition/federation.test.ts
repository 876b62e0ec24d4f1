import { init, loadRemote, loadShare, registerRemotes } from '@module-federation/runtime';
import type { RemoteVersion } from '@specbuilder/shared-contracts/registry';
import { createFederation } from './federation.ts';
import { RemoteLoadError } from './load-errors.ts';

const MANIFEST = JSON.stringify({
  id: 'mf_test',
  name: 'mf_test',
  metaData: {
    name: 'mf_test',
    type: 'app',
    globalName: 'mf_test',
    publicPath: 'auto',
    pluginVersion: '2.9.2',
    buildInfo: { buildVersion: '1.0.0', buildName: 'mf_test' },
    remoteEntry: { name: 'remoteEntry.js', path: '', type: 'global' },
    types: { path: '', name: '', zip: '', api: '' },
  },
  shared: [],
  remotes: [],
  exposes: [],
});
/** As `openssl dgst -sha384 -binary | base64` gives it. */
const INTEGRITY = 'sha384-JdOLAsCsPMrU6UHz/RFd/r4wbCufcNLRjxFi7eNvAa9vTYkXcmN1HpmykJOjFLAe';

let names = 0;
/** The runtime keeps what it saw, so each test has names of its own. */
const newName = () => `mf_test_${++names}`;

/** A version whose published hash is that of the manifest. */
const published = (change: Partial<RemoteVersion> = {}, federationName = newName()): RemoteVersion => ({
  version: '1.0.0',
  federationName,
  baseUrl: `/remotes/${federationName}/1.0.0/`,
  manifestIntegrity: INTEGRITY,
  entryIntegrity: 'sha384-entry',
  entryFile: 'remoteEntry.js',
  publishedAt: '',
  ...change,
});

/** Loads over a network that answers each address with its text; scripts never come. */
function open(answer: (url: string, init?: RequestInit) => Response) {
  const fetched: string[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, options) => {
    fetched.push(new URL(String(input)).pathname);
    return answer(String(input), options);
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

/** Refuses the script tag, as the browser does for a wrong hash and for a dead network alike. */
const refuseScript = () => nextScript().then((script) => script.dispatchEvent(new Event('error')));

/** Runs the entry script of a remote that has this for its exposes. */
const runScript = (get: (expose: string) => Promise<() => unknown>) =>
  nextScript().then((script) => {
    Object.assign(globalThis, { mf_test: { init: () => undefined, get } });
    script.dispatchEvent(new Event('load'));
  });

const integrityOf = async (text: string) => {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-384', new TextEncoder().encode(text)));
  return `sha384-${btoa(String.fromCharCode(...digest))}`;
};

const share = (shared: NonNullable<Parameters<typeof init>[0]['shared']>) =>
  init({ name: 'host_of_the_test', remotes: [], shareStrategy: 'loaded-first', shared });
share({ 'in-a-scope-of-its-own': { version: '1.0.0', scope: 'other', lib: () => 'other' } });
const federation = createFederation();
const failureOf = (loading: Promise<unknown>) => loading.catch((error: unknown) => error);

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'mf_test');
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

describe('The manifest of a remote', () => {
  it('is refused when it is not the published one, before any script of it is asked for', async () => {
    const { load, fetched, scripts } = open(() => new Response(MANIFEST.replace('1.0.0', '6.6.6')));
    const version = published();
    const failure = await failureOf(load(version));
    expect(failure).toBeInstanceOf(RemoteLoadError);
    expect(failure).toMatchObject({ failure: 'manifestChanged' });
    expect(fetched).toEqual([`${version.baseUrl}mf-manifest.json`]);
    expect(scripts()).toEqual([]);
  });

  it('counts as unreachable when the server refuses it', async () => {
    const { load, scripts } = open(() => new Response('no', { status: 404 }));
    expect(await failureOf(load(published()))).toMatchObject({ failure: 'manifestUnreachable' });
    expect(scripts()).toEqual([]);
  });

  it('counts as unreachable without a network', async () => {
    const { load } = open(() => {
      throw new TypeError('Failed to fetch');
    });
    expect(await failureOf(load(published()))).toMatchObject({ failure: 'manifestUnreachable' });
  });

  it('that is the published one leads to the entry script, which carries its published hash', async () => {
    const { load } = open(() => new Response(MANIFEST));
    const version = published();
    void failureOf(load(version));
    const script = await nextScript();
    expect(new URL(script.src).pathname).toBe(`${version.baseUrl}remoteEntry.js`);
    expect(script).toMatchObject({ integrity: 'sha384-entry', crossOrigin: 'anonymous', async: true });
    script.dispatchEvent(new Event('error'));
  });

  it('counts as unreachable when it has not come after ten seconds', async () => {
    const limits: number[] = [];
    jest.spyOn(AbortSignal, 'timeout').mockImplementation((limit) => {
      limits.push(limit);
      return AbortSignal.abort(new DOMException('too slow', 'TimeoutError'));
    });
    const { load } = open((_url, options) => {
      options?.signal?.throwIfAborted();
      return new Response(MANIFEST);
    });
    const failure = await failureOf(load(published()));
    expect(failure).toMatchObject({ failure: 'manifestUnreachable', cause: { name: 'TimeoutError' } });
    expect(limits).toEqual([10_000]);
  });

  it('that came at the second try says nothing of the first in what fails then', async () => {
    const answers = [() => new Response('no', { status: 503 }), () => new Response(MANIFEST)];
    const { load } = open(() => (answers.shift() ?? (() => new Response('another entry')))());
    const version = published();
    expect(await failureOf(load(version))).toMatchObject({ failure: 'manifestUnreachable' });
    void refuseScript();
    expect(await failureOf(load(version))).toMatchObject({ failure: 'entryChanged' });
  });

  it('of a remote that no registry names is none of its business', async () => {
    const { fetched } = open(() => new Response(MANIFEST.replace('1.0.0', '6.6.6')));
    const name = newName();
    registerRemotes([{ name, entry: `https://elsewhere.test/${name}/mf-manifest.json` }]);
    void failureOf(loadRemote(`${name}/app`));
    const script = await nextScript();
    expect(fetched).toEqual([`/${name}/mf-manifest.json`]);
    expect(script.src).toBe(`https://elsewhere.test/${name}/remoteEntry.js`);
    expect(script.integrity).toBeFalsy();
    script.dispatchEvent(new Event('error'));
  });
});

describe('An entry script that runs', () => {
  const manifests = () => new Response(MANIFEST);

  it('gives each expose by its name, and is fetched once', async () => {
    const { load, fetched } = open(manifests);
    const version = published();
    void runScript(async (expose) => () => ({ default: expose }));
    await expect(load(version)).resolves.toEqual({ default: './app' });
    await expect(load(version, './panels/picker')).resolves.toEqual({ default: './panels/picker' });
    expect(fetched).toEqual([`${version.baseUrl}mf-manifest.json`]);
  });

  it.each([
    ['ChunkLoadError', Object.assign(new Error('no answer'), { name: 'ChunkLoadError' }), 'chunkUnreachable'],
    ['an error that only reads like one of a chunk', new Error('Loading chunk 7 failed.'), 'threwWhileStarting'],
    ['an error that only reads like one of a script', new Error('ScriptNetworkError'), 'threwWhileStarting'],
    ['no error object', 'x is undefined', 'threwWhileStarting'],
    ['anything else', new TypeError('x is undefined'), 'threwWhileStarting'],
  ])('and throws %s', async (_, thrown, failure) => {
    const { load } = open(manifests);
    void runScript(async () => () => {
      throw thrown;
    });
    expect(await failureOf(load(published()))).toMatchObject({ failure, cause: thrown });
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
    const { load, fetched } = open((url, options) => {
      if (url.endsWith('.json')) return new Response(MANIFEST);
      caches.push(options?.cache);
      return entry();
    });
    void refuseScript();
    const version = published({ entryIntegrity: await integrityOf(ENTRY) });
    expect(await failureOf(load(version))).toMatchObject({ failure, cause: expect.anything() });
    expect(fetched).toContain(`${version.baseUrl}remoteEntry.js`);
    expect(caches).toEqual(['reload']);
  });

  it('because it never comes is given up after ten seconds', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
    const { load } = open((url) =>
      url.endsWith('.json') ? new Response(MANIFEST) : new Response('', { status: 504 }),
    );
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

  it('carries no hash but that of the published entry', async () => {
    const { load } = open(() => new Response(MANIFEST));
    void failureOf(load(published({ entryFile: 'anotherEntry.js' })));
    const script = await nextScript();
    expect(script.integrity).toBeFalsy();
    script.dispatchEvent(new Event('error'));
  });
});
