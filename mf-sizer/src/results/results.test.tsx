import { type ExhaustSupplyListRow, inColumns, LISTED_FIGURE_NAMES } from '@specbuilder/shared-contracts/api';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NO_PRICING, setWindowWidth } from '../testing/page-options.ts';
import { renderSearch, SIZED } from '../testing/render-search.tsx';
import { exhaustRow, exhaustSet, left, motor, rating } from '../testing/results.ts';
import { DUTY, exhaustSpecification } from '../testing/specifications.ts';

type Options = Parameters<typeof renderSearch>[0];

/** The search with a stored result, once its rows are there. */
async function openResults(options: Options = {}) {
  const rendered = renderSearch({ path: SIZED, ...options });
  await screen.findByTestId('results-grid');
  return { ...rendered, user: userEvent.setup() };
}
const withSet = (set: ReturnType<typeof exhaustSet>): Options => ({
  answers: { 'GET /api/sizefan/exhaust-supply/:resultId': () => set },
});
/** What a list says of a rating. */
const listedFigures = (whole: ExhaustSupplyListRow['rating']) =>
  Object.fromEntries(
    LISTED_FIGURE_NAMES.map((name) => [name, whole[name]]),
  ) as unknown as ExhaustSupplyListRow['rating'];
const opener = (model: string) => screen.getByRole('button', { name: new RegExp(`^${model}`) });
const models = () =>
  screen.getAllByRole('button', { name: /^KUB\d+/ }).map(({ textContent }) => textContent.slice(0, 6));
const header = (name: RegExp) => screen.getByRole('columnheader', { name });

beforeEach(() => setWindowWidth(1440));

describe('the rows of a result', () => {
  it('[RES-005] stand in the rank of the server and sort by any column, which says so', async () => {
    const { user } = await openResults();
    expect(models()).toEqual(['KUB141', 'KUB161', 'KUB121']);
    expect(header(/Sound/)).not.toHaveAttribute('aria-sort');
    expect(header(/Price/)).toHaveAttribute('aria-sort', 'ascending');
    await user.click(within(header(/Sound/)).getByRole('button'));
    expect(header(/Sound/)).toHaveAttribute('aria-sort', 'ascending');
    expect(header(/Price/)).not.toHaveAttribute('aria-sort');
    expect(models()).toEqual(['KUB161', 'KUB141', 'KUB121']);
    await user.click(within(header(/Sound/)).getByRole('button'));
    expect(header(/Sound/)).toHaveAttribute('aria-sort', 'descending');
    expect(models()).toEqual(['KUB121', 'KUB141', 'KUB161']);
    await user.click(within(header(/Sound/)).getByRole('button'));
    expect(models()).toEqual(['KUB141', 'KUB161', 'KUB121']);
  });

  it('are ranked again by name as well', async () => {
    const { user } = await openResults();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Rank by' }), 'Quietest');
    expect(models()[0]).toBe('KUB161');
    expect(header(/Sound/)).toHaveAttribute('aria-sort', 'ascending');
  });

  it('[CUR-005] [RES-011] [PRC-008] carry budget prices, running cost and why they stand where they stand', async () => {
    await openResults();
    const row = within(screen.getAllByTestId('result-row')[0] as HTMLElement);
    expect(row.getByText('Recommended')).toBeVisible();
    expect(row.getByText('Lowest price for the duty')).toBeVisible();
    expect(row.getByText('$1,459.00')).toBeVisible();
    expect(header(/Price/)).toHaveTextContent('budget');
    // 0.45 kW, 8 h a day, 7 days a week, 52.143 weeks, $0.10: 131.40.
    expect(row.getByText('$131.40')).toBeVisible();
  });

  it('[VAL-023] name motors of less than 10 hp with one decimal and fractions as they are', async () => {
    const sizes = [0.75, 5, 7.5, 15].map((motorHorsepower, index) => exhaustRow(index + 1, { motorHorsepower }));
    await openResults(withSet(exhaustSet({ results: sizes })));
    const column = screen.getAllByRole('columnheader').indexOf(header(/^Motor/));
    const names = screen.getAllByTestId('result-row').map(({ children }) => children[column]?.textContent);
    expect(names).toEqual(['3/4', '5.0', '7.5', '15']);
  });

  it('[RES-010] without prices under No Pricing', async () => {
    const cheapest = exhaustRow(141, { rankReason: { code: 'rank.lowestPrice', parameters: {} } });
    await openResults({ currency: NO_PRICING, ...withSet(exhaustSet({ results: [cheapest] })) });
    expect(screen.queryByText(/price/i)).not.toBeInTheDocument();
    expect(opener('KUB141')).toHaveTextContent(cheapest.description);
    expect(screen.queryByRole('columnheader', { name: /Price|Cost/ })).not.toBeInTheDocument();
    await screen.findByRole('radio', { name: /1\/2 hp/ });
    expect(screen.queryByText(/\$/)).not.toBeInTheDocument();
    expect(screen.queryByText('Budget')).not.toBeInTheDocument();
  });

  it('say of FEI in words what it means', async () => {
    const energy = rating().energy;
    const rows = [
      exhaustRow(141),
      exhaustRow(161, { rating: rating({ energy: { ...energy, fei: 0.91, meetsLimit: false } }) }),
      exhaustRow(121, { rating: rating({ energy: { ...energy, feiLimit: null, meetsLimit: null } }) }),
    ];
    await openResults(withSet(exhaustSet({ results: rows })));
    const [meets, below, exempt] = screen.getAllByTestId('result-row');
    expect(meets).toHaveTextContent('1.08 Meets the 1.00 of 90.1 (calculated)');
    expect(below).toHaveTextContent('0.91 below');
    expect(exempt).toHaveTextContent('Exempt below 1 hp');
  });

  it('say at their foot that figures are demonstration values, calculated and not certified', async () => {
    await openResults();
    const foot = screen.getByTestId('figures-statement');
    expect(foot).toHaveTextContent(/Catalogue .*demonstration values.*calculated.*certified/);
  });

  it('become cards on a phone, each with four facts', async () => {
    setWindowWidth(390);
    renderSearch({ path: SIZED });
    const [card] = within(await screen.findByTestId('results-cards')).getAllByTestId('result-row');
    for (const text of ['Drive', 'Motor', 'Sound', 'FEI', '$1,459.00']) expect(card).toHaveTextContent(text);
    expect(screen.queryByRole('table', { name: 'Fans that fit' })).not.toBeInTheDocument();
  });

  it('are all drawn where they are up to 60, so that the browser finds any of them', async () => {
    const results = Array.from({ length: 60 }, (_, place) => exhaustRow(100 + place));
    await openResults(withSet(exhaustSet({ results, candidateCount: 60, excluded: [] })));
    await waitFor(() => expect(screen.getAllByTestId('result-row')).toHaveLength(60));
    expect(screen.getByRole('table', { name: 'Fans that fit' })).toHaveAttribute('aria-rowcount', '61');
  });
});

describe('an open row', () => {
  it('[RES-008] is the first one, with motors, documents and curve', async () => {
    await openResults();
    expect(opener('KUB141')).toHaveAttribute('aria-expanded', 'true');
    expect(opener('KUB161')).toHaveAttribute('aria-expanded', 'false');
    const tabs = within(screen.getByRole('tablist', { name: 'Details of KUB141' })).getAllByRole('tab');
    expect(tabs).toHaveLength(3);
    for (const [place, name] of ['Motors & voltages', 'Fan info', 'Curve'].entries()) {
      expect(tabs[place]).toHaveAccessibleName(name);
    }
  });

  it('[RES-009] loads motors and documents once, however often it is opened', async () => {
    const { platform, user } = await openResults();
    const asked = (end: string) => platform.calls.filter(({ path }) => path.endsWith(end)).length;
    await screen.findByRole('radio', { name: /1\/2 hp/ });
    await user.click(opener('KUB141'));
    expect(screen.queryByRole('tablist')).not.toBeInTheDocument();
    await user.click(opener('KUB141'));
    expect(await screen.findByRole('radio', { name: /1\/2 hp/ })).toBeChecked();
    expect([asked('/motors'), asked('/fanInfo')]).toEqual([1, 1]);
    await user.click(opener('KUB161'));
    await waitFor(() => expect([asked('/motors'), asked('/fanInfo')]).toEqual([2, 2]));
  });

  it('[RES-009] loads once what the list leaves out of a row, and says when that does not come', async () => {
    const whole = exhaustSet();
    const listed = whole.results.map((row) => ({ ...row, rating: listedFigures(row.rating) }));
    let isDown = true;
    const { platform, user } = await openResults({
      answers: {
        'GET /api/sizefan/exhaust-supply/:resultId': () => ({
          ...{ ...whole, results: [], excluded: [] },
          columns: { results: inColumns(listed), excluded: inColumns(whole.excluded) },
        }),
        'GET /api/sizefan/exhaust-supply/:resultId/rows/:fanUnitId': ({ params }) =>
          isDown
            ? new Response(null, { status: 500 })
            : whole.results.find(({ fanUnitId }) => String(fanUnitId) === params['fanUnitId']),
      },
    });
    expect(platform.calls.find(({ path }) => path.endsWith(whole.resultId))?.query.get('rows')).toBe('columns');
    await screen.findByText('The figures did not load');
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    const figures = await screen.findByRole('region', { name: 'At the duty' });
    expect(figures).toHaveTextContent('Outlet velocity1,200 fpm');
    await user.click(opener('KUB141'));
    await user.click(opener('KUB141'));
    expect(screen.getByRole('region', { name: 'At the duty' })).toBeVisible();
    expect(platform.calls.filter(({ path }) => path.endsWith('/rows/141'))).toHaveLength(2);
  });

  it('moves by arrow keys, opens with Enter and closes with Escape', async () => {
    const { user } = await openResults();
    act(() => opener('KUB141').focus());
    await user.keyboard('{ArrowDown}');
    expect(opener('KUB161')).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(opener('KUB161')).toHaveAttribute('aria-expanded', 'true');
    await user.keyboard('{Escape}');
    expect(opener('KUB161')).toHaveAttribute('aria-expanded', 'false');
    await user.keyboard('{End}');
    expect(opener('KUB121')).toHaveFocus();
    await user.keyboard('{ArrowDown}{ArrowUp}{Home}');
    expect(opener('KUB141')).toHaveFocus();
    expect(opener('KUB161')).toHaveAttribute('tabindex', '-1');
  });

  it('[RES-012] takes a motor and a voltage, the choice of before where the new motor has it', async () => {
    const { user } = await openResults();
    const [, larger] = await screen.findAllByRole('radio', { name: /hp/ });
    const voltages = () => within(screen.getByRole('radiogroup', { name: /Voltage of 3\/4 hp/ }));
    await user.click(screen.getAllByRole('radio', { name: /208 V/ })[0] as HTMLElement);
    await user.click(larger as HTMLElement);
    expect(larger).toBeChecked();
    expect(voltages().getByRole('radio', { name: /208 V/ })).toBeChecked();
    expect(screen.getByTitle('Budget price with this motor')).toHaveTextContent('$1,509.00');
  });

  it('a long list of motors waits behind its first ones and the chosen one', async () => {
    const offered = [1, 2, 3, 4, 5].map((id) => motor(id, id, { isRecommended: id === 5 }));
    const { user } = await openResults({
      answers: { 'GET /api/sizefan/exhaust-supply/:resultId/motors': () => offered },
    });
    expect(await screen.findByRole('radio', { name: /^5\.0 hp/ })).toBeChecked();
    expect(screen.queryByRole('radio', { name: /^4\.0 hp/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show 1 more motor' }));
    expect(screen.getAllByRole('radio', { name: /^\d\.0 hp/ })).toHaveLength(5);
  });

  it('is opened by Enter and ticked for the comparison by Space', async () => {
    const { user } = await openResults();
    const tick = screen.getByRole('checkbox', { name: 'Compare KUB161' });
    opener('KUB161').focus();
    await user.keyboard(' ');
    expect(tick).toBeChecked();
    expect(opener('KUB161')).toHaveAttribute('aria-expanded', 'false');
    await user.keyboard('{Enter}');
    expect(opener('KUB161')).toHaveAttribute('aria-expanded', 'true');
    await user.keyboard(' ');
    expect(tick).not.toBeChecked();
  });

  it('[RES-008] leaves the next rows in sight on a phone: one motor, and the figures behind a tab', async () => {
    setWindowWidth(390);
    const offered = [1, 2, 3].map((id) => motor(id, id));
    const answers = { 'GET /api/sizefan/exhaust-supply/:resultId/motors': () => offered };
    renderSearch({ path: SIZED, answers });
    const user = userEvent.setup();
    expect(await screen.findByRole('radio', { name: /^1\.0 hp/ })).toBeVisible();
    expect(screen.queryByRole('radio', { name: /^2\.0 hp/ })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Show 2 more motors' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'At the duty' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('tab', { name: 'At the duty' }));
    expect(await screen.findByRole('region', { name: 'At the duty' })).toHaveTextContent('Static efficiency');
  });

  it('groups documents, or says that there is none', async () => {
    const { user } = await openResults();
    await user.click(screen.getByRole('tab', { name: 'Fan info' }));
    expect(await screen.findByText('No document is held for this model')).toBeVisible();
  });

  it('[RES-015] names drawings and manuals, each opened in a window of its own from the server that gave it', async () => {
    const line = (title: string) => [{ title, url: `/documents/${title}.pdf` }];
    const documents = [
      { typeKey: 'FANDRAWING', includeLines: line('Outline') },
      { typeKey: 'FANMANUALS', includeLines: line('Installation') },
    ];
    const { user } = await openResults({ answers: { 'GET /api/catalog/fanInfo': () => documents } });
    await user.click(screen.getByRole('tab', { name: 'Fan info' }));
    const drawings = await screen.findByRole('region', { name: 'Drawings' });
    const outline = within(drawings).getByRole('link', { name: /Outline/ });
    expect(outline).toHaveAttribute('target', '_blank');
    expect(outline).toHaveAttribute('rel', expect.stringContaining('noopener'));
    expect(outline.getAttribute('href')).toMatch(/^https?:\/\/[^/]+\/documents\/Outline\.pdf$/);
    const manuals = within(screen.getByRole('region', { name: 'Data sheets and manuals' }));
    expect(manuals.getByRole('link')).toHaveTextContent('Installation');
  });

  it('[RES-016] [RES-021] draws the curve at the duty of the row, with words for those who do not see it', async () => {
    const { user } = await openResults();
    await user.click(screen.getByRole('tab', { name: 'Curve' }));
    const link = screen.getByRole('link', { name: 'Open full size' });
    expect(link).toHaveAttribute('target', '_blank');
    const query = Object.fromEntries(new URL(link.getAttribute('href') ?? '', 'https://site.invalid').searchParams);
    expect(query).toMatchObject({
      fanUnitId: '141',
      cfm: '2000',
      sp: '0.5',
      rpm: '868',
      altitude: '594',
      ambientTemperature: '70',
      motorId: '11',
    });
    expect(await screen.findByRole('img', { name: /9,000 cfm at 3.00 in. wg/ })).toBeVisible();
    const bands = within(screen.getByRole('table', { name: 'Sound power by octave band' }));
    expect(bands.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      '63',
      '125',
      '250',
      '500',
      '1k',
      '2k',
      '4k',
      '8k',
    ]);
    expect(bands.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
      'Outlet',
      'Inlet',
      'Radiated',
    ]);
    expect(bands.getByRole('row', { name: /^Inlet 75 73 71 68 64 60 56 50$/ })).toBeVisible();
  });

  it('leads to the product page in a window of its own', async () => {
    const set = exhaustSet({ results: [exhaustRow(141, { productDetailUrl: 'https://brand.invalid/kub' })] });
    await openResults(withSet(set));
    const link = screen.getByRole('link', { name: 'Product page' });
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
  });

  it('has the place of its curve before the figures are there that it is drawn from', async () => {
    const whole = exhaustSet();
    const listed = whole.results.map((row) => ({ ...row, rating: listedFigures(row.rating) }));
    await openResults({
      answers: {
        'GET /api/sizefan/exhaust-supply/:resultId': () => ({
          ...{ ...whole, results: [], excluded: [] },
          columns: { results: inColumns(listed), excluded: inColumns(whole.excluded) },
        }),
        'GET /api/sizefan/exhaust-supply/:resultId/rows/:fanUnitId': () => new Promise<Response>(() => undefined),
      },
    });
    const panel = within(await screen.findByTestId('row-detail')).getByRole('tabpanel');
    await waitFor(() => expect(panel.firstElementChild?.children).toHaveLength(3));
  });

  it('can load its motors again when they did not come', async () => {
    let isDown = true;
    const motors = () => (isDown ? new Response(null, { status: 503 }) : exhaustSet().results[0]?.motorListPrices);
    const { user } = await openResults({ answers: { 'GET /api/sizefan/exhaust-supply/:resultId/motors': motors } });
    expect(await screen.findByText('Motors did not load')).toBeVisible();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('radio', { name: /1\/2 hp/ })).toBeChecked();
  });
});

/** Fluent opens a popover to assistive technology by a timer of its own; the browser's stories see it open. */
const HIDDEN = { hidden: true } as const;

describe('excluded sizes', () => {
  it('are counted by reason, most first, and one click moves the limit', async () => {
    const { platform, user } = await openResults();
    expect(screen.getByText('5 of 9 sizes fit')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Why not the other 4?' }));
    const why = within(await screen.findByTestId('why-not'));
    expect(why.getAllByRole('listitem', HIDDEN).map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Louder than 30 sones2Raise to 35 to gain 1, to 40 to gain 2/),
      expect.stringMatching(/^In or near stall1/),
      expect.stringMatching(/^Other drive1/),
    ]);
    await user.click(why.getByRole('button', { name: 'List the nearest misses', ...HIDDEN }));
    expect(why.getByText('KUB90')).toBeVisible();
    await user.click(why.getByRole('button', { name: 'Allow 35 sones', ...HIDDEN }));
    await waitFor(() => expect(sizedWith(platform)).toMatchObject({ sones: 35, cfm: 2000 }));
    expect(screen.getByLabelText(/Sound, at most/)).toHaveValue('35.0');
  });

  it('nothing fits: the nearest misses come with what would let them in', async () => {
    const rows = [exhaustRow(141, { meetsEveryCriterion: false, rating: rating({ soundSones: 13.2 }) })];
    const set = exhaustSet({
      results: rows,
      candidateCount: 2,
      excluded: [left('KUB141', 'sound', 13.2, 12), left('KUB48', 'stall')],
      specification: exhaustSpecification({ ...DUTY, sones: 12 }),
    });
    const { platform } = renderSearch({ path: SIZED, ...withSet(set) });
    expect(await screen.findByRole('heading', { name: 'None of 2 sizes stays under 12 sones' })).toBeVisible();
    const nearest = within(screen.getByRole('table', { name: 'Nearest misses' }));
    expect(nearest.getByRole('rowheader', { name: /KUB141/ })).toBeVisible();
    expect(nearest.getByText('1.2 over')).toBeVisible();
    await userEvent.setup().click(nearest.getByRole('button', { name: 'Allow 14 sones' }));
    await waitFor(() => expect(sizedWith(platform)).toMatchObject({ sones: 14 }));
  });

  it('nothing fits at all: every reason in words, never an empty page', async () => {
    const excluded = [left('KUB48', 'tip-speed', 1510, 1500), left('KUB90', 'stall')];
    renderSearch({ path: SIZED, ...withSet(exhaustSet({ results: [], candidateCount: 2, excluded })) });
    expect(await screen.findByRole('heading', { name: 'None of 2 sizes fits' })).toBeVisible();
    expect(screen.getByRole('rowheader', { name: /KUB48/ })).toBeVisible();
  });
});

function sizedWith({ calls }: ReturnType<typeof renderSearch>['platform']) {
  return calls.findLast(({ method, path }) => method === 'POST' && path === '/api/sizefan/exhaust-supply')?.body;
}
