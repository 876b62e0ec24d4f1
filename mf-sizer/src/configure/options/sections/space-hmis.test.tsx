import { SPACE_HMI_DEBOUNCE_MS } from '@specbuilder/shared-contracts/domain';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { setWindowWidth } from '../../../../test/page-options.ts';
import { openOptions } from '../../../../test/render-options.tsx';
import { accept, puts, sectionServer } from '../../../../test/section-server.ts';
import { CONTROL_OPTIONS, temperatureControls } from '../../../../test/temperature-controls.ts';

jest.mock('../../hub/fan-item-hub.ts', () => ({ connectFanItemHub: () => () => undefined }));

beforeEach(() => setWindowWidth(1440));

describe('space HMIs', () => {
  const hmi = (number: number) => ({
    ...{ number, location: '', lockScreen: false, isFieldSupplied: false, selectedLengthFeet: 25 },
    enableTempAveraging: true,
  });
  const open = (spaceHmis: ReturnType<typeof hmi>[]) => {
    const server = sectionServer(CONTROL_OPTIONS, temperatureControls({ spaceHmis, allowZeroHmis: false }));
    const path = 'PUT /api/fanItem/:id/temperatureControl/spaceHmis';
    return openOptions({ server, responses: { [path]: accept(server) } });
  };

  it('[OPT-061] [OPT-064] go out together after a second of rest, four of them at most', async () => {
    const opened = await open([hmi(1), hmi(2)]);
    jest.useFakeTimers();
    try {
      const add = () => screen.getByRole('button', { name: /^Add HMI/ });
      fireEvent.click(add());
      fireEvent.click(add());
      expect(add()).toBeDisabled();
      fireEvent.change(screen.getAllByLabelText('Location')[3] as HTMLElement, { target: { value: 'Dock' } });
      jest.advanceTimersByTime(SPACE_HMI_DEBOUNCE_MS - 1);
      expect(puts(opened)).toEqual([]);
      act(() => jest.advanceTimersByTime(1));
    } finally {
      jest.useRealTimers();
    }
    await waitFor(() => expect(puts(opened)).toHaveLength(1));
    expect(puts(opened)[0]?.body).toMatchObject({
      spaceHmis: [{ number: 1 }, { number: 2 }, { number: 3 }, { number: 4, location: 'Dock', cableLength: 25 }],
    });
  });

  it('[OPT-064] go out when the page is left', async () => {
    const opened = await open([hmi(1)]);
    await opened.user.type(screen.getByLabelText('Location'), 'Dock');
    expect(puts(opened)).toEqual([]);
    opened.unmount();
    await waitFor(() => expect(puts(opened)[0]?.body).toMatchObject({ spaceHmis: [{ number: 1, location: 'Dock' }] }));
  });

  it('[OPT-062] [OPT-063] are numbered again when one is removed, and the focus stays with them', async () => {
    const opened = await open([
      { ...hmi(1), location: 'Dock' },
      { ...hmi(2), location: 'Office' },
    ]);
    expect(screen.getByRole('button', { name: 'Add HMI +$190.00' })).toBeEnabled();
    await opened.user.click(screen.getByRole('button', { name: 'Remove space HMI 1' }));
    expect(within(screen.getByRole('group', { name: 'Space HMI 1' })).getByLabelText('Location')).toHaveValue('Office');
    expect(screen.queryByRole('button', { name: /^Remove/ })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^Add HMI/ })).toHaveFocus();
  });
});
