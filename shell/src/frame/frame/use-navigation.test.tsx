import { createBus } from '@specbuilder/shared-contracts/events';
import { writable } from '@specbuilder/shared-contracts/platform';
import { memoryStorage } from '@specbuilder/shared-ui/host';
import { act, renderHook } from '@testing-library/react';
import { useNavigation } from './use-navigation.ts';

function openFrame(stored: string | null) {
  const browserStorage = memoryStorage();
  if (stored !== null) browserStorage.write('navigation', stored);
  const panels = { current: writable(null) } as unknown as Parameters<typeof useNavigation>[0]['panels'];
  const bus = createBus({ source: 'shell' });
  const { result } = renderHook(() => useNavigation({ panels, browserStorage, bus }, false));
  return { result, bus, stored: () => browserStorage.read('navigation') };
}

describe('The layout that a user chose', () => {
  it.each(['', 'sideways', '{"choice":"folded"}'])('is not overwritten where it cannot be read: %p', (text) => {
    const { bus, stored } = openFrame(text);
    act(() => bus.publish('route-changed', { path: '/', state: 'root', from: null } as never));
    expect(stored()).toBe(text);
  });

  it('is folded again on the next page', () => {
    const { result, stored } = openFrame('folded');
    expect(result.current.state.choice).toBe('folded');
    expect(stored()).toBe('folded');
  });
});
