import { startRegistration } from '@simplewebauthn/browser';
import { screen, waitFor, within } from '@testing-library/react';
import { NO_FACTOR } from '../../../test/account.ts';
import { openSecurity, rejecting } from '../../../test/security-tab.tsx';

jest.mock('@simplewebauthn/browser', () => ({ startRegistration: jest.fn() }));
const browserMakes = jest.mocked(startRegistration);

const PASSKEY = {
  passkeyId: '22222222-2222-4222-8222-222222222222',
  name: 'Work laptop',
  createdOnUtc: '2026-11-20T10:00:00.000Z',
  lastUsedOnUtc: null,
  isSynced: true,
};
const WITH_PASSKEY = { ...NO_FACTOR, passkeys: [PASSKEY], recoveryCodesLeft: 10 };

describe('passkeys', () => {
  beforeEach(() => {
    Object.assign(globalThis, { PublicKeyCredential: class {} });
    browserMakes.mockReset();
  });
  afterEach(() => void Reflect.deleteProperty(globalThis, 'PublicKeyCredential'));

  const add = async (user: ReturnType<typeof openSecurity>['user']) => {
    await user.click(await screen.findByRole('button', { name: 'Add a passkey' }));
    await user.type(await screen.findByLabelText(/^Name/), 'Work laptop');
    await user.type(screen.getByLabelText(/^Your password/), 'Specbuilder-Demo-1');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
  };

  it('are created by the browser from the options of the server, and listed with their name', async () => {
    let factor: object = NO_FACTOR;
    browserMakes.mockResolvedValue({ id: 'c-1' } as never);
    const { platform, user } = openSecurity({
      'GET /api/user/secondFactor': () => factor,
      'POST /api/user/passkeys/options': () => ({ challenge: 'x' }),
      'POST /api/user/passkeys': () => {
        factor = WITH_PASSKEY;
        return { passkey: PASSKEY, recoveryCodes: null };
      },
    });
    await add(user);
    expect(await screen.findByText('Work laptop')).toBeVisible();
    expect(screen.getByText('Added Nov 20, 2026 · never used')).toBeVisible();
    expect(browserMakes).toHaveBeenCalledWith({ optionsJSON: { challenge: 'x' } });
    const sent = platform.calls.find(({ path, method }) => method === 'POST' && path.endsWith('/passkeys'));
    expect(sent?.body).toEqual({ name: 'Work laptop', credential: { id: 'c-1' } });
  });

  it('are not made when the person stops the browser, who can try again', async () => {
    browserMakes.mockRejectedValue(new Error('NotAllowedError'));
    const { platform, user } = openSecurity({ 'POST /api/user/passkeys/options': () => ({ challenge: 'x' }) });
    await add(user);
    expect(await screen.findByText('No passkey was created. Try again when you are ready.')).toBeVisible();
    expect(platform.calls.filter(({ path }) => path.endsWith('/passkeys'))).toEqual([]);
  });

  it('are rejected without the password, at its field', async () => {
    const { user } = openSecurity({
      'POST /api/user/passkeys/options': () => rejecting('password', 'The password is incorrect'),
    });
    await add(user);
    expect(await screen.findByText('The password is incorrect')).toBeVisible();
    expect(browserMakes).not.toHaveBeenCalled();
  });

  it('are renamed, and removed with the password', async () => {
    const { platform, user } = openSecurity({
      'GET /api/user/secondFactor': () => WITH_PASSKEY,
      'PUT /api/user/passkeys/:id': () => PASSKEY,
      'POST /api/user/passkeys/:id/removal': () => undefined,
    });
    await user.click(await screen.findByRole('button', { name: 'Rename Work laptop' }));
    const name = await screen.findByLabelText(/^Name/);
    await user.clear(name);
    await user.type(name, 'Old laptop{Enter}');
    await waitFor(() => expect(platform.shownToasts[0]?.title).toBe('The passkey was renamed'));
    await user.click(screen.getByRole('button', { name: 'Remove Work laptop' }));
    const dialog = await screen.findByRole('dialog', { name: 'Remove Work laptop?' });
    await user.type(within(dialog).getByLabelText(/^Your password/), 'Specbuilder-Demo-1{Enter}');
    await waitFor(() => expect(platform.shownToasts[1]?.title).toBe('The passkey was removed'));
  });

  it('are not offered by a browser that has none', async () => {
    Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
    openSecurity({});
    expect(await screen.findByText('This browser does not support passkeys.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
  });
});
