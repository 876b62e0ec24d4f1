import type { Page } from '@playwright/test';
import { violationsOf } from '../site/accessibility.ts';
import { expect, test } from '../site/page.ts';
import { authorizationOf, prepareProject } from '../site/prepared-project.ts';
import { openSignedIn } from '../site/sign-in.ts';

const MAYA = 'Maya Lindqvist';
const toast = (page: Page, text: string | RegExp) => page.getByTestId('toast').filter({ hasText: text });
const tagOf = (page: Page, tag: string) => page.getByRole('button', { name: `Tag: ${tag}`, exact: true });

/** Address in the newest mail to a user about a project, as administrators find it in the outbox. */
async function mailedAddress(admin: Page, projectName: string): Promise<string> {
  const headers = { authorization: await authorizationOf(admin) };
  const mails = await (await admin.request.get('/api/admin/outbox', { headers })).json();
  const mail = mails.find(({ subject }: { subject: string }) => subject.includes(projectName));
  return new URL(/https?:\S+\/projects\/invitation\/\S+/.exec(mail.body)?.[0] ?? '').pathname;
}

/** Types over the tag, and leaves the cell with Enter. */
async function writeTag(page: Page, from: string, to: string): Promise<void> {
  await tagOf(page, from).focus();
  await page.keyboard.type(to);
  await page.keyboard.press('Enter');
}

test.describe('Two people in one project', () => {
  test('[A-247] invite, edit together, meet in one cell, and part', async ({ page: maya, browser }) => {
    test.slow();
    await openSignedIn(maya, 'engineer');
    const { projectId, projectName } = await prepareProject(maya);
    await maya.goto(`/projects/dashboard?projectId=${projectId}`);
    await maya.getByRole('button', { name: 'Members' }).click();
    const dialog = maya.getByRole('dialog', { name: 'Members' });
    await dialog.getByLabel('Email address').fill('admin@specbuilder.example');
    await dialog.getByRole('button', { name: 'Invite' }).click();
    await expect(dialog.getByRole('listitem').filter({ hasText: 'admin@specbuilder.example' })).toContainText(
      'Invited',
    );
    expect(await violationsOf(maya)).toEqual([]);
    await dialog.getByRole('button', { name: 'Close' }).last().click();

    const phone = await browser.newContext({ viewport: { width: 390, height: 844 } });
    const ada = await phone.newPage();
    await openSignedIn(ada, 'admin');
    await ada.goto(await mailedAddress(ada, projectName));
    await expect(ada.getByRole('heading', { name: `${MAYA} invites you to "${projectName}"` })).toBeVisible();
    expect(await violationsOf(ada)).toEqual([]);
    await ada.getByRole('button', { name: 'Accept and open' }).click();
    await expect(ada.getByRole('heading', { level: 1, name: projectName })).toBeVisible();
    await expect(ada.getByText(`${MAYA}’s project, you can edit`)).toBeVisible();
    await ada.setViewportSize({ width: 1440, height: 900 });
    await expect(tagOf(ada, 'EF-1')).toBeVisible();

    await test.step('what one user writes appears for the other', async () => {
      await watched(ada, projectId);
      await writeTag(maya, 'EF-1', 'EF-7');
      await expect(tagOf(ada, 'EF-7')).toBeVisible();
      await expect(ada.getByText(`${MAYA} changed the tag of EF-7`)).toBeVisible();
    });

    await test.step('who was first is said in the cell of both, and nothing typed is lost', async () => {
      await tagOf(ada, 'EF-7').focus();
      await ada.keyboard.type('KEF-1');
      await writeTag(maya, 'EF-7', 'SF-1');
      await expect(ada.getByText(`${MAYA} changed the tag of SF-1`)).toBeVisible();
      await ada.keyboard.press('Enter');
      const said = toast(ada, new RegExp(`${MAYA} was first: the tag of .+ is now SF-1\\.`));
      await expect(said).toContainText('You entered: KEF-1');
      expect(await violationsOf(ada)).toEqual([]);
      await said.getByRole('button', { name: 'Keep mine' }).click();
      await expect(tagOf(ada, 'KEF-1')).toBeVisible();
      await expect(tagOf(maya, 'KEF-1')).toBeVisible();
    });

    await test.step('a viewer reads on, and changes nothing', async () => {
      await maya.getByRole('button', { name: 'Members' }).click();
      await dialog.getByLabel('Role of Ada Novak').selectOption('View');
      await expect(ada.getByText(`${MAYA}’s project, view only`)).toBeVisible();
      await expect(tagOf(ada, 'KEF-1')).toHaveCount(0);
      await expect(ada.getByRole('button', { name: 'Rename project' })).toHaveCount(0);
      const headers = { authorization: await authorizationOf(ada) };
      const rejected = await ada.request.put(`/api/projects/${projectId}/name`, {
        headers,
        data: { projectName: 'X' },
      });
      expect(rejected.status()).toBe(403);
    });

    await test.step('a member leaves, and the project leaves the list', async () => {
      await ada.getByRole('button', { name: 'Members' }).click();
      await ada.getByRole('button', { name: 'Leave project' }).click();
      await ada.getByRole('button', { name: 'Leave', exact: true }).click();
      await expect(toast(ada, `You left "${projectName}"`)).toBeVisible();
      await expect(ada.getByRole('heading', { level: 1, name: projectName })).toHaveCount(0);
    });
    await phone.close();
  });
});

/** The page receives changes: its socket to the hub has named the project. */
async function watched(page: Page, projectId: string): Promise<void> {
  // Listen from the first frame on: the test would wait for an earlier one until its time is over.
  const named = new Promise<void>((resolve) =>
    page.on('websocket', (socket) => {
      if (!socket.url().includes('/hub/project')) return;
      socket.on('framereceived', ({ payload }) => String(payload).includes('changeNumber') && resolve());
    }),
  );
  await page.goto(`/projects/dashboard?projectId=${projectId}`);
  await named;
}
