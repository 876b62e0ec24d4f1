import { expect, type Page, test } from '../site/page.ts';

interface SizedRow {
  readonly modelDisplayAs: string;
  readonly rpm: number;
  readonly totalBhp: number;
  readonly soundSones: number;
  readonly price: number;
  readonly rating: { readonly cfm: number; readonly totalStaticPressure: number; readonly energy: { fei: number } };
}

/** Lines of all kinds, small and large, at sea level and high up. */
const DUTIES = [1, 2, 3, 4, 5].flatMap((sub) =>
  [
    ['33130', 600, 0.25],
    ['60606', 2000, 0.5],
    ['80202', 4500, 1],
    ['53202', 9000, 1.5],
  ].map(([zip, cfm, sp]) => `category=1&sub=${sub}&zip=${zip}&cfm=${cfm}&sp=${sp}&sones=60&find=1`),
);

const figure = (value: number, digits: number) =>
  new Intl.NumberFormat('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(value);

/** What a row has to say of a fan, in whatever column. */
const figuresOf = ({ modelDisplayAs, rpm, totalBhp, soundSones, price, rating }: SizedRow): readonly string[] => [
  modelDisplayAs,
  figure(rating.cfm, 0),
  figure(rating.totalStaticPressure, 2),
  figure(rpm, 0),
  figure(totalBhp, totalBhp < 0.01 ? 3 : 2),
  figure(rating.energy.fei, 2),
  figure(soundSones, 1),
  `$${figure(price, 2)}`,
];

/** The rows of a duty as the engine's server answers them, and as the page shows them. */
async function sized(page: Page, query: string): Promise<number> {
  const answer = page.waitForResponse((one) => one.url().includes('/api/sizefan/exhaust-supply') && one.ok());
  await page.goto(`/fans/sizer/search?${query}`);
  const { results } = (await (await answer).json()) as { readonly results: readonly SizedRow[] };
  const rows = page.getByTestId('result-row');
  if (results.length === 0) return 0;
  await expect(rows.first()).toBeVisible();
  const shown = (await rows.allInnerTexts()).slice(0, 8);
  for (const [place, text] of shown.entries()) {
    const fan = results[place];
    if (fan === undefined) throw new Error(`${query} shows more rows than were sized`);
    expect(text.split(/\s+/), `${query}, row ${place + 1}`).toEqual(expect.arrayContaining([...figuresOf(fan)]));
  }
  return shown.length;
}

test('every figure of a row is the one that the engine rated, for twenty duties', async ({ page }) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 1680, height: 900 });
  let compared = 0;
  for (const query of DUTIES) compared += await sized(page, query);
  expect(compared).toBeGreaterThan(60);
});
