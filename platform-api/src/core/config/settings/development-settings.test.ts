import { authorizationRequest } from '../../../../test/identity/browser.ts';
import { startProvider } from '../../../../test/identity/test-provider.ts';
import { defaultStoreKind, openTestStore } from '../../../../test/store/test-store.ts';
import { readConfig } from '../config.ts';

const PRODUCTION = { ENVIRONMENT: 'production', PUBLIC_URL: 'https://fans.example.com' };
const CLOSED = { overrideOrigins: [], pageOrigins: [], remotes: {} };

describe('What a server lets developers do', () => {
  it('is nothing by itself where others can reach it', () => {
    expect(readConfig(PRODUCTION).development).toEqual(CLOSED);
  });

  it('is everything of the own machine on a developer’s one, unless the settings say none', () => {
    const local = ['http://localhost:*'];
    expect(readConfig({}).development).toEqual({ overrideOrigins: local, pageOrigins: local, remotes: {} });
    const none = { REMOTE_OVERRIDE_ORIGINS: 'none', DEVELOPMENT_ORIGINS: 'none' };
    expect(readConfig(none).development).toEqual(CLOSED);
  });

  it('is what the settings name', () => {
    const { development } = readConfig({
      ...PRODUCTION,
      REMOTE_OVERRIDE_ORIGINS: 'http://localhost:4104, https://builds.example.com',
      DEVELOPMENT_ORIGINS: 'http://localhost:*',
    });
    expect(development).toEqual({
      overrideOrigins: ['http://localhost:4104', 'https://builds.example.com'],
      pageOrigins: ['http://localhost:*'],
      remotes: {},
    });
  });

  it.each([
    ['a server that others can reach', { ...PRODUCTION, DEVELOPMENT_REMOTES: 'mf-account@http://localhost:4104' }],
    ['another machine', { DEVELOPMENT_REMOTES: 'mf-account@https://builds.example.com' }],
  ])('never serves all users the build of a developer: %s', (_case, env) => {
    expect(() => readConfig(env)).toThrow('DEVELOPMENT_REMOTES must be on localhost');
  });

  it.each(['localhost:4104', '*', 'http://*:80', 'http://localhost:4104/path'])('is not understood as %j', (text) => {
    expect(() => readConfig({ REMOTE_OVERRIDE_ORIGINS: text })).toThrow('REMOTE_OVERRIDE_ORIGINS must be');
  });
});

it('A provider without such settings sends codes to no page of a developer', async () => {
  const store = await openTestStore(defaultStoreKind());
  const { development } = readConfig(PRODUCTION);
  const server = await startProvider(store, { development });
  const request = authorizationRequest('http://localhost:8080', {
    redirect_uri: 'http://localhost:4104/standalone.html',
  });
  expect((await server.newBrowser().get(request.url)).statusCode).toBe(400);
  await server.close();
  await store.close();
});
