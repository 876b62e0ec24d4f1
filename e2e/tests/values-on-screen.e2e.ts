import type { Page } from '@playwright/test';
import { bundleOfEngine } from '../site/engine-bundle.ts';
import { expect, test } from '../site/page.ts';

/** The part of the engine's rows that is compared; the test itself states how each value is written. */
interface EngineRow {
  readonly modelDisplayAs: string;
  readonly driveText: string;
  readonly rpm: number;
  readonly totalBhp: number;
  readonly motorHorsepower: number;
  readonly soundSones: number;
  readonly weightLb: number | null;
  readonly price: number;
  readonly kilowattHour: number;
  readonly tonnage: number | null;
  readonly coolingLat: number | null;
  readonly ieer: number | null;
  readonly minimumTemperatureRise: { readonly value: number | null };
  readonly maximumDischargeTemperature: { readonly value: number | null };
  readonly rating: {
    readonly cfm: number;
    readonly totalStaticPressure: number;
    readonly rpm: number;
    readonly maximumRpm: number;
    readonly totalBhp: number;
    readonly inputKw: number;
    readonly specificFanPower: number;
    readonly staticEfficiency: number;
    readonly outletVelocity: number;
    readonly surgeMargin: number;
    readonly soundDba: number;
    readonly soundLwa: number;
    readonly energy: { readonly fei: number; readonly meetsLimit: boolean | null };
  };
}

declare global {
  interface Window {
    engine: {
      select(specification: unknown, catalogue: unknown): { readonly results: readonly EngineRow[] };
      catalogueFor(brand: number, catalogue: unknown): unknown;
      readonly DEMO_CATALOGUE: unknown;
    };
  }
}

const { format } = new Intl.NumberFormat('en-US');
const whole = (value: number) => format(Math.round(value));
const fixed = (decimals: number) => (value: number) =>
  value.toLocaleString('en-US', { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
/** Parts of a horsepower as fractions, then a decimal up to 10 hp. */
const horsepower = (value: number) => {
  if (value >= 10) return whole(value);
  if (value >= 1) return fixed(1)(value);
  return value === 0.75 ? '3/4' : `1/${Math.round(1 / value)}`;
};
/** A turning fan never reads 0.00. */
const power = (value: number) => (value < 0.005 ? String(Number(value.toPrecision(1))) : fixed(2)(value));
const dollars = (value: number) => `$${fixed(2)(value)}`;
/** 8 hours on 7 days, $0.10 a kWh. */
const perYear = (kilowatts: number) => dollars(Math.round(kilowatts * 2920 * 0.1 * 100) / 100);

/** Text of a column for a row, by the first text of its header. */
const COLUMNS: Readonly<Record<string, (row: EngineRow) => string>> = {
  Drive: ({ driveText }) => driveText,
  Airflow: ({ rating }) => whole(rating.cfm),
  TSP: ({ rating }) => fixed(2)(rating.totalStaticPressure),
  Speed: ({ rpm }) => whole(rpm),
  Power: ({ totalBhp }) => power(totalBhp),
  Motor: ({ motorHorsepower }) => horsepower(motorHorsepower),
  FEI: ({ rating: { energy } }) => (energy.meetsLimit === null ? '–' : fixed(2)(energy.fei)),
  Sound: ({ soundSones }) => fixed(1)(soundSones),
  'at 5 ft': ({ rating }) => whole(rating.soundDba),
  Weight: ({ weightLb }) => (weightLb === null ? '–' : whole(weightLb)),
  Price: ({ price }) => dollars(price),
  Cost: ({ kilowattHour }) => perYear(kilowattHour),
  Cooling: ({ tonnage }) => fixed(1)(tonnage ?? 0),
  IEER: ({ ieer }) => fixed(1)(ieer ?? 0),
  LAT: ({ coolingLat }) => fixed(1)(coolingLat ?? 0),
  'Min rise': ({ minimumTemperatureRise }) => fixed(1)(minimumTemperatureRise.value ?? 0),
  'Max disch.': ({ maximumDischargeTemperature }) => whole(maximumDischargeTemperature.value ?? 0),
};

/** Text of a value of the open row, by its name; null where it is left out. */
const DETAILS: readonly (readonly [RegExp, (rating: EngineRow['rating']) => string | null])[] = [
  [/^Speed$/, ({ rpm }) => `${whole(rpm)} rpm`],
  [/^(Total|Fan) bhp/, ({ totalBhp }) => `${power(totalBhp)} bhp`],
  [/^Electrical input$/, ({ inputKw }) => `${power(inputKw)} kW`],
  [/^Specific fan power$/, ({ specificFanPower }) => `${fixed(2)(specificFanPower)} W/cfm`],
  [/^Calculated FEI/, ({ energy }) => (energy.meetsLimit === null ? null : fixed(2)(energy.fei))],
  [/^Static efficiency$/, ({ staticEfficiency }) => `${fixed(1)(staticEfficiency)}%`],
  [/^Outlet velocity$/, ({ outletVelocity }) => `${whole(outletVelocity)} fpm`],
  [/^Maximum speed/, ({ maximumRpm }) => `${whole(maximumRpm)} rpm`],
  [/^Margin to stall at /, ({ surgeMargin }) => `${fixed(1)(surgeMargin)}%`],
  [/^Sound at 5 ft, free field$/, ({ soundDba }) => `${whole(soundDba)} dBA`],
  [/^Sound power, LwA$/, ({ soundLwa }) => `${whole(soundLwa)} dBA`],
];

interface Duty {
  readonly category: number;
  readonly sub: number;
  readonly criteria: Readonly<Record<string, unknown>>;
}
const AIR = { summerDesignTemp: 92, summerWetBulbTemperature: 74, winterTemperature: -1 };
const duty = (category: number, sub: number, cfm: number, sp: number, more: object = {}): Duty => ({
  ...{ category, sub },
  criteria: { cfm, sp, zip: '60606', altitude: 594, sones: 100, soundLevelDistance: 5, ...more },
});
const cooled = (tons: number) => ({ ...AIR, nominalCoolingTons: tons, maxOutdoorAirPercentage: 30 });

const DUTIES: readonly Duty[] = [
  duty(1, 1, 9000, 3),
  duty(1, 2, 2000, 0.5),
  duty(1, 2, 3200, 1.25, { isRestaurantDuty: true }),
  duty(1, 3, 1500, 0.375),
  duty(1, 4, 12_000, 0.25),
  duty(1, 5, 80, 0.25),
  duty(1, 5, 350, 0.25),
  duty(2, 1, 5000, 0.75, AIR),
  duty(2, 2, 1200, 0.5, AIR),
  duty(2, 3, 10_000, 0.125, AIR),
  duty(3, 1, 5000, 0.75, { ...AIR, temperatureRise: 70 }),
  duty(3, 2, 2000, 0.5, { ...AIR, temperatureRise: 65 }),
  duty(3, 3, 3000, 0.75, { ...AIR, temperatureRise: 65 }),
  duty(3, 4, 2400, 0.5, { ...AIR, temperatureRise: 50 }),
  duty(4, 1, 4000, 1, { ...cooled(10), temperatureRise: 45 }),
  duty(4, 2, 3000, 0.75, { ...cooled(7.5), temperatureRise: 30 }),
  duty(4, 3, 6000, 1, cooled(15)),
  duty(6, 1, 6000, 0.25, { ...AIR, temperatureRise: 80 }),
  duty(6, 2, 10_000, 0.25, { ...AIR, temperatureRise: 80 }),
  duty(1, 3, 20_000, 1),
];

interface Shown {
  readonly heads: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** Models whose FEI is said to be below its limit, also to those who see no colour. */
  readonly below: readonly string[];
}

/** The grid as it is read: the first line of each head and of each cell. */
function readGrid(page: Page): Promise<Shown> {
  return page.getByTestId('results-grid').evaluate((grid) => {
    const first = (cell: Element) => ((cell as HTMLElement).innerText.trim().split('\n')[0] ?? '').trim();
    const rows = [...grid.querySelectorAll('[data-testid="result-row"]')].map((row) => [...row.children]);
    return {
      heads: [...grid.querySelectorAll('thead th')].map(first),
      rows: rows.map((cells) => cells.map(first)),
      below: rows
        .filter((cells) => cells.some((cell) => /^below$/m.test((cell as HTMLElement).innerText)))
        .map(([model]) => first(model as Element)),
    };
  });
}

async function guestKeyOf(page: Page): Promise<string> {
  const requested = page.waitForRequest((request) => request.headers()['x-guest-key'] !== undefined);
  await page.goto('/start');
  return (await requested).headers()['x-guest-key'] ?? '';
}

async function sizeOnServer(page: Page, guestKey: string, { category, sub, criteria }: Duty) {
  const headers = { 'X-Guest-Key': guestKey };
  const query = `fanCategoryType=${category}&subFanCategoryType=${sub}`;
  const defaults = await (await page.request.get(`/api/specification/exhaust-supply?${query}`, { headers })).json();
  const response = await page.request.post('/api/sizefan/exhaust-supply', {
    headers,
    data: { ...defaults, ...criteria },
  });
  expect(response.ok(), await response.text()).toBe(true);
  return (await response.json()) as { readonly resultId: string; readonly specification: unknown };
}

/** What the engine says of the same specification, in a page where nothing else runs. */
async function queryEngine(engine: Page, specification: unknown): Promise<readonly EngineRow[]> {
  const requested = JSON.stringify(specification);
  return engine.evaluate((text) => {
    const { select, catalogueFor, DEMO_CATALOGUE } = window.engine;
    return select(JSON.parse(text), catalogueFor(1, DEMO_CATALOGUE)).results;
  }, requested);
}

async function compare(page: Page, engine: Page, guestKey: string, one: Duty): Promise<number> {
  const { resultId, specification } = await sizeOnServer(page, guestKey, one);
  const rows = await queryEngine(engine, specification);
  expect(rows.length, JSON.stringify(one)).toBeGreaterThan(0);
  await page.goto(`/fans/sizer/search?category=${one.category}&sub=${one.sub}&r=${resultId}`);
  await expect(page.getByTestId('result-row').first()).toBeVisible();
  // Of a long list a page draws what is in its window; a printer gets all of it.
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await expect(page.getByTestId('result-row')).toHaveCount(rows.length);
  const { heads, rows: shown, below } = await readGrid(page);
  expect(below).toEqual(
    rows.filter(({ rating }) => rating.energy.meetsLimit === false).map((row) => row.modelDisplayAs),
  );
  let values = 0;
  rows.forEach((row, index) => {
    expect(shown[index]?.[0]).toBe(row.modelDisplayAs);
    heads.forEach((header, column) => {
      const text = COLUMNS[header];
      if (text === undefined) return;
      values++;
      expect(shown[index]?.[column], `${header} of ${row.modelDisplayAs}, ${JSON.stringify(one)}`).toBe(text(row));
    });
    const unknown = heads.filter((header) => header !== '' && header !== 'Model' && COLUMNS[header] === undefined);
    expect(unknown).toEqual([]);
  });
  return values + (await compareDetail(page, rows[0]));
}

/** The first row is open; what it says in full is compared as well. */
async function compareDetail(page: Page, row: EngineRow | undefined): Promise<number> {
  const list = page.getByRole('region', { name: 'At the duty' });
  await expect(list).toBeVisible();
  const lines = await list.locator('dl > div').allInnerTexts();
  let values = 0;
  for (const [name, text] of DETAILS) {
    const line = lines.map((item) => item.split('\n')).find(([label]) => name.test(label ?? ''));
    if (row === undefined) throw new Error('The engine has no such row');
    values++;
    expect(line?.at(-1) ?? null, `${name} of ${lines.join(' | ')}`).toBe(text(row.rating));
  }
  return values;
}

for (const [part, duties] of [DUTIES.slice(0, 10), DUTIES.slice(10)].entries()) {
  test(`every figure on the screen is the engine's, for ten duties (${part + 1} of 2)`, async ({ page, context }) => {
    test.setTimeout(120_000);
    const engine = await context.newPage();
    await engine.goto('about:blank');
    await engine.addScriptTag({ path: await bundleOfEngine('./src/index.ts', 'engine') });
    const guestKey = await guestKeyOf(page);
    let values = 0;
    for (const item of duties) values += await compare(page, engine, guestKey, item);
    expect(values).toBeGreaterThan(500);
  });
}
