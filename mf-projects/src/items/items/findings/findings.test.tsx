import type { ProjectItem, ReRatedItem, ReRatedValues } from '@specbuilder/shared-contracts/api';
import type { ItemFinding } from '@specbuilder/shared-contracts/domain';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openItems, row } from '../../../../test/open-items.tsx';
import { projectItem } from '../../../../test/projects.ts';

const ALTITUDE: ItemFinding = {
  code: 'site.altitude',
  severity: 'warning',
  values: { ratedFt: 5279, siteFt: 604 },
  cure: { code: 'rateAgain', values: { altitudeFt: 604 } },
  message: 'Rated for 5,279 ft; the site is at 604 ft.',
};
const FEI: ItemFinding = {
  code: 'energy.feiBelowLimit',
  severity: 'warning',
  values: { fei: 0.73, limitFei: 1, motorHp: 7.5 },
  cure: { code: 'selectAgain', values: {} },
  message: 'FEI 0.73 is below the limit of 1.00 (ASHRAE 90.1) for its 7 1/2 hp motor.',
};
const MORE_AIR: ItemFinding = {
  code: 'airflow.above',
  severity: 'note',
  values: { cfm: 2172, requiredCfm: 2000, percent: 8.6 },
  cure: { code: 'selectAgain', values: {} },
  message: 'Delivers 2,172 cfm for 2,000 cfm required, 8.6% more.',
};
const PRICES: ItemFinding = {
  code: 'version.priceBook',
  severity: 'warning',
  values: { rated: '2025', current: '2026' },
  cure: { code: 'rateAgain', values: { altitudeFt: null } },
  message: 'Priced with price list 2025; the current one is 2026.',
};
const THIN: ItemFinding = {
  code: 'run.inServiceFactor',
  severity: 'warning',
  values: { neededPower: 10.91, motorHp: 10, serviceFactor: 1.15 },
  cure: { code: 'changeOptions', values: {} },
  message: 'Fan Motor: operates in its service factor',
};

const open = (findings: ItemFinding[], change: Partial<ProjectItem> = {}, rated: readonly ReRatedItem[] = []) =>
  openItems(
    { projectItems: [projectItem({ findings, ...change })] },
    { 'POST /api/projects/:id/items/re-rate/preview': () => rated, 'GET /api/catalog/fanInfo': () => [] },
  );
/** What the preview says of the item: a larger motor, and what it adds. */
function ratedAgain(): ReRatedItem {
  const { projectItemId, rowVersion } = projectItem();
  const before: ReRatedValues = {
    ...{ altitude: 5279, rpm: 1290, bhp: 0.4, motorHorsepower: 0.5, voltage: '115/1', inputKw: 0.5, sones: 9 },
    ...{ fei: 1.1, price: 1072, errors: [] },
  };
  const after = { ...before, altitude: 604, motorHorsepower: 0.75, price: 1116 };
  const names = { tag: 'EF-1', modelDisplayAs: 'KRD140' };
  return { projectItemId, rowVersion, ...names, before, after, reason: null, droppedOptions: [], isChanged: true };
}
const mark = (name: RegExp) => screen.findByRole('button', { name });

describe('The status of an item', () => {
  it.each([
    [[ALTITUDE], 'Rated for 5,279 ft'],
    [[ALTITUDE, FEI, THIN, MORE_AIR], 'Rated for 5,279 ft, 2 more'],
    [[FEI], 'FEI below 1.00'],
    [[PRICES], 'Price list changed'],
    [[THIN], '1 warning'],
    [[FEI, THIN], 'FEI below 1.00, 1 more'],
    [[MORE_AIR], 'Ready, 1 note'],
  ])('names the most severe finding and how many more there are (%#)', async (findings, text) => {
    open(findings);
    expect(await mark(/^Status of EF-1 KRD140/)).toHaveTextContent(text);
  });

  it('is plain text where nothing was found', async () => {
    open([]);
    expect(await screen.findByText('Ready')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Status of/ })).not.toBeInTheDocument();
  });

  it('shows what was found on focus and on hover, and hides it on Escape', async () => {
    const user = userEvent.setup();
    open([ALTITUDE, MORE_AIR]);
    const status = await mark(/^Status of/);
    act(() => status.focus());
    expect(await screen.findByText(ALTITUDE.message)).toBeVisible();
    expect(screen.getByText(MORE_AIR.message)).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByText(ALTITUDE.message)).not.toBeInTheDocument());
    await user.hover(status);
    expect(await screen.findByText(ALTITUDE.message)).toBeVisible();
  });

  it('shows each finding with its cure, and what rating again would change, in one request', async () => {
    const { platform } = open([ALTITUDE, FEI], {}, [ratedAgain()]);
    const status = await mark(/^Status of/);
    act(() => status.focus());
    const tip = within(
      (await screen.findByText(ALTITUDE.message)).closest<HTMLElement>('[role=tooltip]') ?? document.body,
    );
    expect(await tip.findByText(': motor becomes 3/4 hp, +$44.00')).toBeVisible();
    expect(tip.getByText('Rate for 604 ft')).toBeVisible();
    expect(tip.getByText('Find another fan')).toBeVisible();
    expect(platform.calls.filter(({ path }) => path.endsWith('/re-rate/preview'))).toHaveLength(1);
  });

  it.each([
    [[FEI, ALTITUDE], 'FEI below 1.00, 1 more', 'Find another fan in place of EF-1 KRD140'],
    [[THIN, ALTITUDE], 'Rated for 5,279 ft, 1 more', 'Rate for 604 ft: EF-1 KRD140'],
    [[THIN], '1 warning', 'Change options of EF-1 KRD140'],
  ])('has the cure of the finding that it names beside it (%#)', async (findings, text, cure) => {
    open(findings);
    const status = await mark(/^Status of EF-1 KRD140/);
    expect(status).toHaveTextContent(text);
    const cell = within(status.parentElement ?? document.body);
    expect(cell.getAllByRole('button').map((each) => each.getAttribute('aria-label'))).toEqual([
      expect.stringMatching(/^Status of/),
      cure,
    ]);
  });

  it('offers to rate an item for the altitude of the site', async () => {
    const { platform } = open([ALTITUDE]);
    await userEvent.setup().click(await mark(/^Rate for 604 ft: EF-1 KRD140$/));
    expect(await screen.findByText(/at 604 ft in Milwaukee, WI/)).toBeVisible();
    const preview = platform.calls.find(({ path }) => path.endsWith('/re-rate/preview'));
    expect(preview?.body).toMatchObject({ altitude: 604 });
  });

  it('offers nothing to viewers, but says what was found', async () => {
    open([ALTITUDE], { isReadOnly: true });
    expect(await mark(/^Status of/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Rate/ })).not.toBeInTheDocument();
  });
});

describe('The bar over the items', () => {
  it('rates all items that are rated for another altitude', async () => {
    const { platform } = open([ALTITUDE]);
    await userEvent.setup().click(await mark(/^Rate 1 item for 604 ft$/));
    await waitFor(() => expect(platform.calls.some(({ path }) => path.endsWith('/re-rate/preview'))).toBe(true));
    const preview = platform.calls.find(({ path }) => path.endsWith('/re-rate/preview'));
    expect(preview?.body).toMatchObject({ altitude: 604, projectItemIds: [projectItem().projectItemId] });
  });
});

describe('The details of an item', () => {
  it('list what was found, each with its cure', async () => {
    const { platform } = open([ALTITUDE, FEI, THIN, MORE_AIR]);
    const user = userEvent.setup();
    await user.click(within(await row('EF-1')).getByRole('button', { name: /^KRD140/ }));
    const list = await screen.findByRole('list', { name: 'What to check' });
    for (const { message } of [ALTITUDE, FEI, THIN, MORE_AIR]) expect(within(list).getByText(message)).toBeVisible();
    expect(within(list).getByRole('button', { name: 'Change options of EF-1 KRD140' })).toBeVisible();
    const navigate = jest.spyOn(platform, 'navigate');
    const [first] = within(list).getAllByRole('button', { name: 'Find another fan in place of EF-1 KRD140' });
    if (first !== undefined) await user.click(first);
    expect(navigate).toHaveBeenCalledWith(
      'app.fans.sizer.search',
      expect.objectContaining({ replace: projectItem().projectItemId }),
    );
  });

  it('say beside the cure what it changes of motor and price, a request for each altitude', async () => {
    const { platform } = open([ALTITUDE, PRICES, FEI], {}, [ratedAgain()]);
    await userEvent.setup().click(within(await row('EF-1')).getByRole('button', { name: /^KRD140/ }));
    const list = await screen.findByRole('list', { name: 'What to check' });
    const effects = () => within(list).getAllByText(': motor becomes 3/4 hp, +$44.00');
    await waitFor(() => expect(effects()).toHaveLength(2));
    expect(within(list).getByRole('button', { name: 'Rate for 604 ft: EF-1 KRD140' })).toHaveAccessibleDescription(
      ': motor becomes 3/4 hp, +$44.00',
    );
    const previews = platform.calls.filter(({ path }) => path.endsWith('/re-rate/preview'));
    expect(previews.map(({ body }) => body)).toEqual([
      expect.objectContaining({ altitude: 604 }),
      expect.not.objectContaining({ altitude: 604 }),
    ]);
  });

  it('request no preview where nothing is cured by rating again, and none for viewers', async () => {
    for (const [findings, change] of [[[FEI, THIN], {}] as const, [[ALTITUDE], { isReadOnly: true }] as const]) {
      const { platform, unmount } = open([...findings], change);
      await userEvent.setup().click(within(await row('EF-1')).getByRole('button', { name: /^KRD140/ }));
      expect(await screen.findByRole('list', { name: 'What to check' })).toBeVisible();
      expect(platform.calls.some(({ path }) => path.endsWith('/re-rate/preview'))).toBe(false);
      unmount();
    }
  });
});
