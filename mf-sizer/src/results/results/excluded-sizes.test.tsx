import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setWindowWidth } from '../../../test/page-options.ts';
import { openResults, withSet } from '../../../test/render-results.tsx';
import { renderSearch, SIZED } from '../../../test/render-search.tsx';
import { exhaustRow, exhaustSet, left, rating } from '../../../test/results.ts';
import { DUTY, exhaustSpecification } from '../../../test/specifications.ts';

/** Fluent exposes a popover to assistive technology after a timer; the browser's end-to-end tests see it open. */
const HIDDEN = { hidden: true } as const;

beforeEach(() => setWindowWidth(1440));

describe('excluded sizes', () => {
  it('are counted by reason, most first, and one click moves the limit', async () => {
    const { platform, user } = await openResults();
    expect(screen.getByText('5 of 9 sizes fit')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Why not the other 4?' }));
    const why = within(await screen.findByTestId('why-not'));
    const reasons = await why.findAllByRole('listitem', HIDDEN);
    expect(reasons.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Louder than 30 sones2Raise to 35 to gain 1, to 40 to gain 2/),
      expect.stringMatching(/^Different drive1/),
      expect.stringMatching(/^In or near stall1/),
    ]);
    await user.click(why.getByRole('button', { name: 'Show nearest misses', ...HIDDEN }));
    expect(why.getByText('KUB90')).toBeVisible();
    await user.click(why.getByRole('button', { name: 'Allow 35 sones', ...HIDDEN }));
    await waitFor(() => expect(sizedWith(platform)).toMatchObject({ sones: 35, cfm: 2000 }));
    expect(screen.getByLabelText(/Max. sound/)).toHaveValue('35.0');
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
    const nearest = within(await screen.findByRole('table', { name: 'Nearest misses' }));
    expect(nearest.getByRole('rowheader', { name: /KUB141/ })).toBeVisible();
    expect(nearest.getByText('1.2 over')).toBeVisible();
    await userEvent.setup().click(nearest.getByRole('button', { name: 'Allow 14 sones' }));
    await waitFor(() => expect(sizedWith(platform)).toMatchObject({ sones: 14 }));
  });

  it('nothing is quiet enough in dBA: by how much, and the limits that let a fan in', async () => {
    const miss = (unit: number, soundSones: number, soundDba: number) =>
      exhaustRow(unit, { meetsEveryCriterion: false, rating: rating({ soundSones, soundDba }) });
    const set = exhaustSet({
      results: [miss(141, 11.2, 58), miss(161, 13.2, 60)],
      candidateCount: 2,
      excluded: [left('KUB141', 'soundPressure', 58, 55), left('KUB161', 'sound', 13.2, 12, null)],
      specification: exhaustSpecification({ ...DUTY, sones: 12, soundPressure: 55 }),
    });
    const { platform } = renderSearch({ path: SIZED, ...withSet(set) });
    expect(await screen.findByRole('heading', { name: /stays under 12 sones and 55 dBA/ })).toBeVisible();
    const nearest = within(await screen.findByRole('table', { name: 'Nearest misses' }));
    const [first, second] = nearest.getAllByRole('row').slice(1);
    expect(first).toHaveTextContent(/58 dBA3 dBA over/);
    expect(first).not.toHaveTextContent(/11\.2/);
    expect(second).toHaveTextContent(/13\.21\.2 over60 dBA5 dBA over/);
    await userEvent.setup().click(nearest.getByRole('button', { name: 'Allow 14 sones and 60 dBA' }));
    await waitFor(() => expect(sizedWith(platform)).toMatchObject({ sones: 14, soundPressure: 60 }));
  });

  it('nothing fits at all: every reason in words, never an empty page', async () => {
    const excluded = [left('KUB48', 'tip-speed', 1510, 1500), left('KUB90', 'stall')];
    renderSearch({ path: SIZED, ...withSet(exhaustSet({ results: [], candidateCount: 2, excluded })) });
    expect(await screen.findByRole('heading', { name: 'None of 2 sizes fits' })).toBeVisible();
    expect(screen.getByRole('rowheader', { name: /KUB48/ })).toBeVisible();
  });
});

describe('a supply that no motor is wound for', () => {
  it('is the first reason, however many sizes failed at another one', async () => {
    const excluded = [
      ...['KUB90', 'KUB98', 'KUB99'].map((model) => left(model, 'efficiency', 40, 60)),
      left('KUB141', 'voltage'),
    ];
    const specification = exhaustSpecification({ ...DUTY, motorVoltage: 415, motorFrequency: 50 });
    renderSearch({ path: SIZED, ...withSet(exhaustSet({ results: [], candidateCount: 4, excluded, specification })) });
    const panel = await screen.findByRole('region', { name: 'None of 4 sizes fits' });
    expect(panel).toHaveTextContent(/^None of 4 sizes fits1: no motor for this supply, 3: static efficiency/);
  });
});

function sizedWith({ calls }: ReturnType<typeof renderSearch>['platform']) {
  return calls.findLast(({ method, path }) => method === 'POST' && path === '/api/sizefan/exhaust-supply')?.body;
}
