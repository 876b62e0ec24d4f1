import { expect, type Page, test } from '../site/page.ts';
import { fillDuty, findFans, openSearch } from '../site/sizer.ts';

const budgetOf = async (page: Page) => {
  const text = await page
    .getByTestId('price-foot')
    .getByText(/^\$[\d,]+\.\d\d$/)
    .first()
    .innerText();
  return Number(text.replace(/[^\d.]/g, ''));
};

async function configureFirst(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Configure/ })
    .first()
    .click();
  await expect(page.getByTestId('price-foot')).toBeVisible();
}

test('[SCH-048] [API-042] a kitchen needs heated air: the rise typed, its Btu/h and kW follow, and the rows say what each heater does', async ({
  page,
}) => {
  await openSearch(page, 'Heated make-up air', 'Direct gas-fired');
  await fillDuty(page, 5000, '0.75');
  await page.getByRole('button', { name: /^Find/ }).click();
  await expect(page.getByText(/Enter the heat output or the temperature rise/).first()).toBeVisible();
  await page.getByLabel('Temperature rise').fill('70');
  await expect(page.getByLabel('Heat output')).toHaveValue(/3[67]\d,?\d{3}/);
  await expect(page.getByLabel('Output in kW')).toHaveValue(/10\d/);
  await findFans(page);
  await expect(page.getByTestId('result-row').first()).toContainText(/KD[FP]/);
  await expect(page.getByText(/MBH/).first()).toBeVisible();
  const row = await page.getByTestId('result-row').first().innerText();
  const ranked = Math.max(
    ...[...row.matchAll(/\$([\d,]+\.\d\d)/g)].map(([, usd = '']) => Number(usd.replace(/,/g, ''))),
  );
  await expect(page.getByTestId('row-detail').getByTestId('default-choices')).toContainText('Down discharge');

  await configureFirst(page);
  // The item costs what its row showed, with the default control; without a control the page requires one.
  await expect(page.getByTestId('default-choices')).toContainText('Discharge temperature control, keypad');
  await expect(page.getByText(/Temperature Control Required/)).toHaveCount(0);
  const before = await budgetOf(page);
  expect(before).toBe(ranked);
  await page.getByRole('button', { name: 'Clear the selection in Temperature Control' }).click();
  await expect(page.getByText(/Temperature Control Required/).first()).toBeVisible();
  await expect.poll(() => budgetOf(page)).toBe(before - 340);
  await page.getByRole('radio', { name: /^Space temperature control, remote panel/ }).click();
  await expect(page.getByText(/Temperature Control Required/)).toHaveCount(0);
  await expect.poll(() => budgetOf(page)).toBe(before + 220);
  await page.getByRole('radio', { name: /^Sloped filtered intake hood/ }).click();
  await expect(page.getByTestId('rerate-notice')).toContainText(/Re-rated/);
});

test('[SCH-049] a school needs a rooftop unit: ten tons, gas heat, 30 % outdoor air', async ({ page }) => {
  await openSearch(page, 'HVAC units', 'Cooling with gas heat');
  await fillDuty(page, 4000, '1');
  await page.getByLabel('Temperature rise').fill('45');
  await page.getByLabel('Outdoor air %').fill('30');
  await page.getByRole('button', { name: /^Find/ }).click();
  await expect(page.getByText(/Enter the nominal tons/).first()).toBeVisible();
  await page.getByLabel('Nominal cooling').fill('10');
  await findFans(page);
  const first = page.getByTestId('result-row').first();
  await expect(first).toContainText('KRG');
  await configureFirst(page);
  await expect(page.getByRole('radio', { name: /^DX cooling 10 ton/ })).toBeChecked();
});

test('a cooling coil that is too fast for its airflow says so, with the limit and where it is from', async ({
  page,
}) => {
  await openSearch(page, 'Heated make-up air', 'Direct gas-fired');
  await fillDuty(page, 8000, '0.5');
  await page.getByLabel('Temperature rise').fill('60');
  await findFans(page);
  const row = page.getByTestId('result-row').filter({ hasText: 'KDF180' }).first();
  if ((await row.locator('[aria-expanded]').getAttribute('aria-expanded')) === 'false') await row.click();
  await page.getByRole('button', { name: 'Configure KDF180', exact: true }).click();
  const warning = page.getByText(/[5-9]\d\d fpm coil face velocity; moisture may carry over above 500 fpm/).first();
  await expect(page.getByTestId('price-foot')).toBeVisible();
  await expect(warning).toBeHidden();
  await page.getByRole('radio', { name: /^DX cooling 20 ton/ }).click();
  await expect(warning).toBeVisible();
  await expect(warning).toContainText('a common limit of specifications');
});

test('an industrial heater and a make-up air fan are found as well', async ({ page }) => {
  await openSearch(page, 'Industrial heaters', 'Vertical');
  await fillDuty(page, 15_000, '0.25');
  await findFans(page);
  await expect(page.getByTestId('result-row').first()).toContainText('KWV');
  await configureFirst(page);
  await expect(page.getByTestId('default-choices')).toContainText('Stand for vertical industrial heater');

  await openSearch(page, 'Make-up air', 'Rooftop filtered');
  await fillDuty(page, 3000, '0.5');
  await findFans(page);
  await expect(page.getByTestId('result-row').first()).toContainText(/KM[FP]/);
});

test('[OPT-044] [OPT-048] [OPT-061] a heater is set up section by section, and says what is not right yet', async ({
  page,
}) => {
  test.slow();
  await openSearch(page, 'Heated make-up air', 'Direct gas-fired');
  await fillDuty(page, 5000, '0.75');
  await page.getByLabel('Temperature rise').fill('70');
  await findFans(page);
  await configureFirst(page);
  const footer = page.getByTestId('price-foot');
  const save = footer.getByRole('button', { name: 'Save to project' });
  const section = (name: string) => page.getByRole('region', { name, exact: true });

  await test.step('a gas pressure of its own', async () => {
    await page.getByRole('radio', { name: /^Custom inlet pressure/ }).click();
    await expect(footer.getByText('1 to fix: Gas pressure')).toBeVisible();
    const pressure = page.getByLabel('Gas inlet pressure');
    await pressure.fill('0');
    await pressure.press('Enter');
    await expect(section('Gas pressure')).toContainText('Fix Gas inlet pressure errors (Section: Gas pressure)');
    await expect(save).toBeDisabled();
    await pressure.fill('9.5');
    await pressure.press('Enter');
    await expect(save).toBeEnabled();
    await page.reload();
    await expect(pressure).toHaveValue('9.5');
  });

  await test.step('a control for the space, its panels and what it is set to', async () => {
    await page.getByLabel('Controls', { exact: true }).selectOption('Only Space Controls');
    const control = page.getByRole('radio', { name: /^Space temperature control, remote panel/ });
    await expect(page.getByRole('radio', { name: /^BMS: BACnet/ })).toHaveCount(0);
    await control.click();
    const panels = section('Space HMIs');
    await expect(panels.getByLabel('Location')).toHaveCount(1);
    const add = panels.getByRole('button', { name: /^Add/ });
    for (let count = 2; count <= 4; count++) await add.click();
    await expect(add).toBeDisabled();
    await panels.getByLabel('Location').last().fill('Loading dock');
    await expect(footer.getByText(/Space HMIs/)).toBeVisible();
    const highest = page.getByLabel('Maximum discharge');
    await highest.fill('95');
    await highest.press('Enter');
    await expect(footer.getByText('Working')).toBeHidden();
    await page.reload();
    await expect(panels.getByLabel('Location').last()).toHaveValue('Loading dock');
    await expect(highest).toHaveValue('95');
    const lowest = page.getByLabel('Minimum discharge');
    await lowest.fill('96');
    await lowest.press('Enter');
    await expect(page.getByText('40 to 95 °F')).toBeVisible();
    await lowest.press('Escape');
  });

  await test.step('air of an evaporative cooler', async () => {
    await page.getByRole('radio', { name: /^Evaporative cooler intake, 12/ }).click();
    const wetBulb = page.getByLabel('Entering wet bulb');
    await wetBulb.fill('120');
    await wetBulb.press('Enter');
    await expect(section('Fan intake')).toContainText('1 to fix');
    await wetBulb.fill('68');
    await wetBulb.press('Enter');
    await expect(section('Fan intake').getByText('Leaving air')).toBeVisible();
    await expect(save).toBeEnabled();
  });
});
