import type { ExhaustSupplyResultSet } from '@specbuilder/shared-contracts/api';
import { DEFAULT_OPERATING_COST, FanCategory, messageOf } from '@specbuilder/shared-contracts/domain';
import { fitColumns } from '@specbuilder/shared-ui/grid';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { energyResponses } from '../../../test/energy.ts';
import { textMessage } from '../../../test/messages.ts';
import { setWindowWidth } from '../../../test/page-options.ts';
import { renderSearch } from '../../../test/render-search.tsx';
import { exhaustRow, exhaustSet, left, RESULT_ID } from '../../../test/results.ts';
import { DUTY, exhaustSpecification } from '../../../test/specifications.ts';
import { coolingRating, heaterRating, supplyRow } from '../../../test/supply-results.ts';
import { exhaustColumns } from './exhaust-columns.tsx';
import { modelColumn } from './model-column.tsx';
import { sectionColumns } from './section-columns.tsx';

const COOLED = [
  supplyRow(141, { isRecommended: true, heating: heaterRating(), cooling: coolingRating() }),
  supplyRow(161, { cooling: coolingRating({ tonnage: 10, ieer: 15.2, leavingDryBulb: 55.1 }) }),
];
const HEATED = [supplyRow(141, { heating: heaterRating() }), supplyRow(161, { heating: heaterRating() })];

function open(category: FanCategory, part: Partial<ExhaustSupplyResultSet>) {
  const specification = exhaustSpecification({ ...DUTY, fanCategoryType: category, temperatureRise: 70 });
  const set = exhaustSet({ fanCategoryType: category, specification, ...part });
  renderSearch({
    path: `/fans/sizer/search?category=${category}&sub=1&r=${RESULT_ID}`,
    responses: { ...energyResponses(), 'GET /api/sizefan/exhaust-supply/:resultId': () => set },
  });
}
const grid = async () => within(await screen.findByTestId('results-grid'));
const titles = (rows: Parameters<typeof sectionColumns>[0]) => sectionColumns(rows).map(({ label }) => label);
const line = (list: ReturnType<typeof within>, name: string) => list.getByText(name).closest('div');

beforeEach(() => setWindowWidth(1440));

describe('columns of supply units', () => {
  it('[RES-005] show tons, IEER and leaving air of what cools', async () => {
    open(FanCategory.HvacUnit, { results: COOLED });
    const rows = await grid();
    for (const title of ['Coolingtons', 'IEER', 'LAT°F']) {
      expect(rows.getAllByRole('columnheader').map(({ textContent }) => textContent)).toContain(title);
    }
    const [first] = rows.getAllByTestId('result-row');
    for (const text of ['7.5', '15.0', '58.4']) expect(within(first as HTMLElement).getByText(text)).toBeVisible();
    await userEvent.setup().selectOptions(await screen.findByRole('combobox', { name: 'Rank by' }), 'Best IEER');
    expect(rows.getAllByTestId('result-row')[0]).toHaveTextContent(/KUB161/);
  });

  it('[RES-002] show least rise and most discharge of heaters', async () => {
    open(FanCategory.HeatedMakeUpAir, { results: HEATED });
    const rows = await grid();
    expect(rows.getByRole('columnheader', { name: /^Min rise/ })).toBeVisible();
    expect(rows.getByRole('columnheader', { name: /^Max disch\./ })).toBeVisible();
    expect(rows.queryByRole('columnheader', { name: /^IEER/ })).not.toBeInTheDocument();
    const row = within(rows.getAllByTestId('result-row')[0] as HTMLElement);
    for (const text of ['18.5', '75']) expect(row.getByText(text)).toBeVisible();
  });

  it('say nothing of sections that no row has', () => {
    expect(titles([exhaustRow(1)])).toEqual([]);
    expect(titles([supplyRow(1, { heating: heaterRating() })])).toEqual(['Min rise', 'Max disch.']);
  });

  it('[RES-005] a row without a coil among those with one leaves a gap, which sorts last', () => {
    const [tons] = sectionColumns([...COOLED, supplyRow(1, {})]);
    expect(tons?.value(supplyRow(1, {}))).toBeNull();
    expect(tons?.text(supplyRow(1, {}))).toBe('');
  });

  it('keep the tons and the room of the model on a narrow screen', () => {
    const facts = { cost: DEFAULT_OPERATING_COST, requiredCfm: 2000, distanceFt: 5, feiLimits: [], priceSpacePx: 0 };
    const columns = exhaustColumns({ ...facts, sections: sectionColumns(COOLED) });
    const order = columns.map(({ leaves = 0 }) => leaves).filter((leaves) => leaves > 0);
    order.sort((a, b) => a - b);
    for (let px = 720; px < 1400; px += 20) {
      const { visible, hidden, widths } = fitColumns([modelColumn(), ...columns], px, {
        hasExpander: true,
        isFitted: true,
      });
      expect(visible.map(({ id }) => id)).toEqual(expect.arrayContaining(['airflow', 'tons', 'fei', 'sound', 'price']));
      expect(((widths[0] ?? 0) * px) / 100).toBeGreaterThanOrEqual(modelColumn().minPx ?? 0);
      expect(hidden.map(({ leaves }) => leaves)).toEqual(order.slice(0, hidden.length));
    }
  });

  it.each([
    [FanCategory.HvacUnit, COOLED, ['Motor', 'Cooling', '7.5 tons', 'LAT', '58.4 °F', 'Sound']],
    [FanCategory.IndustrialHeater, HEATED, ['Motor', 'Min rise', '18.5 °F', 'Max disch.', 'Sound']],
  ])('become cards on a phone with what category %p is chosen by', async (category, results, texts) => {
    setWindowWidth(390);
    open(category, { results });
    const [card] = within(await screen.findByTestId('results-cards')).getAllByTestId('result-row');
    for (const text of texts) expect(card).toHaveTextContent(text);
  });
});

describe('an open supply unit', () => {
  it('[RES-002] shows heater and coil beside the duty', async () => {
    open(FanCategory.HvacUnit, { results: COOLED });
    const heating = within(await screen.findByRole('region', { name: 'Heating' }));
    expect(line(heating, 'Heater')).toHaveTextContent('Indirect gas-fired');
    expect(line(heating, 'Furnace input')).toHaveTextContent('200.0 MBH');
    expect(line(heating, 'Output at high fire')).toHaveTextContent('160.0 MBH');
    // Entering air and required rise add up to the discharge air.
    expect(line(heating, 'Winter entering air')).toHaveTextContent('1 °F');
    expect(line(heating, 'Rise at high fire (70 °F required)')).toHaveTextContent('74 °F');
    expect(line(heating, 'Min. rise at 4:1')).toHaveTextContent('18.5 °F');
    expect(line(heating, 'Winter discharge air')).toHaveTextContent('71 °F');
    expect(line(heating, 'Max. discharge air')).toHaveTextContent('75 °F');
    const cooling = within(screen.getByRole('region', { name: 'Cooling' }));
    expect(line(cooling, 'Total capacity')).toHaveTextContent('98.4 MBH');
    expect(line(cooling, 'Sensible capacity')).toHaveTextContent('61.0 MBH');
    expect(line(cooling, 'Entering dry / wet bulb')).toHaveTextContent('92.0 / 75.0 °F');
    expect(line(cooling, 'Leaving dry / wet bulb')).toHaveTextContent('58.4 / 57.1 °F');
    expect(line(cooling, 'EER / IEER')).toHaveTextContent('11.2 / 15.0');
  });

  it('says what its running cost contains, and that the column is of the fan alone', async () => {
    open(FanCategory.HvacUnit, { results: COOLED });
    const cost = within(await screen.findByRole('region', { name: 'Running cost' }));
    // 0.45 kW over 2,920 h; 8.31 kW of the condensing section; 200 MBH of gas.
    expect(line(cost, 'Fan, 2,920 h')).toHaveTextContent('$131.40 /yr');
    expect(line(cost, 'Condensing section at full load')).toHaveTextContent('$0.83 /h');
    expect(line(cost, 'Gas at high fire, $1.00/therm')).toHaveTextContent('$2.00 /h');
    expect(cost.getByText(/Annual cost is for the fan only/)).toBeVisible();
    expect((await grid()).getByRole('columnheader', { name: /^Cost/ })).toHaveTextContent('fan, per yr');
    expect(screen.getByTestId('figures-statement')).toHaveTextContent('Cost is for the fan only');
  });

  it('names burners and electric steps by what they are, and what the coil warns of', async () => {
    const electric = heaterRating({
      type: 'Electric',
      fuel: 'electric',
      furnaceMbh: null,
      kwStep: 50,
      gasFlowCfh: null,
    });
    const cooling = coolingRating({ message: textMessage('Leaving air is above 98% relative humidity') });
    open(FanCategory.HvacUnit, { results: [supplyRow(141, { heating: electric, cooling })] });
    const heating = within(await screen.findByRole('region', { name: 'Heating' }));
    expect(line(heating, 'Coil step')).toHaveTextContent('50.0 kW');
    expect(heating.queryByText(/Furnace|gas at/)).not.toBeInTheDocument();
    expect(screen.getByText('Leaving air is above 98% relative humidity')).toBeVisible();
  });

  it('says what its price has in it that no one requested', async () => {
    const usualChoices = [
      { fanOptionId: 1018, description: 'Down discharge' },
      { fanOptionId: 1024, description: 'Intake hood with bird screen' },
    ];
    open(FanCategory.MakeUpAir, { results: [supplyRow(141, { usualChoices })] });
    expect(await screen.findByTestId('default-choices')).toHaveTextContent(
      'Price includes these default options: Down discharge · Intake hood with bird screen.',
    );
  });

  it('says in its row and beside the coil which leaving air it misses', async () => {
    const missed = messageOf('cooling.missesLeavingAir', {
      dryBulbF: 55.2,
      wetBulbF: 54.9,
      askedDryBulbF: 55,
      askedWetBulbF: 55,
    });
    const row = { cooling: coolingRating(), missed, rankReason: missed, meetsEveryCriterion: false };
    open(FanCategory.HvacUnit, { results: [supplyRow(141, row)] });
    const words = 'Leaving air 55.2 / 54.9 °F misses 55 / 55 °F';
    const cooling = within(await screen.findByRole('region', { name: 'Cooling' }));
    expect(cooling.getByText(words)).toBeVisible();
    expect((await grid()).getAllByText(words)[0]).toHaveAttribute('title', words);
  });

  it('has neither where the fan moves air alone', async () => {
    open(FanCategory.MakeUpAir, { results: [supplyRow(141, {})] });
    expect(await screen.findByRole('region', { name: 'At the duty' })).toBeVisible();
    expect(screen.queryByRole('region', { name: /Heating|Cooling/ })).not.toBeInTheDocument();
  });
});

describe('excluded supply units', () => {
  it('say which change would let them in', async () => {
    const rise = { field: 'temperatureRise', value: 100, message: textMessage('A rise of 100 °F') };
    const excluded = [left('KIH-12', 'heating', 120, 100, rise), left('KRG-10', 'cooling', 190, 250)];
    open(FanCategory.HeatedMakeUpAir, { results: [], candidateCount: 2, excluded });
    expect(await screen.findByText(/1: beyond the coil’s range, 1: beyond the heater’s range/)).toBeVisible();
    const misses = within(screen.getByRole('table', { name: 'Nearest misses' }));
    expect(misses.getByRole('row', { name: /KIH-12/ })).toHaveTextContent('A rise of 100 °F');
    expect(misses.getByRole('row', { name: /KRG-10/ })).toHaveTextContent('190, limit 250');
  });
});
