import type { SignedInSession } from '@specbuilder/shared-contracts/api';
import { screen, waitFor, within } from '@testing-library/react';
import { IMPORTER_KEY as KEY } from '../../../test/account.ts';
import { openSecurity, rejecting } from '../../../test/security-tab.tsx';

const session = (changes: Partial<SignedInSession>): SignedInSession => ({
  sessionId: 's-1',
  browser: 'Firefox',
  system: 'Linux',
  address: '10.0.0.1',
  startedOnUtc: '2026-11-20T10:00:00.000Z',
  lastSeenOnUtc: '2026-11-23T10:00:00.000Z',
  isCurrent: false,
  ...changes,
});
const PHONE = session({ sessionId: 's-2', browser: 'Chrome', system: 'Android', address: '10.0.0.2' });
const HERE = session({ isCurrent: true });

describe('where the user is signed in', () => {
  const rows = async () => {
    const section = await screen.findByRole('region', { name: 'Where you are signed in' });
    return within(await within(section).findByRole('list')).getAllByRole('listitem');
  };

  it('is listed with this browser first, which cannot end itself', async () => {
    openSecurity({ 'GET /api/user/sessions': () => [PHONE, HERE] });
    const [first, second] = await rows();
    expect(first).toHaveTextContent('Firefox on Linux');
    expect(first).toHaveTextContent('This browser');
    expect(first).toHaveTextContent('10.0.0.1 · since Nov 20, 2026 · last seen Nov 23, 2026');
    expect(within(first as HTMLElement).queryByRole('button')).toBeNull();
    expect(second).toHaveTextContent('Chrome on Android');
  });

  it.each([
    [{ browser: null, system: null }, 'Unknown browser'],
    [{ browser: null }, 'Linux'],
    [{ system: null }, 'Firefox'],
  ])('names a browser by what it says of itself: %j', async (changes, name) => {
    openSecurity({ 'GET /api/user/sessions': () => [session(changes)] });
    expect((await rows())[0]).toHaveTextContent(name);
  });

  it('ends one, and it is gone from the list', async () => {
    let sessions = [HERE, PHONE];
    const { platform, user } = openSecurity({
      'GET /api/user/sessions': () => sessions,
      'DELETE /api/user/sessions/:id': () => {
        sessions = [HERE];
        return undefined;
      },
    });
    await user.click(await screen.findByRole('button', { name: 'End the session of Chrome on Android' }));
    await waitFor(() => expect(screen.queryByText('Chrome on Android')).toBeNull());
    expect(platform.shownToasts[0]).toMatchObject({ kind: 'success', title: 'The session was ended' });
    expect(screen.queryByRole('button', { name: 'End all others' })).toBeNull();
  });

  it('ends all others at once and says how many', async () => {
    const { platform, user } = openSecurity({
      'GET /api/user/sessions': () => [HERE, PHONE],
      'POST /api/user/sessions/end-others': () => ({ ended: 2, revokedKeys: 0 }),
    });
    await user.click(await screen.findByRole('button', { name: 'End all others' }));
    await waitFor(() => expect(platform.shownToasts[0]?.title).toBe('2 sessions were ended'));
  });

  it('names the API keys that end with all others, and keeps them on purpose', async () => {
    const { platform, user } = openSecurity({
      'GET /api/user/sessions': () => [HERE, PHONE],
      'GET /api/account/api-keys': () => [
        KEY,
        { ...KEY, apiKeyId: '22222222-2222-4222-8222-222222222222', name: 'Old', isExpired: true },
      ],
      'POST /api/user/sessions/end-others': ({ body }) => ({
        ended: 1,
        revokedKeys: 'keepApiKeys' in Object(body) && Object(body).keepApiKeys ? 0 : 1,
      }),
    });
    const open = async () => {
      await user.click(await screen.findByRole('button', { name: 'End all others' }));
      return within(await screen.findByRole('dialog', { name: 'End all other sessions?' }));
    };
    const first = await open();
    expect(first.getByText(/also revokes your API key Importer, and programs/)).toBeVisible();
    await user.click(first.getByRole('button', { name: 'End all others' }));
    await waitFor(() => expect(platform.shownToasts[0]?.text).toBe('1 API key was revoked'));
    const second = await open();
    await user.click(second.getByRole('checkbox', { name: 'Keep my API keys valid' }));
    await user.click(second.getByRole('button', { name: 'End all others' }));
    await waitFor(() => expect(platform.shownToasts[1]?.title).toBe('1 session was ended'));
    const sent = platform.calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
    expect(sent).toEqual([{ keepApiKeys: false }, { keepApiKeys: true }]);
    expect(platform.shownToasts[1]?.text).toBeUndefined();
  });

  it('says why one could not be ended', async () => {
    const { platform, user } = openSecurity({
      'GET /api/user/sessions': () => [HERE, PHONE],
      'DELETE /api/user/sessions/:id': () => rejecting('sessionId', 'Session not found'),
    });
    await user.click(await screen.findByRole('button', { name: 'End the session of Chrome on Android' }));
    await waitFor(() => expect(platform.shownToasts[0]).toMatchObject({ kind: 'error', text: 'Session not found' }));
  });
});
