import { consumeIdentityHash, storeIdentityHash } from './identity-hash.ts';

describe('a response of the identity provider in the hash of the address', () => {
  afterEach(() => {
    window.localStorage.clear();
    window.history.replaceState(null, '', '/');
  });

  it('[SHL-001] [A-022] leads the root to sign-in once, and never stays in address or storage', () => {
    window.history.replaceState(null, '', '/?x=1#access_token=secret');
    storeIdentityHash(window);
    expect(window.location.href).toMatch(/\/\?x=1$/);
    expect(JSON.stringify({ ...window.localStorage })).toBe('{"specbuilder-identityHash":"returned"}');
    expect(consumeIdentityHash()).toBe(true);
    expect(consumeIdentityHash()).toBe(false);
  });

  it('is none where the hash is an address or a place on the page', () => {
    for (const hash of ['#/faqs', '#top']) {
      window.history.replaceState(null, '', `/${hash}`);
      storeIdentityHash(window);
      expect(window.location.hash).toBe(hash);
    }
    expect(consumeIdentityHash()).toBe(false);
  });
});
