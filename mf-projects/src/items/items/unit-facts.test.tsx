import type { ProjectItem } from '@specbuilder/shared-contracts/api';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openItems, row } from '../../../test/open-items.tsx';
import { projectItem } from '../../../test/projects.ts';

const GAS: ProjectItem['heating'] = {
  ...{ type: 'IndirectFired', fuel: 'gas', efficiency: 0.8, outputBtus: 240_000, inputBtus: 300_000, outputKws: 70.3 },
  ...{ requiredRise: 65, temperatureRise: 74, minimumTemperatureRise: 20, maximumDischargeTemperature: 140 },
  ...{ dischargeTemperature: 65, furnaceMbh: 300, kwStep: null, turndown: 4, gasFlowCfh: 300 },
};
const COOLING: ProjectItem['cooling'] = {
  ...{ tonnage: 10, eer: 11, ieer: 14.2, mbh: 118.2, coilRows: 4, enteringDryBulb: 79.5, enteringWetBulb: 65.9 },
  ...{ leavingDryBulb: 57.1, leavingWetBulb: 55.8, totalBtus: 118_200, sensibleBtus: 88_400 },
  ...{ sensibleHeatRatio: 0.75, compressorKw: 9.93, cfmPerTon: 400, message: null },
};

async function detailsOf(change: Partial<ProjectItem>) {
  openItems({ projectItems: [projectItem(change)] }, { 'GET /api/catalog/fanInfo': () => [] });
  await userEvent.setup().click(within(await row('EF-1')).getByRole('button', { name: /^KRD140/ }));
  await screen.findByRole('region', { name: 'Unit' });
}
const valueIn = (section: string, label: string) =>
  within(screen.getByRole('region', { name: section })).getByText(label, { exact: true }).nextElementSibling;

describe('The details of an item', () => {
  it('have the circuit of the whole unit, its number and its weight', async () => {
    await detailsOf({ modelNumber: 'KRD140-CW', weightLb: 412 });
    expect(valueIn('Unit', 'Model number')).toHaveTextContent('KRD140-CW');
    expect(valueIn('Unit', 'MCA')).toHaveTextContent(/^[\d.]+ A$/);
    expect(valueIn('Unit', 'MOCP')).toHaveTextContent(/^\d+ A$/);
    expect(valueIn('Unit', 'Weight without options')).toHaveTextContent('412 lb');
    expect(screen.queryByRole('region', { name: 'Heating' })).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Cooling' })).not.toBeInTheDocument();
  });

  it('have the heater, whose entering air and required rise make its leaving air', async () => {
    await detailsOf({ heating: GAS });
    for (const [label, value] of [
      ['Input', '300.0 MBH'],
      ['Output', '240.0 MBH'],
      ['Gas flow', '300 cfh'],
      ['Entering air', '0.0 °F'],
      ['Required rise', '65.0 °F'],
      ['Leaving air', '65.0 °F'],
    ] as const) {
      expect(valueIn('Heating', label)).toHaveTextContent(value);
    }
  });

  it('have the kW of an electric heater, which burns no gas', async () => {
    await detailsOf({ heating: { ...GAS, type: 'Electric', fuel: 'electric', outputKws: 40, gasFlowCfh: null } });
    expect(valueIn('Heating', 'Output')).toHaveTextContent('40.0 kW');
    expect(within(screen.getByRole('region', { name: 'Heating' })).queryByText('Gas flow')).not.toBeInTheDocument();
    expect(within(screen.getByRole('region', { name: 'Heating' })).queryByText('Input')).not.toBeInTheDocument();
  });

  it('have tons, capacities and both airs of a coil', async () => {
    await detailsOf({ cooling: COOLING });
    for (const [label, value] of [
      ['Nominal', '10.0 tons'],
      ['Total', '118.2 MBH'],
      ['Sensible', '88.4 MBH'],
      ['Entering air, dry / wet bulb', '79.5 °F / 65.9 °F'],
      ['Leaving air, dry / wet bulb', '57.1 °F / 55.8 °F'],
    ] as const) {
      expect(valueIn('Cooling', label)).toHaveTextContent(value);
    }
  });
});
