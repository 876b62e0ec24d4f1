import { createTestPlatform } from '@specbuilder/shared-contracts/testing';
import { PlatformProvider } from '@specbuilder/shared-ui/core';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useChosenColumns } from './chosen-columns.ts';
import type { ResultColumn } from './result-column.ts';

const column = (id: string, isExtra = false) => ({ id, isExtra }) as ResultColumn<object>;
const COLUMNS = [column('model'), column('price'), column('weight', true)];
const KEY = 'columns.1.exhaust';

function openGrid(stored: string | null) {
  const platform = createTestPlatform();
  if (stored !== null) platform.browserStorage.write(KEY, stored);
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <PlatformProvider platform={platform}>{children}</PlatformProvider>
  );
  const { result } = renderHook(({ columns }) => useChosenColumns('exhaust', columns), {
    wrapper,
    initialProps: { columns: COLUMNS },
  });
  return { result, stored: () => platform.browserStorage.read(KEY) };
}

describe('The columns that a user chose', () => {
  it.each([
    ['is damaged', '{oops'],
    ['is empty', ''],
    ['is no record', '[1]'],
    ['has other values', '{"weight":"yes"}'],
  ])('are the default where what is stored %s, which stays until the user chooses', (_, text) => {
    const { result, stored } = openGrid(text);
    expect(result.current.visibility).toEqual({ model: true, price: true, weight: false });
    expect(stored()).toBe(text);
    act(() => result.current.show(['model', 'weight']));
    expect(JSON.parse(stored() ?? '')).toEqual({ price: false, weight: true });
  });

  it('stay chosen for a result that lacks them', () => {
    const { result, stored } = openGrid('{"weight":true,"sones":true}');
    act(() => result.current.show(['model', 'price']));
    expect(JSON.parse(stored() ?? '')).toEqual({ weight: false, sones: true });
  });
});
