import type { Page } from '@playwright/test';
import { violationsOf } from '../site/accessibility.ts';
import { expect, test } from '../site/page.ts';
import { authorizationOf, prepareProject } from '../site/prepared-project.ts';
import { fillSignIn, openSignedIn } from '../site/sign-in.ts';

const GONE = 'This shared project is no longer available.';
const toast = (page: Page, text: string | RegExp) => page.getByTestId('toast').filter({ hasText: text });

test.describe('A project', () => {
  test('[SHR-001] [SHR-003] [SHR-005] [SHR-006] [SHR-007] [SHR-009] [SHR-010] is shared by mail, read and copied on a phone, until the link is revoked', async ({
    page,
    browser,
  }) => {
    test.slow();
    await openSignedIn(page, 'engineer');
    const { projectId, projectName } = await prepareProject(page);
    await page.goto(`/projects/dashboard?projectId=${projectId}`);
    await page.getByRole('button', { name: 'Share' }).click();
    const dialog = page.getByRole('dialog', { name: 'Share project' });
    await dialog.getByLabel('Email addresses').focus();
    await page.evaluate(pasteIntoFocused, 'Ann Lee <ann@clinic.example>; junk, bob@clinic.example');
    await expect(dialog.getByLabel('Email addresses')).toHaveValue('ann@clinic.example, bob@clinic.example');
    await expect(dialog.getByText('No one has a link yet.')).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Share', exact: true }).click();
    await expect(toast(page, 'Project shared successfully!')).toBeVisible();
    const link = dialog.getByRole('listitem').filter({ hasText: 'ann@clinic.example, bob@clinic.example' });
    await expect(link).toContainText('Does not expire, not opened yet');

    const phone = await browser.newContext({ viewport: { width: 390, height: 844 } });
    const reader = await phone.newPage();
    await openSignedIn(reader, 'admin');
    const headers = { authorization: await authorizationOf(reader) };
    const mails = await (await reader.request.get('/api/admin/outbox', { headers })).json();
    const ofProject = mails.filter(({ subject }: { subject: string }) => subject.includes(projectName));
    expect(ofProject.map(({ recipient }: { recipient: string }) => recipient).sort()).toEqual([
      ...['ann@clinic.example', 'bob@clinic.example'],
    ]);
    const [url = ''] = /https?:\S+\/projects\/shared\/\S+/.exec(ofProject[0].body) ?? [];
    const { pathname } = new URL(url);

    await reader.goto(pathname);
    await expect(reader.getByRole('heading', { level: 1, name: projectName })).toBeVisible();
    const main = reader.getByRole('main');
    await expect(main.getByText('Lab corridor')).toBeVisible();
    await expect(main.getByRole('button')).toHaveText(['Copy to my projects']);
    await expect(main.getByRole('textbox')).toHaveCount(0);
    expect(await violationsOf(reader)).toEqual([]);
    await main.getByRole('button', { name: 'Copy to my projects' }).click();
    await expect(reader).toHaveURL(/\/projects\/dashboard/);
    await expect(reader.getByRole('heading', { level: 1, name: `${projectName} - Copy` })).toBeVisible();
    await expect(reader.getByRole('main').getByText('EF-1').first()).toBeVisible();

    await link.getByRole('button', { name: /^Revoke link/ }).click();
    const question = page
      .getByRole('alertdialog')
      .or(page.getByRole('dialog'))
      .filter({ hasText: 'Revoke this link?' });
    await question.getByRole('button', { name: 'Revoke' }).click();
    await expect(link).toContainText('Revoked');
    await expect(link).toContainText('opened by 1 person');
    await reader.goto(pathname);
    await expect(reader.getByRole('heading', { name: GONE })).toBeVisible();
    expect(await violationsOf(reader)).toEqual([]);
    await phone.close();

    const guest = await browser.newContext();
    const stranger = await guest.newPage();
    await stranger.goto(pathname);
    await fillSignIn(stranger, 'dev');
    await expect(stranger.getByRole('heading', { name: GONE })).toBeVisible();
    await stranger.goto('/projects/shared/');
    await expect(stranger).toHaveURL(/\/start$/);
    await guest.close();
  });

  test('[CLN-002] [CLN-003] [CLN-004] [ERR-042] [TBX-001] [TBX-003] is cloned by its reference id; the Tool Box is last', async ({
    page,
  }) => {
    await openSignedIn(page, 'sales');
    const { projectName, referenceId } = await prepareProject(page);
    const navigation = page.getByRole('navigation', { name: 'Main navigation' });
    await navigation.getByRole('button', { name: 'Region Management' }).click();
    await navigation.getByRole('link', { name: 'Clone Project' }).click();
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('textbox', { name: 'Reference ID' }).fill('L-0000000');
    await page.keyboard.press('Enter');
    await expect(toast(page, 'There is no project with the reference id L-0000000.')).toBeVisible();
    await page.getByRole('textbox', { name: 'Reference ID' }).fill(referenceId);
    await page.keyboard.press('Enter');
    await expect(toast(page, `Project: ${projectName} - Copy successfully cloned!`)).toBeVisible();
    await expect(page).toHaveURL(/\/projects\/dashboard/);
    await expect(page.getByRole('row', { name: /EF-1/ })).toBeVisible();

    await expect(navigation.getByRole('link').or(navigation.getByRole('button')).last()).toHaveText('Tool Box');
    await navigation.getByRole('link', { name: 'Tool Box' }).click();
    await expect(page).toHaveURL(/\/toolBox$/);
    await toast(page, /successfully cloned/).waitFor({ state: 'hidden' });
    const tool = page.getByRole('main').getByRole('link').first();
    await expect(tool).toHaveAttribute('target', '_blank');
    await expect(tool).toHaveAttribute('rel', /noopener/);
    expect(await violationsOf(page)).toEqual([]);
  });
});

/** Runs in the page: what a mail program has put on the clipboard is pasted. */
function pasteIntoFocused(text: string): void {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text', text);
  document.activeElement?.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
  );
}
