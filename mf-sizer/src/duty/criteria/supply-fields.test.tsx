import type { ExhaustSupplySpecification } from '@specbuilder/shared-contracts/api';
import { FanCategory, HvacUnitCategory } from '@specbuilder/shared-contracts/domain';
import type { TestResponses } from '@specbuilder/shared-contracts/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { energyResponses } from '../../../test/energy.ts';
import { setWindowWidth } from '../../../test/page-options.ts';
import { renderSearch } from '../../../test/render-search.tsx';
import { CHICAGO, DUTY, exhaustSpecification } from '../../../test/specifications.ts';

/** The look-up of the site waits half a second. */
const PATIENT = { timeout: 4000 };
const HEATED = { fanCategoryType: FanCategory.HeatedMakeUpAir, heatedMakeUpAirFanCategoryType: 1 } as const;
const HVAC = { fanCategoryType: FanCategory.HvacUnit, hvacUnitCategoryType: 1 } as const;

/** The search of a category with a duty typed in. */
async function openCategory(part: Partial<ExhaustSupplySpecification>, sub = 1, responses: TestResponses = {}) {
  const defaults = exhaustSpecification({ ...DUTY, subFanCategoryType: sub, ...part });
  const rendered = renderSearch({
    path: `/fans/sizer/search?category=${defaults.fanCategoryType}&sub=${sub}`,
    responses: { ...energyResponses(), 'GET /api/specification/exhaust-supply': () => defaults, ...responses },
  });
  await screen.findByTestId('default-criteria');
  const { platform } = rendered;
  return {
    platform,
    user: userEvent.setup(),
    /** The last specification that was sized. */
    sized: () => platform.calls.findLast(({ path }) => path === '/api/sizefan/exhaust-supply')?.body,
  };
}
type User = ReturnType<typeof userEvent.setup>;

async function retype(user: User, label: RegExp | string, text: string) {
  const input = screen.getByLabelText(label);
  await user.clear(input);
  await user.type(input, text);
  await user.tab();
}
async function paste(user: User, label: string, text: string) {
  await user.tripleClick(screen.getByLabelText(label));
  await user.paste(text);
  await user.tab();
}
const find = (user: User) =>
  user.click(within(screen.getByRole('form', { name: 'Criteria' })).getByRole('button', { name: 'Find fans' }));
const leavingAirSwitch = () => screen.getByRole('switch', { name: 'Size by leaving-air temperature' });

beforeEach(() => setWindowWidth(1440));

describe('fields of a category', () => {
  it('[SCH-008] of heaters ask for heat, and not for what only exhaust fans have', async () => {
    const { user } = await openCategory(HEATED);
    expect(screen.getByTestId('heating-criteria')).toBeVisible();
    expect(screen.queryByTestId('cooling-criteria')).not.toBeInTheDocument();
    expect(screen.getByRole('checkbox', { name: /Recirculating/ })).not.toBeChecked();
    expect(screen.queryByRole('radiogroup', { name: 'Mount' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /Advanced/ }));
    expect(screen.getByRole('checkbox', { name: 'Speed control' })).toBeInTheDocument();
    for (const name of ['Restaurant duty (UL 762)', 'High heat', 'Wind rated']) {
      expect(screen.queryByRole('checkbox', { name })).not.toBeInTheDocument();
    }
  });

  it('[SCH-008] of exhaust fans are their own', async () => {
    const { user } = await openCategory({});
    expect(screen.getByRole('radiogroup', { name: 'Mount' })).toBeVisible();
    expect(screen.queryByTestId('heating-criteria')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /Advanced/ }));
    expect(screen.getByRole('checkbox', { name: 'Restaurant duty (UL 762)' })).toBeInTheDocument();
  });

  it('[SCH-008] of a unit that only cools have no heater and no way to do without cooling', async () => {
    const sub = HvacUnitCategory.CoolingOnly;
    await openCategory({ ...HVAC, hvacUnitCategoryType: sub }, sub);
    expect(screen.queryByTestId('heating-criteria')).not.toBeInTheDocument();
    expect(screen.getByLabelText('Nominal cooling')).toBeVisible();
    expect(screen.queryByRole('checkbox', { name: 'No cooling' })).not.toBeInTheDocument();
  });
});

describe('heating', () => {
  it('[SCH-048] is required at its field, which any of the three ways satisfies', async () => {
    const { user, sized } = await openCategory(HEATED);
    await find(user);
    expect(await screen.findByText('Enter the heat output or the temperature rise')).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText('Temperature rise')).toHaveFocus());
    await user.type(screen.getByLabelText('Heat output'), '120000');
    await waitFor(() =>
      expect(screen.queryByText('Enter the heat output or the temperature rise')).not.toBeInTheDocument(),
    );
    await find(user);
    await waitFor(() => expect(sized()).toMatchObject({ btus: 120_000 }));
  });

  it('[SCH-069] is sent as it was typed, without what follows it', async () => {
    const { user, sized } = await openCategory(HEATED);
    await retype(user, 'Heat output', '160000');
    await waitFor(() => expect(screen.getByLabelText('Temperature rise')).toHaveValue('74.1'));
    await find(user);
    await waitFor(() => expect(sized()).toBeDefined());
    const requested = { ...DUTY, ...HEATED, subFanCategoryType: 1, temperatureRise: null, btus: 160_000 };
    expect(sized()).toEqual({ ...exhaustSpecification(requested), rows: 'columns' });
    await waitFor(() => expect(screen.queryByTestId('criteria-changed')).not.toBeInTheDocument());
  });

  it('says what leaves the heater in winter, or which limit it breaks', async () => {
    const { user } = await openCategory(HEATED);
    expect(screen.getByText('Enter any one of the three.')).toBeVisible();
    await retype(user, 'Temperature rise', '70');
    expect(await screen.findByText('71 °F discharge air in winter')).toBeVisible();
    await retype(user, 'Temperature rise', '150');
    expect(await screen.findByText('Rise above 140 °F')).toBeVisible();
    expect(screen.getByLabelText('Temperature rise')).toHaveValue('150');
  });

  it('shows no discharge air while room air comes back, which the winter alone does not decide', async () => {
    const { user } = await openCategory(HEATED);
    await retype(user, 'Temperature rise', '70');
    expect(await screen.findByText('71 °F discharge air in winter')).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: /Recirculating/ }));
    expect(screen.queryByText(/discharge air in winter/)).not.toBeInTheDocument();
  });

  it('counts the air of a direct-fired heater as it enters where that is chosen, also while heat is typed', async () => {
    const { user, platform, sized } = await openCategory(HEATED);
    const basis = screen.getByRole('combobox', { name: 'Airflow basis' });
    expect(basis).toHaveDisplayValue('70 °F standard air');
    await retype(user, 'Temperature rise', '70');
    await user.selectOptions(basis, 'Winter entering air');
    const requested = () => platform.calls.findLast(({ path }) => path.startsWith('/api/energy/calculate/'))?.query;
    await waitFor(() => expect(new URLSearchParams(requested()).get('heatBasis')).toBe('1'));
    await find(user);
    await waitFor(() => expect(sized()).toMatchObject({ heatBasis: 1 }));
  });

  it('leads to the winter temperature of the site', async () => {
    const { user } = await openCategory({ ...HEATED, winterTemperature: null });
    expect(screen.getByText('Winter temperature unknown')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Enter the winter temperature' }));
    await waitFor(() => expect(screen.getByLabelText('Winter')).toHaveFocus());
    await user.type(screen.getByLabelText('Winter'), '-4');
    expect(await screen.findByText('Winter design −4 °F')).toBeVisible();
  });
});

describe('cooling', () => {
  it('[SCH-049] is required at the field of its way, or declined', async () => {
    const { user, sized } = await openCategory({ ...HVAC, temperatureRise: 60 });
    await find(user);
    expect(await screen.findByText('Enter the nominal tons')).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText('Nominal cooling')).toHaveFocus());
    await user.click(screen.getByRole('checkbox', { name: 'No cooling' }));
    expect(screen.queryByLabelText('Nominal cooling')).not.toBeInTheDocument();
    await find(user);
    await waitFor(() => expect(sized()).toMatchObject({ isNoCooling: true }));
  });

  it('shows the nominal capacity of the tons', async () => {
    const { user } = await openCategory(HVAC);
    await retype(user, 'Nominal cooling', '7.5');
    expect(screen.getByText('90.0 MBH nominal')).toBeVisible();
  });

  it('[SCH-034] [SCH-035] by leaving air takes the tons away and begins with 55 °F, by tons takes both bulbs away', async () => {
    const { user, sized } = await openCategory({ ...HVAC, temperatureRise: 60, nominalCoolingTons: 10 });
    await waitFor(() => expect(leavingAirSwitch()).toBeEnabled(), PATIENT);
    await user.click(leavingAirSwitch());
    expect(screen.getByLabelText('Leaving dry bulb')).toHaveValue('55');
    expect(screen.getByLabelText('Leaving wet bulb')).toHaveValue('55');
    expect(screen.queryByLabelText('Nominal cooling')).not.toBeInTheDocument();
    await find(user);
    const leavingAir = { coolingDryBulb: 55, coolingWetBulb: 55, nominalCoolingTons: null };
    await waitFor(() => expect(sized()).toMatchObject({ ...leavingAir, useLeavingAirCoolingForSizing: true }));
    await user.click(leavingAirSwitch());
    expect(screen.getByLabelText('Nominal cooling')).toHaveValue('');
    await retype(user, 'Nominal cooling', '12.5');
    await find(user);
    const tons = { coolingDryBulb: null, coolingWetBulb: null, nominalCoolingTons: 12.5 };
    await waitFor(() => expect(sized()).toMatchObject({ ...tons, useLeavingAirCoolingForSizing: false }));
  });

  it('[SCH-036] by leaving air is not offered without its feature', async () => {
    const responses = { 'GET /api/specification/exhaust-supply': () => exhaustSpecification({ ...DUTY, ...HVAC }) };
    const { platform } = renderSearch({ path: '/start', responses });
    platform.settings.get().app.appFeatures.rtuLatSizingEnabled = false;
    act(() => platform.navigation.history.push('/fans/sizer/search?category=4&sub=1'));
    expect(await screen.findByLabelText('Nominal cooling')).toBeVisible();
    expect(screen.queryByRole('switch')).not.toBeInTheDocument();
  });

  it('[SCH-037] [ERR-030] by leaving air ends when the postal code is not found', async () => {
    const climate = { 'GET /api/location/climate': ({ query }: { query: URLSearchParams }) => climateOf(query) };
    const { user } = await openCategory({ ...HVAC, temperatureRise: 60 }, 1, climate);
    await waitFor(() => expect(leavingAirSwitch()).toBeEnabled(), PATIENT);
    await user.click(leavingAirSwitch());
    await retype(user, /Job postal code/, '00000');
    await waitFor(() => expect(leavingAirSwitch()).toBeDisabled(), PATIENT);
    await waitFor(() => expect(screen.getByLabelText('Nominal cooling')).toHaveValue(''), PATIENT);
    expect(leavingAirSwitch()).not.toBeChecked();
    expect(screen.getByText('Needs a valid postal code.')).toBeVisible();
  });

  it('is found for an address that names its place alone, once the place is known', async () => {
    const nowhere = { altitude: null, summerDesignTemp: null, summerWetBulbTemperature: null, winterTemperature: null };
    const unit = { ...DUTY, ...HVAC, ...nowhere, subFanCategoryType: 1, zip: '', temperatureRise: 60 };
    const { platform } = renderSearch({
      path: '/fans/sizer/search?category=4&sub=1&zip=60606&nominalCoolingTons=10&find=1',
      responses: { ...energyResponses(), 'GET /api/specification/exhaust-supply': () => exhaustSpecification(unit) },
    });
    await screen.findByTestId('exhaust-supply-results', undefined, PATIENT);
    const body = platform.calls.findLast(({ path }) => path === '/api/sizefan/exhaust-supply')?.body;
    const { summerDryBulbTemp, summerWetBulbTemp } = CHICAGO.climateStation ?? {};
    expect(body).toMatchObject({ summerDesignTemp: summerDryBulbTemp, summerWetBulbTemperature: summerWetBulbTemp });
  });

  it('requires the summer of a site that is not known where it can be entered', async () => {
    const unknown = { summerDesignTemp: null, summerWetBulbTemperature: null };
    const { user, sized } = await openCategory({ ...HVAC, ...unknown, temperatureRise: 60, nominalCoolingTons: 10 });
    await find(user);
    await waitFor(() => expect(screen.getByLabelText('Summer dry bulb')).toHaveFocus());
    expect(screen.getAllByText('Cooling needs the summer air of the site')).toHaveLength(2);
    expect(sized()).toBeUndefined();
  });
});

describe('outdoor air of an HVAC unit', () => {
  it('[SCH-055] [SCH-056] is a share and its cfm, each inside its limits', async () => {
    const { user, sized } = await openCategory({ ...HVAC, temperatureRise: 60, nominalCoolingTons: 5 });
    expect(screen.getByLabelText('Outdoor airflow')).toHaveValue('2,000');
    expect(screen.queryByLabelText('Return dry bulb')).not.toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: 'Mixed air' }));
    expect(screen.getByLabelText('Outdoor air %')).toHaveValue('95');
    expect(screen.getByLabelText('Outdoor airflow')).toHaveValue('1,900');
    await retype(user, 'Outdoor air %', '30');
    expect(screen.getByLabelText('Outdoor airflow')).toHaveValue('600');
    expect(screen.getByLabelText('Return dry bulb')).toHaveValue('75');
    expect(screen.getByLabelText('Return wet bulb')).toHaveValue('62');
    await retype(user, 'Outdoor airflow', '500');
    expect(screen.getByLabelText('Outdoor air %')).toHaveValue('25');
    await retype(user, 'Outdoor airflow', '9000');
    expect(screen.getByLabelText('Outdoor airflow')).toHaveValue('2,000');
    await retype(user, 'Outdoor airflow', '99999');
    expect(screen.getByLabelText('Outdoor airflow')).toHaveValue('2,000');
    await retype(user, 'Outdoor airflow', '-5');
    expect(screen.getByLabelText('Outdoor airflow')).toHaveValue('0');
    await retype(user, 'Outdoor airflow', '-7');
    expect(screen.getByLabelText('Outdoor airflow')).toHaveValue('0');
    // Pasted, the value changes at once.
    for (const [pasted, kept] of [
      ['-5', '0'],
      ['99999', '2,000'],
      ['99999', '2,000'],
      ['-5', '0'],
    ] as const) {
      await paste(user, 'Outdoor airflow', pasted);
      expect(screen.getByLabelText('Outdoor airflow')).toHaveValue(kept);
    }
    await retype(user, /^Airflow/, '10000');
    await retype(user, 'Outdoor airflow', '99,999');
    expect(screen.getByLabelText('Outdoor airflow')).toHaveValue('10,000');
    await retype(user, /^Airflow/, '2000');
    await retype(user, 'Outdoor air %', '140');
    expect(screen.getByLabelText('Outdoor air %')).toHaveValue('100');
    expect(screen.getByRole('radio', { name: '100% OA' })).toBeChecked();
    await retype(user, 'Outdoor air %', '40');
    await retype(user, /^Airflow/, '3000');
    expect(screen.getByLabelText('Outdoor airflow')).toHaveValue('1,200');
    await find(user);
    await waitFor(() => expect(sized()).toMatchObject({ maxOutdoorAirPercentage: 40, cfm: 3000 }));
    expect(sized()).not.toHaveProperty('maxOutdoorAirVolume');
  });
});

describe('the summary of the criteria', () => {
  it('names heat and cooling where there is no room for the fields', async () => {
    setWindowWidth(390);
    const part = { ...HVAC, kWs: 30, nominalCoolingTons: 7.5 };
    renderSearch({
      path: '/fans/sizer/search?category=4&sub=1&r=0b0f1c62-6f0e-4a53-9a2e-0d8a6c5f1a01',
      responses: {
        ...energyResponses(),
        'GET /api/specification/exhaust-supply': () =>
          exhaustSpecification({ ...DUTY, ...part, subFanCategoryType: 1 }),
        'GET /api/sizefan/exhaust-supply/:resultId': () => Response.json({}, { status: 404 }),
      },
    });
    const summary = await screen.findByTestId('criteria-summary');
    expect(summary).toHaveTextContent('30.0 kW · 7.5 tons');
  });
});

function climateOf(query: URLSearchParams) {
  if (query.get('postalCode') !== '00000') return CHICAGO;
  return Response.json({ message: 'No', errors: {}, modelState: { postalCode: ['Unknown'] } }, { status: 400 });
}
