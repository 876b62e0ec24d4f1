import { createTestPlatform } from '@specbuilder/shared-contracts/testing';
import { act, renderHook } from '@testing-library/react';
import { useRemembering } from './use-remembering.ts';

const ADDRESS = { category: 1, sub: 2, application: null, resultId: null, requested: null } as const;
const { requested: asked, ...SEARCH } = ADDRESS;

describe('changed criteria', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('[SCH-028] are kept 200 ms after the last change', () => {
    const { storage } = createTestPlatform();
    const hook = renderHook(({ cfm }) => useRemembering(storage, ADDRESS, { cfm }), { initialProps: { cfm: 1 } });
    const rest = (ms: number) => act(() => jest.advanceTimersByTime(ms));
    rest(150);
    hook.rerender({ cfm: 2 });
    rest(199);
    expect(storage.read('search.exhaustSupply')).toBeNull();
    rest(1);
    expect(JSON.parse(storage.read('search.exhaustSupply') ?? '{}')).toEqual({
      ...SEARCH,
      asked,
      criteria: { cfm: 2 },
    });
  });

  test('[SCH-028] are kept at once when the page is left before that', () => {
    const { storage } = createTestPlatform();
    renderHook(() => useRemembering(storage, ADDRESS, { cfm: 3 }));
    window.dispatchEvent(new Event('pagehide'));
    expect(JSON.parse(storage.read('search.exhaustSupply') ?? '{}')).toEqual({
      ...SEARCH,
      asked,
      criteria: { cfm: 3 },
    });
  });
});
