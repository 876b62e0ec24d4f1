import type { Place } from '@specbuilder/shared-contracts/api';
import type { TestResponses } from '@specbuilder/shared-contracts/testing';
import { renderWithPlatform } from '@specbuilder/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { isLookedUp } from './place-of-code.tsx';
import { RegisterPage } from './register-page.tsx';

const CHICAGO: Place = {
  ...{ postalCode: '60601', city: 'Chicago', state: 'IL', country: 'USA' },
  ...{ latitude: 41.9, longitude: -87.6, elevation: 597, salesRegion: 24 },
};
const rejection = (body: object, status = 400) =>
  Response.json({ message: '', errors: {}, modelState: {}, ...body }, { status });

function open(responses: TestResponses) {
  const { platform } = renderWithPlatform(<RegisterPage />, {
    responses: { 'GET /api/location': () => CHICAGO, ...responses },
  });
  const user = userEvent.setup();
  const field = (name: RegExp) => screen.getByLabelText(name);
  return {
    platform,
    user,
    field,
    async fill(changes: Readonly<Record<string, string>> = {}) {
      const values = {
        ...{ '^User name': 'maya.l', '^Email': 'maya@northshore.example', '^Company': 'Northshore' },
        ...{
          '^Password': 'blower-wheel-27',
          '^Repeat password': 'blower-wheel-27',
          '^Postal code': '60601',
          ...changes,
        },
      };
      for (const [label, text] of Object.entries(values)) await user.type(field(new RegExp(label)), text);
    },
    create: () => user.click(screen.getByRole('button', { name: 'Create account' })),
    sent: () => platform.calls.filter(({ method }) => method === 'POST'),
  };
}

describe('registration', () => {
  it('[ACC-023] [ACC-024] [ACC-026] [EVT-033] [EVT-039] sends everything, is cleared and signs in with the code', async () => {
    const { platform, field, fill, create, sent } = open({ 'POST /api/account': () => ({ otac: 'once' }) });
    await fill();
    expect(await screen.findByText('Chicago, IL, USA')).toBeVisible();
    await create();
    await waitFor(() => expect(platform.signInHints).toEqual([{ loginHint: 'maya.l', oneTimeCode: 'once' }]));
    expect(sent()[0]?.body).toEqual({
      ...{ username: 'maya.l', password: 'blower-wheel-27', passwordConfirm: 'blower-wheel-27' },
      ...{ email: 'maya@northshore.example', companyName: 'Northshore', phoneNumber: '' },
      ...{ postalCode: '60601', city: 'Chicago', state: 'IL', country: 'USA' },
    });
    expect(field(/^User name/)).toHaveValue('');
    expect(field(/^Password/)).toHaveValue('');
  });

  it('[ACC-026] signs in with a typed password when the response has no code', async () => {
    const { platform, fill, create } = open({ 'POST /api/account': () => ({}) });
    await fill();
    await create();
    await waitFor(() => expect(platform.signInHints).toEqual([{ loginHint: 'maya.l' }]));
  });

  it('[ACC-009] shows what the server rejects at its fields and in a toast, and keeps the input', async () => {
    const errors = {
      username: ['Another account has that user name'],
      email: ['Another account has that email address'],
    };
    const { platform, field, fill, create } = open({
      'POST /api/account': () =>
        rejection({ message: 'Another account has that user name', errors, modelState: errors }),
    });
    await fill();
    await create();
    expect(await screen.findByText('Another account has that email address')).toBeVisible();
    expect(platform.shownToasts[0]).toMatchObject({
      ...{
        kind: 'error',
        title: 'Another account has that user name',
        text: 'Another account has that email address',
      },
    });
    expect(field(/^User name/)).toHaveValue('maya.l');
  });

  it('[ACC-009] shows the generic error when the response has no message', async () => {
    const { platform, fill, create } = open({ 'POST /api/account': () => new Response(null, { status: 503 }) });
    await fill();
    await create();
    await waitFor(() => expect(platform.shownToasts[0]?.title).toBe('Oops! An error occurred.  Please try again.'));
  });

  it('[ACC-027] rejects what the server would reject, all at once', async () => {
    const { fill, create, sent } = open({});
    await fill({ '^User name': ' !', '^Password': 'short', '^Email': ' x' });
    await create();
    for (const text of [
      '3 to 50 letters, digits, dashes, underscores and dots',
      '8 to 128 characters with a letter and a digit',
      'The two passwords are not the same',
      'Enter a valid email address',
    ]) {
      expect(await screen.findByText(text)).toBeVisible();
    }
    expect(sent()).toEqual([]);
  });

  it('[ACC-028] looks up a code without a place only once', async () => {
    const { platform, user, field } = open({ 'GET /api/location': () => rejection({ errors: { postalCode: ['x'] } }) });
    const lookups = () =>
      platform.calls.filter(({ path }) => path === '/api/location').map(({ query }) => query.get('postalCode'));
    const enter = async (code: string) => {
      await user.clear(field(/^Postal code/));
      await user.type(field(/^Postal code/), code);
      await waitFor(() => expect(lookups()).toContain(code));
    };
    await enter('00000');
    expect(await screen.findByText('Postal code not found')).toBeVisible();
    await enter('00001');
    await enter('00000');
    expect(await screen.findByText('Postal code not found')).toBeVisible();
    await new Promise((resolve) => setTimeout(resolve, 700));
    expect(lookups()).toEqual(['00000', '00001']);
  });

  it.each([
    ['6060', false],
    ['60601', true],
    ['K1A 0B1', true],
    ['60601-12', false],
    ['60601-1234', false],
  ])('[ACC-025] looks up %s: %p', (code, isRequested) => {
    expect(isLookedUp(code)).toBe(isRequested);
  });
});
