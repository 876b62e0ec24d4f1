import { screen, waitFor } from '@testing-library/react';
import { itemServer } from '../../../test/item-server.ts';
import { fanItem, ITEM_ID } from '../../../test/items.ts';
import { setWindowWidth } from '../../../test/page-options.ts';
import { PROJECT_ID } from '../../../test/people.ts';
import { openOptions } from '../../../test/render-options.tsx';

jest.mock('../hub/fan-item-hub.ts', () => ({ connectFanItemHub: () => () => undefined }));
beforeEach(() => setWindowWidth(1440));

describe('The findings of a configured item', () => {
  it('say what the site and the values at the duty warn of, and where another fan is chosen', async () => {
    const found = { code: 'stall.thinMargin', severity: 'warning', cure: { code: 'selectAgain', values: {} } } as const;
    const values = { percent: 6, stallCfm: 1887, recommendedPercent: 10 };
    const above = { code: 'airflow.above', severity: 'note', cure: null } as const;
    const airflow = { cfm: 2162, requiredCfm: 2000, percent: 8.1 };
    const server = itemServer({
      item: fanItem({ projectId: PROJECT_ID }),
      findings: [
        { ...found, values, message: 'The duty is 6% above the stall airflow of 1,887 cfm.' },
        { ...above, values: airflow, message: 'Delivers 2,162 cfm.' },
      ],
    });
    const { platform, user } = await openOptions({ server });
    const warning = screen.getByText('The duty is 6% above the stall airflow of 1,887 cfm.');
    expect(warning).toBeVisible();
    expect(screen.queryByText('Delivers 2,162 cfm.')).not.toBeInTheDocument();
    await user.click(screen.getAllByRole('button', { name: 'Replace fan' }).at(-1) ?? warning);
    expect(platform.navigations.at(-1)).toMatchObject({ params: { replace: ITEM_ID } });
  });

  it('leave with the change that cures it', async () => {
    const low = {
      code: 'energy.feiBelowLimit',
      severity: 'warning',
      cure: { code: 'selectAgain', values: {} },
    } as const;
    const values = { fei: 0.9, limitFei: 1, motorHp: 2 };
    const server = itemServer({ findings: [{ ...low, values, message: 'FEI 0.90 is below the limit of 1.00.' }] });
    server.effect = (state) => {
      state.findings = [];
      return undefined;
    };
    const { user } = await openOptions({ server });
    expect(screen.getByText('FEI 0.90 is below the limit of 1.00.')).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: /Gravity backdraft damper/ }));
    await waitFor(() => expect(screen.queryByText('FEI 0.90 is below the limit of 1.00.')).not.toBeInTheDocument());
  });

  it('say what rating again for the site changes of motor and price', async () => {
    const cure = { code: 'rateAgain', values: { altitudeFt: 604 } } as const;
    const found = { code: 'site.altitude', severity: 'warning', values: { ratedFt: 5279, siteFt: 604 }, cure } as const;
    const server = itemServer({
      item: fanItem({ projectId: PROJECT_ID }),
      findings: [{ ...found, message: 'Rated for 5,279 ft; the site is at 604 ft.' }],
    });
    const before = { altitude: 5279, rpm: 1290, bhp: 0.4, motorHorsepower: 0.5, voltage: '115/1', inputKw: 0.5 };
    const rest = { sones: 9, fei: 1.1, price: 1072, errors: [] };
    const preview = [
      {
        ...{ projectItemId: ITEM_ID, rowVersion: 1, tag: null, modelDisplayAs: 'KRD140', reason: null },
        ...{ before: { ...before, ...rest }, after: { ...before, ...rest, motorHorsepower: 0.75, price: 1116 } },
        ...{ droppedOptions: [], isChanged: true },
      },
    ];
    await openOptions({ server, responses: { 'POST /api/projects/:id/items/re-rate/preview': () => preview } });
    expect(await screen.findByText('Rate again for 604 ft: motor becomes 3/4 hp, +$44.00.')).toBeVisible();
  });
});
