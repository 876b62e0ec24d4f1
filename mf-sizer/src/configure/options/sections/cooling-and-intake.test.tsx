import type { SectionSets } from '@specbuilder/shared-contracts/api';
import { OptionGroup } from '@specbuilder/shared-contracts/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { fanOption, NO_SECTIONS } from '../../../../test/items.ts';
import { setWindowWidth } from '../../../../test/page-options.ts';
import { openOptions } from '../../../../test/render-options.tsx';
import { accept, puts, sectionServer, sentChanges } from '../../../../test/section-server.ts';

jest.mock('../../hub/fan-item-hub.ts', () => ({ connectFanItemHub: () => () => undefined }));

const group = (name: string) => within(screen.getByRole('region', { name }));

beforeEach(() => setWindowWidth(1440));

const DX = {
  ...{ id: 81, selected: true, price: 1, description: 'DX' },
  ...{ ton: 5, isHeatPump: false, isHighAmbient: false },
};
const COOLER = {
  ...{ id: 82, selected: true, price: 1, description: 'Cooler', additionalStaticPressure: 0.1 },
  ...{ extraSetOfFiltersPrice: 85, isEvaporativeCooler: true },
};
const RATING = {
  ...{ tonnage: 5, eer: 11.23, ieer: 15.2, mbh: 60, coilRows: 4 as const, enteringDryBulb: 80, enteringWetBulb: 67 },
  ...{ leavingDryBulb: 57.1, leavingWetBulb: 56.1, totalBtus: 59_840, sensibleBtus: 47_700 },
  ...{ sensibleHeatRatio: 0.8, compressorKw: 4, cfmPerTon: 400, message: null },
};

describe('air that is cooled', () => {
  const open = (cooling: Partial<SectionSets['coolingHeatPump']>, intake: Partial<SectionSets['intake']>) => {
    const server = sectionServer(
      [
        fanOption(81, OptionGroup.CoolingAndHeatPump, 'DX', { isChecked: true }),
        fanOption(82, OptionGroup.FanIntake, 'Cooler', { isChecked: true }),
      ],
      {
        coolingHeatPump: { ...NO_SECTIONS.coolingHeatPump, options: [DX], ...cooling },
        intake: { ...NO_SECTIONS.intake, intakes: [COOLER], ...intake },
      },
    );
    const responses = {
      'PUT /api/fanItem/:id/coolingHeatPump': accept(server),
      'PUT /api/fanItem/:id/intake': accept(server),
    };
    return openOptions({ server, responses });
  };

  it('[OPT-051] has its errors where it is entered', async () => {
    await open(
      { coolingError: 'Outdoor wet bulb is above dry bulb' },
      { coolingErrorMessage: 'Entering air is not possible' },
    );
    expect(group('Cooling and heat pump').getByText('Outdoor wet bulb is above dry bulb')).toBeVisible();
    expect(group('Fan intake').getByText('Entering air is not possible')).toBeVisible();
  });

  it('[OPT-025] [OPT-033] goes out as it is entered, with a second set of filters', async () => {
    const opened = await open({}, {});
    await opened.user.type(screen.getByLabelText('Return dry bulb'), '78{Enter}');
    await waitFor(() => expect(puts(opened)).toHaveLength(1));
    expect(group('Fan intake').getByText('+$85.00')).toBeVisible();
    await opened.user.click(screen.getByRole('checkbox', { name: 'Extra set of filters' }));
    await waitFor(() => expect(puts(opened)).toHaveLength(2));
    expect(sentChanges(opened)).toEqual([
      ['coolingHeatPump', expect.objectContaining({ returnAirDryBulbTemp: 78 })],
      ['intake', expect.objectContaining({ extraSetOfIntakeFilters: true })],
    ]);
  });

  it('says what the air comes to and what the unit gives', async () => {
    await open(
      { mixedAirDryBulbTemp: 80.2, mixedAirWetBulbTemp: 66.2, winterEnteringAirDryBulbTemp: 52.5, rating: RATING },
      { leavingDryBulbTemp: 78.4, leavingWetBulbTemp: 75 },
    );
    const values = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    const cooling = ['80.2 / 66.2 °F', '52.5 °F', '57.1 / 56.1 °F', '5.0 tons', '59.8 MBH', '47.7 MBH', '11.2', '15.2'];
    expect(values).toEqual(expect.arrayContaining([...cooling, '78.4 / 75 °F']));
  });

  it('[OPT-034] reheats only where it was cooled, by so many MBH', async () => {
    const option = fanOption(83, OptionGroup.ReheatCoil, 'Hot gas', { isChecked: true, reheatCapacity: 69_998 });
    const reheatCoil = { ...NO_SECTIONS.reheatCoil, allowDesired: false };
    await openOptions({ server: sectionServer([option], { reheatCoil }) });
    expect(group('Reheat coil').getByText('70.0 MBH')).toBeVisible();
    expect(group('Reheat coil').getByText(/needs cooling first/)).toBeVisible();
  });
});
