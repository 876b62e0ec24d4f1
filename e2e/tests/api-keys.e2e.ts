import { violationsOf } from '../site/accessibility.ts';
import { expect, type Page, test } from '../site/page.ts';
import { signIn } from '../site/sign-in.ts';

const PASSWORD = 'Specbuilder-Demo-1';

/** Makes a key on the account page that may size and write projects, and reads it from the screen. */
async function makeKey(page: Page, name: string): Promise<string> {
  await page.getByRole('button', { name: 'Make an API key' }).click();
  const dialog = page.getByRole('dialog', { name: 'Make an API key' });
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByRole('checkbox', { name: /^Read and change projects/ }).check();
  await dialog.getByLabel('Your password').and(page.locator('input')).fill(PASSWORD);
  expect(await violationsOf(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Make the key' }).click();
  const key = await page.getByLabel('API key', { exact: true }).and(page.locator('input')).inputValue();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'I have the key' }).click();
  return key;
}

/** A program elsewhere, which has an address and a key and nothing else. */
function programWith(site: string, key: string) {
  return async (method: string, path: string, body?: object) => {
    const response = await fetch(new URL(path, site), {
      method,
      headers: { 'x-api-key': key, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: response.status, result: await response.json().catch(() => null) };
  };
}

/** Sizes a fan and puts the first one into a new project, whose id it returns. */
async function addFan(call: ReturnType<typeof programWith>, projectName: string): Promise<string> {
  const { result: criteria } = await call(
    'GET',
    '/api/specification/exhaust-supply?fanCategoryType=1&subFanCategoryType=2',
  );
  const { result: sized } = await call('POST', '/api/sizefan/exhaust-supply', { ...criteria, cfm: 2000, sp: 0.5 });
  const [motor] = sized.results[0].motorListPrices;
  const { result: item } = await call('POST', '/api/fanItem', {
    resultId: sized.resultId,
    fanListId: motor.id,
    motorId: motor.motorId,
    motorVoltageId: motor.voltages[0].id,
  });
  const { result: project } = await call('POST', '/api/projects', { projectName });
  const attached = await call('PUT', `/api/projects/${project.projectId}/attach-item`, {
    ...{ itemId: item.fanItemId, tag: 'EF-7', qty: 2, notes: null },
  });
  expect(attached.status).toBe(200);
  return project.projectId;
}

for (const [device, width] of [
  ['a desktop', 1440],
  ['a phone', 390],
] as const) {
  test(`An API key made on ${device} lets a program add a fan to a project, and nothing once it is revoked`, async ({
    page,
    baseURL,
  }) => {
    test.setTimeout(60_000);
    await page.setViewportSize({ width, height: 900 });
    await signIn(page, 'engineer');
    await page.goto('/accounts/edit?tab=security');
    const name = `Importer ${width}`;
    const projectName = `Key-${width}-${Date.now()}`;
    const call = programWith(baseURL ?? '', await makeKey(page, name));
    const projectId = await addFan(call, projectName);
    expect(await call('GET', '/api/user/details')).toMatchObject({
      status: 403,
      result: { message: 'API keys cannot be used for this call.' },
    });
    await page.goto(`/projects/dashboard?projectId=${projectId}`);
    await expect(page.getByText(projectName).first()).toBeVisible();
    await expect(page.getByText('EF-7').first()).toBeVisible();
    await page.goto('/accounts/edit?tab=security');
    const row = page.getByRole('listitem').filter({ hasText: name });
    await expect(row).toContainText('last used');
    await row.getByRole('button', { name: `Revoke ${name}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Revoke', exact: true }).click();
    await expect(page.getByTestId('toast').last()).toContainText('The API key was revoked');
    await expect(row).toBeHidden();
    expect(await call('GET', '/api/projectStubs')).toMatchObject({
      status: 401,
      result: { message: 'This API key has expired or was revoked.' },
    });
  });
}
