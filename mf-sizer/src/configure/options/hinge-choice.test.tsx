import { OPTION_MENU_DELAY_MS, OptionGroup } from '@specbuilder/shared-contracts/domain';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { itemServer } from '../../../test/item-server.ts';
import { CURBS, fanOption, OPTIONS } from '../../../test/items.ts';
import { setWindowWidth } from '../../../test/page-options.ts';
import { openOptions } from '../../../test/render-options.tsx';

jest.mock('../hub/fan-item-hub.ts', () => ({ connectFanItemHub: () => () => undefined }));

beforeEach(() => setWindowWidth(1440));

it('[OPT-024] [OPT-041] arrow keys through the menu of hinges make one change, after half a second of rest', async () => {
  const hingeOptions = ['Left', 'Right', 'Front'].map((description, index) => ({
    id: index + 1,
    description,
    price: 0,
  }));
  const curbs = { ...CURBS, isHingeable: true, selectedHingeBaseId: 1, hingeOptions };
  const base = fanOption(41, OptionGroup.FanCurb, 'Hinge base', { isChecked: true });
  const { platform } = await openOptions({ server: itemServer({ options: [...OPTIONS, base], curbs }) });
  const puts = () => platform.calls.filter(({ method }) => method === 'PUT');
  const menu = screen.getByRole('combobox', { name: 'Hinge type' });
  jest.useFakeTimers();
  try {
    fireEvent.change(menu, { target: { value: '2' } });
    act(() => jest.advanceTimersByTime(OPTION_MENU_DELAY_MS - 1));
    fireEvent.change(menu, { target: { value: '3' } });
    act(() => jest.advanceTimersByTime(OPTION_MENU_DELAY_MS - 1));
    expect(puts()).toEqual([]);
    expect(menu).toHaveValue('3');
    act(() => jest.advanceTimersByTime(1));
  } finally {
    jest.useRealTimers();
  }
  await waitFor(() => expect(puts()).toHaveLength(1));
  expect(puts()[0]?.body).toMatchObject({ hingeOptionId: 3 });
});
