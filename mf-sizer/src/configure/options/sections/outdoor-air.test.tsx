import type { SectionSets } from '@specbuilder/shared-contracts/api';
import { HvacAirMode, OPTION_MENU_DELAY_MS, OptionGroup } from '@specbuilder/shared-contracts/domain';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { fanOption, NO_SECTIONS } from '../../../../test/items.ts';
import { setWindowWidth } from '../../../../test/page-options.ts';
import { openOptions } from '../../../../test/render-options.tsx';
import { accept, puts, sectionServer, sentChanges } from '../../../../test/section-server.ts';

jest.mock('../../hub/fan-item-hub.ts', () => ({ connectFanItemHub: () => () => undefined }));

beforeEach(() => setWindowWidth(1440));

const MIXED = fanOption(71, OptionGroup.ReturnAirVolume, 'Mixed air', { isChecked: true, hasSetpoints: true });

describe('outdoor air of mixed air', () => {
  const open = (returnAirSetMode: 'percentage' | 'volume', hvacAirMode: HvacAirMode = HvacAirMode.MixedAir) => {
    const outdoorAirPercentage = { value: 30, display: '30%' };
    const returnAir: SectionSets['returnAir'] = {
      ...NO_SECTIONS.returnAir,
      ...{ hvacAirMode, returnAirSetMode, outdoorAirPercentage, outdoorAirVolume: 600 },
    };
    const share = { typeId: 31, description: 'Outdoor air', value: 30, isUnoccupied: false };
    const setpoints = [{ ...share, range: { minimum: 0, maximum: 100 } }];
    const server = sectionServer([MIXED], { returnAir, setpoints: [{ fanOptionId: 71, setpoints }] });
    return openOptions({ server, responses: { 'PUT /api/fanItem/:id/returnAir': accept(server) } });
  };

  it.each([
    ['volume', '600', '500', 25],
    ['percentage', '30', '40', 40],
  ] as const)(
    '[OPT-031] [A-162] is entered as a %s, in one field, and sent as a share',
    async (mode, shown, entered, share) => {
      const opened = await open(mode);
      const field = screen.getByLabelText('Outdoor air');
      expect(field).toHaveValue(shown);
      expect(screen.getByText('30% · 600 cfm')).toBeVisible();
      await opened.user.clear(field);
      await opened.user.type(field, `${entered}{Enter}`);
      await waitFor(() =>
        expect(sentChanges(opened)).toEqual([
          ['returnAir', expect.objectContaining({ returnAirSetMode: mode, outdoorAirPercentage: share })],
        ]),
      );
    },
  );

  it('[OPT-041] is entered the other way after half a second of rest, and not while it is wrong', async () => {
    const opened = await open('percentage');
    const menu = screen.getByLabelText('Entered as');
    jest.useFakeTimers();
    try {
      fireEvent.change(menu, { target: { value: 'volume' } });
      expect(menu).toHaveValue('volume');
      act(() => jest.advanceTimersByTime(OPTION_MENU_DELAY_MS - 1));
      expect(puts(opened)).toEqual([]);
      act(() => jest.advanceTimersByTime(1));
    } finally {
      jest.useRealTimers();
    }
    await waitFor(() =>
      expect(sentChanges(opened)).toEqual([['returnAir', expect.objectContaining({ returnAirSetMode: 'volume' })]]),
    );
    await waitFor(() => expect(menu).toHaveValue('percentage'));
    await opened.user.type(screen.getByLabelText('Outdoor air'), '0{Enter}');
    expect(await screen.findByText('0 to 100 %')).toBeVisible();
    expect(menu).toBeDisabled();
  });

  it('is not required where all air comes from outside', async () => {
    await open('percentage', HvacAirMode.HundredPercentOutdoorAir);
    const section = within(screen.getByRole('region', { name: 'Return air volume' }));
    expect(section.queryByRole('textbox')).not.toBeInTheDocument();
  });
});
