import { randomUUID } from 'node:crypto';
import { type Browser, expect, type Page } from '@playwright/test';
import { BUDGETS } from '../measure/budgets.ts';
import { visitDashboard } from '../measure/dashboard.ts';
import { NAME_HELPER } from '../measure/name-helper.ts';
import { median, quantile } from '../measure/statistics.ts';
import { authorizationOf } from '../site/prepared-project.ts';
import { signIn } from '../site/sign-in.ts';
import type { Metric } from './value.ts';

const ITEMS = 100;
const VISITS = 7;
const EDITS = 100;
const PROJECTS = 2000;

/** A project of 100 items: until it is seen, edited and moved, and the list of a user with 2,000 projects. */
export async function benchDashboard(browser: Browser, siteUrl: string): Promise<Metric[]> {
  const page = await browser.newPage({ baseURL: siteUrl, viewport: { width: 1440, height: 900 } });
  try {
    await page.addInitScript(NAME_HELPER);
    await signIn(page, 'engineer');
    const send = await senderOf(page);
    const { projectId, itemIds } = await projectOf(send, ITEMS);
    return [
      ...(await benchVisits(page, projectId)),
      ...(await benchChanges(send, projectId, itemIds)),
      ...(await benchList(send)),
    ];
  } finally {
    await page.close();
  }
}

async function benchVisits(page: Page, projectId: string): Promise<Metric[]> {
  await page.goto(`/projects/dashboard?projectId=${projectId}`);
  await expect(page.getByTestId('item-row').first()).toBeVisible();
  const cold = await visitDashboard(page, true);
  const times: number[] = [];
  for (let visit = 0; visit < VISITS; visit++) times.push((await visitDashboard(page, false)).firstRowMs);
  const { remoteBytes, calls } = BUDGETS.dashboard;
  return [
    { what: `${ITEMS} items: first row painted, median of ${VISITS}`, value: median(times), unit: 'ms', limit: 400 },
    { what: `${ITEMS} items: calls until then`, value: cold.calls.length, unit: '', limit: calls },
    { what: 'Projects, cold: bytes before the first row', value: cold.remoteBytes, unit: 'B', limit: remoteBytes },
  ];
}

type Send = (method: string, path: string, body?: object) => Promise<{ readonly ms: number; readonly body: unknown }>;

/** Calls as the user of the page, timed; one over the budget of a minute waits for the next. */
async function senderOf(page: Page): Promise<Send> {
  const authorization = await authorizationOf(page);
  const { origin } = new URL(page.url());
  const send: Send = async (method, path, body) => {
    const startedAt = performance.now();
    const response = await fetch(origin + path, {
      method,
      headers: { authorization, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (response.status === 429) {
      await page.waitForTimeout(1000 * Number(response.headers.get('retry-after') ?? 5));
      return send(method, path, body);
    }
    if (!response.ok) throw new Error(`${method} ${path} responded with ${response.status}: ${text}`);
    return { ms: performance.now() - startedAt, body: text === '' ? null : JSON.parse(text) };
  };
  return send;
}

async function projectOf(send: Send, items: number) {
  const project = await send('POST', '/api/projects', { projectName: `Bench ${randomUUID().slice(0, 8)}` });
  const { projectId } = project.body as { projectId: string };
  const itemIds: string[] = [];
  for (let number = 1; number <= items; number++) {
    const added = await send('POST', `/api/projects/${projectId}/items/by-model`, {
      ...{ model: 'KRB245', cfm: 2000 + number * 5, sp: 0.75, tag: `EF-${number}`, qty: 1, notes: null },
    });
    itemIds.push((added.body as { projectItemId: string }).projectItemId);
  }
  return { projectId, itemIds };
}

async function benchChanges(send: Send, projectId: string, itemIds: readonly string[]): Promise<Metric[]> {
  const timesOf = async (call: (itemId: string, place: number) => ReturnType<Send>) => {
    const times: number[] = [];
    for (let index = 0; index < EDITS; index++) {
      const { ms } = await call(itemIds[index % itemIds.length] ?? '', index);
      times.push(ms);
    }
    return quantile(times, 0.95);
  };
  const item = (itemId: string) => `/api/projects/${projectId}/items/${itemId}`;
  const edit = await timesOf((itemId, place) => send('PUT', item(itemId), { tag: `KEF-${place}` }));
  const move = await timesOf((itemId, place) =>
    send('PUT', `${item(itemId)}/set-item-index/${(place * 37) % itemIds.length}`),
  );
  return [
    { what: `${ITEMS} items: edit of a cell, ${EDITS} calls: p95`, value: edit, unit: 'ms', limit: 100 },
    { what: `${ITEMS} items: a row moved, ${EDITS} calls: p95`, value: move, unit: 'ms', limit: 100 },
  ];
}

async function benchList(send: Send): Promise<Metric[]> {
  const run = randomUUID().slice(0, 8);
  for (let number = 0; number < PROJECTS; number += 8) {
    const names = Array.from({ length: 8 }, (_, next) => `List ${run} ${number + next}`);
    await Promise.all(names.map((projectName) => send('POST', '/api/projects', { projectName })));
  }
  const times: number[] = [];
  for (let call = 0; call < EDITS; call++) {
    const search = call % 2 === 0 ? '' : `&search=${run} ${call}`;
    const { ms } = await send('GET', `/api/projectStubs/page?order=${call % 3 === 0 ? 'name' : 'edited'}${search}`);
    times.push(ms);
  }
  const what = `List of ${PROJECTS.toLocaleString('en-US')} projects, ${EDITS} pages and searches: p95`;
  return [{ what, value: quantile(times, 0.95), unit: 'ms', limit: 100 }];
}
