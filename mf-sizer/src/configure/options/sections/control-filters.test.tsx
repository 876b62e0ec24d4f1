import { TEMPERATURE_FILTER_DELAY_MS } from '@specbuilder/shared-contracts/domain';
import type { TestResponse } from '@specbuilder/shared-contracts/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { NO_SECTIONS } from '../../../../test/items.ts';
import { setWindowWidth } from '../../../../test/page-options.ts';
import { openOptions } from '../../../../test/render-options.tsx';
import { sectionServer } from '../../../../test/section-server.ts';
import { CONTROL_OPTIONS, temperatureControls } from '../../../../test/temperature-controls.ts';

jest.mock('../../hub/fan-item-hub.ts', () => ({ connectFanItemHub: () => () => undefined }));

beforeEach(() => setWindowWidth(1440));

describe('the filter of temperature controls', () => {
  it('[OPT-037] [OPT-038] [OPT-039] [OPT-040] has the menus of the specification', async () => {
    await openOptions({ server: sectionServer(CONTROL_OPTIONS, temperatureControls()) });
    const words = (label: string) =>
      within(screen.getByLabelText(label))
        .getAllByRole('option')
        .map(({ textContent }) => textContent);
    expect(words('Controls')).toEqual([
      'Any Controls',
      'Only Space Controls',
      'Only Discharge Controls',
      'Only Building Management Controls',
    ]);
    expect(words('Remote panel')).toEqual(['Any Remote Panel', 'Only Remote Panels', 'No Remote Panels']);
    expect(words('Paint booth')).toEqual(['Any Paint Booth', 'Only Paint Booths', 'No Paint Booths']);
    expect(words('Recirculating')).toEqual(['Any Recirculating', 'Recirculating Only', 'Non-Recirculating Only']);
  });

  it('[OPT-036] [OPT-041] [OPT-043] searches after 250 ms of rest, keeps the chosen one in sight and says when none is left', async () => {
    const message = 'Temperature Control Required: No options available with selected filter';
    const list = jest.fn<unknown, Parameters<TestResponse>>(() => ({
      ...NO_SECTIONS.temperatureControl,
      ...{ controls: [], message },
    }));
    await openOptions({
      server: sectionServer(CONTROL_OPTIONS, temperatureControls()),
      responses: { 'GET /api/fanItem/:id/temperatureControls': list },
    });
    jest.useFakeTimers();
    try {
      const choose = (label: string, value: string) =>
        fireEvent.change(screen.getByLabelText(label), { target: { value } });
      choose('Controls', '2');
      choose('Paint booth', '1');
      jest.advanceTimersByTime(TEMPERATURE_FILTER_DELAY_MS - 1);
      expect(list).not.toHaveBeenCalled();
      act(() => jest.advanceTimersByTime(1));
    } finally {
      jest.useRealTimers();
    }
    await waitFor(() => expect(list).toHaveBeenCalledTimes(1));
    expect(Object.fromEntries(list.mock.calls[0]?.[0].query ?? [])).toMatchObject({
      controlType: '2',
      paintBooth: '1',
    });
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByRole('radio', { name: /Keypad/ })).toBeChecked();
    expect(screen.queryByRole('radio', { name: /Outdoor reset/ })).not.toBeInTheDocument();
  });
});
