import { screen, waitFor, within } from '@testing-library/react';
import { NO_FACTOR } from '../../../test/account.ts';
import { openSecurity, rejecting } from '../../../test/security-tab.tsx';

const STARTED = { secret: 'ABCDEFGH', address: 'otpauth://totp/x', qrCode: 'data:image/svg+xml;base64,AA==' };
const WITH_APP = { ...NO_FACTOR, authenticatorApp: { addedOnUtc: '2026-11-20T10:00:00.000Z' }, recoveryCodesLeft: 8 };

describe('the authenticator app', () => {
  it('is set up with password and code, and brings recovery codes', async () => {
    let factor: object = NO_FACTOR;
    const { platform, user } = openSecurity({
      'GET /api/user/secondFactor': () => factor,
      'POST /api/user/authenticatorApp': () => STARTED,
      'POST /api/user/authenticatorApp/confirmation': () => {
        factor = WITH_APP;
        return { recoveryCodes: ['aaaaa-bbbbb', 'ccccc-ddddd'] };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Set up' }));
    await user.type(await screen.findByLabelText(/^Your password/), 'Specbuilder-Demo-1{Enter}');
    expect(await screen.findByRole('img', { name: /QR code/ })).toHaveAttribute('src', STARTED.qrCode);
    expect(screen.getByText('ABCD EFGH')).toBeVisible();
    await user.type(screen.getByLabelText(/^Code from the app/), '12345');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('Enter the six digits that the app shows')).toBeVisible();
    await user.type(screen.getByLabelText(/^Code from the app/), '6{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Recovery codes' });
    expect(within(dialog).getByText('aaaaa-bbbbb')).toBeVisible();
    const writeText = jest.spyOn(navigator.clipboard, 'writeText');
    await user.click(within(dialog).getByRole('button', { name: 'Copy' }));
    expect(writeText).toHaveBeenCalledWith('aaaaa-bbbbb\nccccc-ddddd');
    const kept = within(dialog).getAllByRole('button', { name: 'I saved them' });
    await user.click(kept.at(-1) as HTMLElement);
    expect(await screen.findByText('Set up on Nov 20, 2026')).toBeVisible();
    expect(screen.getByText('8 codes left.')).toBeVisible();
    expect(platform.calls.find(({ method }) => method === 'POST')?.body).toEqual({ password: 'Specbuilder-Demo-1' });
  });

  it('says at the field that the password is not right', async () => {
    const { user } = openSecurity({
      'POST /api/user/authenticatorApp': () => rejecting('password', 'The password is incorrect'),
    });
    await user.click(await screen.findByRole('button', { name: 'Set up' }));
    await user.type(await screen.findByLabelText(/^Your password/), 'wrong{Enter}');
    expect(await screen.findByText('The password is incorrect')).toBeVisible();
  });

  it('is removed with the password', async () => {
    const { platform, user } = openSecurity({
      'GET /api/user/secondFactor': () => WITH_APP,
      'POST /api/user/authenticatorApp/removal': () => undefined,
    });
    await user.click(await screen.findByRole('button', { name: 'Remove' }));
    await user.type(await screen.findByLabelText(/^Your password/), 'Specbuilder-Demo-1{Enter}');
    await waitFor(() => expect(platform.shownToasts[0]?.title).toBe('The authenticator app was removed'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says to administrators that they need one', async () => {
    openSecurity({ 'GET /api/user/secondFactor': () => ({ ...NO_FACTOR, isRequired: true }) });
    expect(await screen.findByText('Administrators need a second step: an app or a passkey.')).toBeVisible();
  });

  it('has new recovery codes for the password', async () => {
    const { user } = openSecurity({
      'GET /api/user/secondFactor': () => WITH_APP,
      'POST /api/user/recoveryCodes': () => ({ recoveryCodes: ['eeeee-fffff'] }),
    });
    await user.click(await screen.findByRole('button', { name: 'New codes' }));
    await user.type(await screen.findByLabelText(/^Your password/), 'Specbuilder-Demo-1{Enter}');
    expect(await screen.findByText('eeeee-fffff')).toBeVisible();
  });
});
