import type { ItemEnergy, PartEnergy, Project, ProjectEnergy, ProjectItem } from '@specbuilder/shared-contracts/api';
import { FanCategory } from '@specbuilder/shared-contracts/domain';
import { renderWithPlatform } from '@specbuilder/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { project, projectItem } from '../../../test/projects.ts';
import OperatingCostTab from './operating-cost-tab.tsx';

const ENERGY = 'GET /api/projects/:id/yearly-energy';
const EXHAUST = projectItem({ qty: 1, tag: 'EF-1', itemIndex: 2 });
const unit = (id: string, tag: string, itemIndex: number): ProjectItem =>
  projectItem({
    ...{ projectItemId: id, fanItemId: id, tag, itemIndex, qty: 1 },
    fanCategoryType: FanCategory.HvacUnit,
    modelDisplayAs: 'KHV200',
  });
const ROOFTOP = unit('22222222-2222-4222-8222-222222222225', 'RTU-1', 0);
const OTHER = unit('22222222-2222-4222-8222-222222222226', 'RTU-2', 1);
const WEATHER = { station: 'Chicago Midway AP, IL', miles: 8, heatingDegreeDays: 5739, coolingDegreeDays: 1174 };

const electric = (kwh: number): PartEnergy => ({ kwh, therms: 0, gas: null, notCounted: null });
const gas = (therms: number, kind: 'natural' | 'propane' = 'natural'): PartEnergy => {
  return { kwh: 0, therms, gas: kind, notCounted: null };
};
const uncounted = (notCounted: PartEnergy['notCounted']): PartEnergy => {
  return { kwh: null, therms: null, gas: null, notCounted };
};
const energyOf = (item: ProjectItem, change: Partial<ItemEnergy>): ItemEnergy => {
  return { projectItemId: item.projectItemId, fanKwh: 1460, heating: null, cooling: null, ...change };
};

interface Shown {
  readonly items?: readonly ProjectItem[];
  readonly energy: readonly ItemEnergy[] | Response;
  readonly gasCostPerTherm?: number;
  readonly weather?: ProjectEnergy['weather'];
}

function open({ items = [ROOFTOP, EXHAUST], energy, gasCostPerTherm, weather = WEATHER }: Shown, options = {}) {
  const cost = { daysPerWeek: 7, hoursPerDay: 8, electricCostPerKwh: 0.1 };
  const settings: Project['settings'] = {
    operatingCost: gasCostPerTherm === undefined ? cost : { ...cost, gasCostPerTherm },
  };
  const response = () => (energy instanceof Response ? energy : { hours: 2920, weather, items: energy });
  const shown = project({ projectItems: [...items], settings });
  const rendered = renderWithPlatform(<OperatingCostTab project={shown} />, {
    responses: { [ENERGY]: response },
    ...options,
  });
  return { ...rendered, user: userEvent.setup() };
}

const rows = () => screen.getAllByRole('row').map((row) => row.textContent);
const loaded = () => waitFor(() => expect(screen.queryByText(/loading/)).not.toBeInTheDocument());
const COUNTED = [
  energyOf(ROOFTOP, { heating: gas(400), cooling: electric(2000) }),
  energyOf(EXHAUST, { heating: null, cooling: null }),
];

describe('the energy of a year', () => {
  it('is shown beside the fans, by part and in all', async () => {
    open({ energy: COUNTED, gasCostPerTherm: 1.25 });
    expect(await screen.findByText('400 therms')).toBeVisible();
    // Fans 0.5 kW x 2,920 h x $0.10 each; 400 therms x $1.25; 2,000 kWh x $0.10.
    expect(rows()).toEqual([
      'TagModelFan powerFans only, per year',
      expect.stringMatching(/^RTU-1KHV200.*\$146\.00$/),
      'Heating400 therms$500.00',
      'Cooling2,000 kWh$200.00',
      'Total$846.00',
      expect.stringMatching(/^EF-1KRD140.*\$146\.00$/),
      'Project, fans only$292.00 /yr',
      'Heating$500.00 /yr',
      'Cooling$200.00 /yr',
      'Project, total$992.00 /yr',
    ]);
    expect(screen.getByText(/typical year of Chicago Midway AP, IL \(8 mi away, 5,739 heating/)).toBeVisible();
  });

  it('has the motors of an exhaust section, and says that reheat is not counted', async () => {
    const energy = [
      energyOf(ROOFTOP, { cooling: electric(2000), reheat: uncounted('roomHumidity'), motors: electric(3000) }),
    ];
    open({ items: [ROOFTOP], energy });
    expect(await screen.findByText('Not included: it depends on room humidity')).toBeVisible();
    expect(rows()).toEqual(
      expect.arrayContaining([
        'ReheatNot included: it depends on room humidity',
        'Exhaust and wheel motors3,000 kWh$300.00',
        'Total of what is included$646.00',
      ]),
    );
  });

  it('says that gas has no cost, and never zero', async () => {
    const { user } = open({ energy: COUNTED });
    expect(await screen.findByText('Not included: no gas cost')).toBeVisible();
    expect(rows()).toEqual(
      expect.arrayContaining([
        'HeatingNot included: no gas cost400 therms',
        'Total of what is included$346.00',
        'HeatingHeating of 1 item not included',
        'Project, total of what is included$492.00 /yr',
      ]),
    );
    await user.type(screen.getByRole('textbox', { name: 'Gas cost' }), '2');
    expect(rows()).toEqual(expect.arrayContaining(['Heating400 therms$800.00', 'Project, total$1,292.00 /yr']));
  });

  it.each([
    ['noSite', 'the site has no US or Canadian postal code'],
    ['noWeather', 'no weather station near the site'],
    ['notRated', 'it cannot be rated as configured'],
    ['energyRecovery', 'the savings of energy recovery are unknown'],
    ['noOutdoorAir', 'it takes no outdoor air, and the building’s heat loss and gain are unknown'],
  ] as const)('says in words why a part is not counted: %s', async (notCounted, words) => {
    const energy = [energyOf(ROOFTOP, { heating: uncounted(notCounted), cooling: uncounted(notCounted) })];
    open({ items: [ROOFTOP], energy, weather: null, gasCostPerTherm: 1 });
    expect(await screen.findAllByText(`Not included: ${words}`)).toHaveLength(2);
    expect(screen.queryByText(/\$0\.00/)).not.toBeInTheDocument();
    expect(screen.queryByText(/typical year/)).not.toBeInTheDocument();
  });

  it('has no cost of propane, whose price is another', async () => {
    open({ items: [ROOFTOP], energy: [energyOf(ROOFTOP, { heating: gas(300, 'propane') })], gasCostPerTherm: 1 });
    expect(await screen.findByText('300 therms of propane')).toBeVisible();
    expect(screen.getByText('Not included: the gas cost is for natural gas')).toBeVisible();
  });

  it('sums what is counted where one item of two is not', async () => {
    const energy = [
      energyOf(ROOFTOP, { cooling: electric(1000) }),
      energyOf(OTHER, { cooling: uncounted('energyRecovery') }),
    ];
    open({ items: [ROOFTOP, OTHER], energy });
    expect(await screen.findByText('Cooling of 1 item not included')).toBeVisible();
    const foot = screen.getAllByRole('rowgroup').at(-1) ?? document.body;
    expect(within(foot).getByText('$100.00')).toBeVisible();
    expect(within(foot).getByText('Project, total of what is included')).toBeVisible();
  });

  it('is counted for the hours that are typed', async () => {
    const { platform, user } = open({ energy: COUNTED });
    await loaded();
    await user.clear(screen.getByRole('textbox', { name: 'Hours per day' }));
    await user.type(screen.getByRole('textbox', { name: 'Hours per day' }), '12');
    await waitFor(() => expect(platform.calls.at(-1)?.query.get('hoursPerDay')).toBe('12'));
  });

  it('that cannot be loaded says so, and the fans stay', async () => {
    const failing = Response.json({ message: 'No', errors: {}, modelState: {} }, { status: 400 });
    const heated = { ...ROOFTOP, cooling: null, heatPump: null, heating: {} as ProjectItem['heating'] };
    open({ items: [heated], energy: failing });
    expect(await screen.findByText('Not included: the energy could not be loaded')).toBeVisible();
    expect(screen.getByText('Project, fans only')).toBeVisible();
  });

  it('is not requested for fans alone', () => {
    const { platform } = open({ items: [EXHAUST], energy: [] });
    expect(platform.calls).toEqual([]);
    expect(rows()).toHaveLength(3);
  });

  it("[PRC-007] is shown without its cost under 'No Pricing'", async () => {
    const currency = { currencyCode: 'NONE', currencySymbol: '', exchangeRate: 1, arePricesHidden: true };
    open({ energy: COUNTED }, { currency });
    expect(await screen.findByText('400 therms')).toBeVisible();
    expect(rows().join()).not.toMatch(/\$|Not counted|Project/);
  });
});
