import type { Page, WebSocketRoute } from '@playwright/test';
import { expect, test } from '../site/page.ts';
import { keepSignIn, type StoredSignIn } from '../site/sign-in.ts';
import { configureFirstFan } from '../site/sizer.ts';

const damper = (page: Page) => page.getByRole('checkbox', { name: /^Gravity backdraft damper/ });
const coating = (page: Page) => page.getByRole('checkbox', { name: /^Epoxy coating/ });

/** The page receives changes: the hub has sent it the state of its item. */
async function opened(page: Page, address: string): Promise<void> {
  const notified = new Promise<void>((resolve) =>
    page.on('websocket', (socket) => {
      socket.on('framereceived', ({ payload }) => String(payload).includes('"state"') && resolve());
    }),
  );
  await page.goto(address);
  await expect(page.getByTestId('options-page')).toBeVisible();
  await notified;
}

/** The page's connection to the hub, which can be cut and comes back. */
async function cuttableHub(page: Page) {
  const sockets = new Set<WebSocketRoute>();
  let isCut = false;
  await page.routeWebSocket(/\/hub\//, (socket) => {
    if (isCut) return void socket.close();
    sockets.add(socket);
    socket.connectToServer();
  });
  await page.route('**/hub/**', (route) => (isCut ? route.abort() : route.continue()));
  return {
    async cut() {
      isCut = true;
      await Promise.all([...sockets].map((socket) => socket.close()));
    },
    fix() {
      isCut = false;
    },
  };
}

test.describe('One item in two windows of its user', () => {
  let kept: StoredSignIn;
  test.beforeAll(async ({ browser }, { project }) => {
    kept = await keepSignIn(browser, 'engineer', project.use.baseURL ?? '');
  });
  test.beforeEach(({ page }) => kept.takeUp(page));

  test('[RTM-001] [RTM-003] [OPT-016] they follow each other, also after a connection was lost', async ({
    page,
    context,
  }) => {
    await configureFirstFan(page);
    const other = await context.newPage();
    await kept.takeUp(other);
    const hub = await cuttableHub(other);
    await opened(other, page.url());

    await test.step('what one user changes appears for the other, with price and fan', async () => {
      await damper(page).check();
      await expect(damper(other)).toBeChecked();
      const price = () => page.getByTestId('price-foot').innerText();
      await expect(page.getByTestId('price-foot').getByText('Working')).toBeHidden();
      expect(await other.getByTestId('price-foot').innerText()).toContain((await price()).split('\n')[1] ?? '?');
    });

    await test.step('what is being typed stays while the other one changes something', async () => {
      await other.getByLabel('Notes').fill('Serves the lab');
      await coating(page).check();
      await expect(coating(other)).toBeChecked();
      await expect(other.getByLabel('Notes')).toHaveValue('Serves the lab');
    });

    await test.step('what was missed while a connection was down is there once it is back', async () => {
      await hub.cut();
      await damper(page).uncheck();
      await expect(page.getByTestId('price-foot').getByText('Working')).toBeHidden();
      await expect(damper(other)).toBeChecked();
      hub.fix();
      await expect(damper(other)).not.toBeChecked({ timeout: 45_000 });
    });
  });

  test('[RTM-007] without its hub the page goes on, and meets the other’s change with its own next one', async ({
    page,
    context,
  }) => {
    await page.route('**/hub/**', (route) => route.abort());
    await configureFirstFan(page);
    const other = await context.newPage();
    await kept.takeUp(other);
    await other.goto(page.url());
    await expect(other.getByTestId('options-page')).toBeVisible();
    await coating(other).check();
    await expect(other.getByTestId('price-foot').getByText('Working')).toBeHidden();
    await expect(coating(page)).not.toBeChecked();
    await damper(page).check();
    await expect(coating(page)).toBeChecked();
    await expect(damper(page)).toBeChecked();
  });
});
