import type { ApiKey } from '@specbuilder/shared-contracts/api';
import { screen, waitFor, within } from '@testing-library/react';
import { openSecurity, rejecting } from '../../../test/security-tab.tsx';

const KEY: ApiKey = {
  apiKeyId: '22222222-2222-4222-8222-222222222222',
  name: 'Importer',
  prefix: 'sbk_1a2b3c4d5e6f',
  scopes: ['size', 'write-projects'],
  createdOnUtc: '2026-11-20T10:00:00.000Z',
  lastUsedOnUtc: null,
  expiresOnUtc: '2027-02-18T10:00:00.000Z',
  isExpired: false,
};
const SECRET = `${KEY.prefix}_${'a'.repeat(72)}`;

describe('API keys', () => {
  const rows = async () => {
    const section = await screen.findByRole('region', { name: 'API keys' });
    return within(await within(section).findByRole('list')).getAllByRole('listitem');
  };
  const make = async (user: ReturnType<typeof openSecurity>['user']) => {
    await user.click(await screen.findByRole('button', { name: 'Make an API key' }));
    const dialog = await screen.findByRole('dialog', { name: 'Make an API key' });
    await user.type(within(dialog).getByLabelText(/^Name/), 'Importer');
    await user.type(within(dialog).getByLabelText(/^Your password/), 'Specbuilder-Demo-1');
    return dialog;
  };
  const submit = (user: ReturnType<typeof openSecurity>['user']) =>
    user.click(screen.getByRole('button', { name: 'Make the key' }));

  it('are listed with what they may do, when they were used and when they end', async () => {
    const old = { ...KEY, apiKeyId: '2', name: 'Old', isExpired: true, lastUsedOnUtc: '2026-11-22T10:00:00.000Z' };
    const lasting = { ...KEY, apiKeyId: '3', name: 'Lasting', expiresOnUtc: null };
    openSecurity({ 'GET /api/account/api-keys': () => [KEY, old, lasting] });
    const [first, second, third] = await rows();
    expect(first).toHaveTextContent('Size fans · Read and change projects');
    expect(first).toHaveTextContent('sbk_1a2b3c4d5e6f… · made Nov 20, 2026 · never used');
    expect(first).toHaveTextContent('Expires Feb 18, 2027');
    expect(second).toHaveTextContent('last used Nov 22, 2026');
    expect(second).toHaveTextContent('Expired Feb 18, 2027');
    expect(third).toHaveTextContent('Does not expire');
  });

  it('are made with what was chosen and shown once, to be copied', async () => {
    let keys: ApiKey[] = [];
    const { platform, user } = openSecurity({
      'GET /api/account/api-keys': () => keys,
      'POST /api/account/api-keys': () => {
        keys = [KEY];
        return { apiKey: KEY, key: SECRET };
      },
    });
    const dialog = await make(user);
    await user.click(within(dialog).getByRole('checkbox', { name: /^Read and change projects/ }));
    await user.selectOptions(within(dialog).getByLabelText('Expires'), 'In 365 days');
    await submit(user);
    expect(await screen.findByLabelText('API key')).toHaveValue(SECRET);
    expect(platform.calls.find(({ method }) => method === 'POST')?.body).toEqual({
      name: 'Importer',
      scopes: ['size', 'write-projects'],
      expiresInDays: 365,
      password: 'Specbuilder-Demo-1',
    });
    const copied = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(copied).toHaveBeenCalledWith(SECRET);
    await user.click(screen.getByRole('button', { name: 'I have the key' }));
    expect((await rows())[0]).toHaveTextContent('Importer');
    expect(document.body).not.toHaveTextContent(SECRET);
  });

  it('can live for ever when that is chosen', async () => {
    const { platform, user } = openSecurity({ 'POST /api/account/api-keys': () => ({ apiKey: KEY, key: SECRET }) });
    const dialog = await make(user);
    await user.selectOptions(within(dialog).getByLabelText('Expires'), 'Never');
    await submit(user);
    await screen.findByLabelText('API key');
    expect(platform.calls.find(({ method }) => method === 'POST')?.body).toMatchObject({ expiresInDays: null });
  });

  it('need something that they may do', async () => {
    const { platform, user } = openSecurity({});
    const dialog = await make(user);
    await user.click(within(dialog).getByRole('checkbox', { name: /^Size fans/ }));
    await submit(user);
    expect(await screen.findByText('Choose what the key may do')).toBeVisible();
    expect(platform.calls.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it('are rejected without the password, at its field', async () => {
    const { user } = openSecurity({
      'POST /api/account/api-keys': () => rejecting('password', 'The password is incorrect'),
    });
    await make(user);
    await submit(user);
    expect(await screen.findByText('The password is incorrect')).toBeVisible();
  });

  it('are revoked after a question, and gone from the list', async () => {
    let keys = [KEY];
    const { platform, user } = openSecurity({
      'GET /api/account/api-keys': () => keys,
      'DELETE /api/account/api-keys/:id': () => {
        keys = [];
        return undefined;
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Revoke Importer' }));
    const dialog = await screen.findByRole('dialog', { name: 'Revoke Importer?' });
    expect(platform.calls.some(({ method }) => method === 'DELETE')).toBe(false);
    await user.click(within(dialog).getByRole('button', { name: 'Revoke' }));
    await waitFor(() => expect(screen.queryByText('Importer')).toBeNull());
    expect(platform.shownToasts[0]?.title).toBe('The API key was revoked');
  });

  it('say why one could not be revoked', async () => {
    const { platform, user } = openSecurity({
      'GET /api/account/api-keys': () => [KEY],
      'DELETE /api/account/api-keys/:id': () => rejecting('apiKeyId', 'API key not found'),
    });
    await user.click(await screen.findByRole('button', { name: 'Revoke Importer' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Revoke' }));
    await waitFor(() => expect(platform.shownToasts[0]).toMatchObject({ kind: 'error', text: 'API key not found' }));
  });
});
