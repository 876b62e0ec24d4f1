import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';

export interface PreparedProject {
  readonly projectId: string;
  readonly projectName: string;
  readonly referenceId: string;
}

/** Authorization of the user signed in on the page, as its own calls carry it. */
export async function authorizationOf(page: Page): Promise<string> {
  const call = page.waitForRequest((request) => request.headers()['authorization'] !== undefined);
  await page.reload();
  return (await call).headers()['authorization'] ?? '';
}

/** A project with one roof fan of the user on the page, created by calls, since the test is about what follows. */
export async function prepareProject(page: Page): Promise<PreparedProject> {
  const headers = { authorization: await authorizationOf(page) };
  const send = async (method: string, path: string, data?: object) => {
    const response = await page.request.fetch(path, { method, headers, ...(data === undefined ? {} : { data }) });
    expect(response.ok(), `${method} ${path}`).toBe(true);
    return response.json();
  };
  const defaults = await send('GET', '/api/specification/exhaust-supply?fanCategoryType=1&subFanCategoryType=2');
  const duty = { cfm: 2000, sp: 0.5, zip: '60606', altitude: 594 };
  const { resultId, results } = await send('POST', '/api/sizefan/exhaust-supply', { ...defaults, ...duty });
  const [motor] = results[0].motorListPrices;
  const chosen = { fanListId: motor.id, motorId: motor.motorId, motorVoltageId: motor.voltages[0].id };
  const { fanItemId } = await send('POST', '/api/fanItem', { resultId, ...chosen });
  const projectName = `Clinic ${randomUUID().slice(0, 8)}`;
  const { projectId, referenceId } = await send('POST', '/api/projects', {
    projectName,
    address: { postalCode: '60606' },
  });
  const attachment = { itemId: fanItemId, tag: 'EF-1', qty: 2, notes: 'Lab corridor' };
  await send('PUT', `/api/projects/${projectId}/attach-item`, attachment);
  return { projectId, projectName, referenceId };
}
