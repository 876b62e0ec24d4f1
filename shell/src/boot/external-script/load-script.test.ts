import { loadCalledScript } from './load-script.ts';

const ADDRESS = new URL('https://service.test/api.js?v=3&key=secret&cb=serviceReady');

const script = () => document.head.querySelector('script');
const call = () => (window as unknown as { serviceReady: () => void }).serviceReady();

afterEach(() => {
  jest.useRealTimers();
  document.head.replaceChildren();
});

describe('a script of a service', () => {
  it('is there once it has called the page', async () => {
    const loaded = loadCalledScript(ADDRESS, 'serviceReady');
    expect(script()?.src).toBe(ADDRESS.href);
    call();
    await expect(loaded).resolves.toBeUndefined();
  });

  it('that cannot be had leaves nothing behind, and its key is in no message', async () => {
    const loaded = loadCalledScript(ADDRESS, 'serviceReady');
    script()?.dispatchEvent(new Event('error'));
    await expect(loaded).rejects.toThrow('The script https://service.test/api.js could not be loaded');
    expect(script()).toBeNull();
  });

  it('that never calls is given up after 15 s and may be tried again', async () => {
    jest.useFakeTimers();
    const loaded = loadCalledScript(ADDRESS, 'serviceReady');
    jest.advanceTimersByTime(14_999);
    expect(script()).not.toBeNull();
    jest.advanceTimersByTime(1);
    await expect(loaded).rejects.toThrow('did not respond');
    expect(script()).toBeNull();
    const again = loadCalledScript(ADDRESS, 'serviceReady');
    call();
    await expect(again).resolves.toBeUndefined();
  });
});
