import type { SignedInSession } from '@specbuilder/shared-contracts/api';
import { screen, waitFor, within } from '@testing-library/react';
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
    expect(first).toHaveTextContent('10.0.0.1 · since 20 Nov 2026 · last seen 23 Nov 2026');
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
      'DELETE /api/user/sessions': () => ({ ended: 2 }),
    });
    await user.click(await screen.findByRole('button', { name: 'End all others' }));
    await waitFor(() => expect(platform.shownToasts[0]?.title).toBe('2 sessions were ended'));
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
