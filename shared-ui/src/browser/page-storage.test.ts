import { keepingStorage, onNotKept, outlivesReload } from './page-storage.ts';

const throwing = (method: 'getItem' | 'setItem' | 'all'): Storage => {
  const fail = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
  return new Proxy(window.sessionStorage, {
    get: (target, name) => {
      if (method === 'all' || name === method) return fail;
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
};

/** The states that a browser's storage can be in. */
const STATES: readonly (readonly [string, () => Storage | null])[] = [
  ['is not there', () => null],
  [
    'throws when it is read',
    () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    },
  ],
  ['rejects each value, since it is full', () => throwing('setItem')],
  ['throws at each reading', () => throwing('getItem')],
  ['throws whatever is done', () => throwing('all')],
];

beforeEach(() => window.sessionStorage.clear());

describe.each(STATES)('A storage that %s', (_, open) => {
  it('keeps values in memory for as long as the page', () => {
    const storage = keepingStorage(open);
    expect(storage.getItem('theme')).toBeNull();
    storage.setItem('theme', 'Dark');
    expect(storage.getItem('theme') ?? window.sessionStorage.getItem('theme')).toBe('Dark');
    storage.removeItem('theme');
    expect(storage.getItem('theme')).toBeNull();
    expect(() => storage.clear()).not.toThrow();
  });
});

describe('A storage that is full', () => {
  it('lists what it kept and what is in memory, and notifies the page, also of what was before', async () => {
    window.sessionStorage.setItem('brand', '1');
    const storage = keepingStorage(() => throwing('setItem'));
    storage.setItem('theme', 'Dark');
    expect(Array.from({ length: storage.length }, (_, index) => storage.key(index))).toEqual(['brand', 'theme']);
    const notified = jest.fn();
    const stop = onNotKept(notified);
    await Promise.resolve();
    expect(notified).toHaveBeenCalledTimes(1);
    storage.setItem('theme', 'Light');
    expect(notified).toHaveBeenCalledTimes(2);
    stop();
    storage.setItem('theme', 'Dark');
    expect(notified).toHaveBeenCalledTimes(2);
    storage.clear();
    expect(storage.length).toBe(0);
  });

  it('does not bring an older value back with the next load of the page', () => {
    window.sessionStorage.setItem('currency', 'USD');
    keepingStorage(() => throwing('setItem')).setItem('currency', 'CAD');
    expect(keepingStorage(() => window.sessionStorage).getItem('currency')).toBeNull();
  });
});

it.each(STATES.filter(([name]) => !/each reading/.test(name)))('does not outlive a reload where it %s', (_, open) => {
  expect(outlivesReload(open)).toBe(false);
});

it('outlives a reload in a browser that keeps it, and leaves nothing behind', () => {
  const storage = keepingStorage(() => window.sessionStorage);
  storage.setItem('brand', '1');
  expect(outlivesReload()).toBe(true);
  expect(window.sessionStorage).toHaveLength(1);
  expect(keepingStorage(() => window.sessionStorage).getItem('brand')).toBe('1');
});
