import type { CompanyTemplate } from '@specbuilder/shared-contracts/api';
import type { TestResponse } from '@specbuilder/shared-contracts/testing';
import { renderWithPlatform } from '@specbuilder/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DETAILS, person } from '../../../test/account.ts';
import { AccountPage } from '../account-page/account-page.tsx';

const PICTURE = 'data:image/png;base64,iVBORw0KGgo=';
const KEPT: CompanyTemplate = { logo: { source: PICTURE, width: 400, height: 100 }, titleBlock: ['311 E Demo Street'] };
const EMPTY: CompanyTemplate = { logo: null, titleBlock: [] };
const PATH = '/api/user/company/template';

interface ShowOptions {
  readonly kept?: CompanyTemplate;
  readonly save?: TestResponse;
  readonly company?: string | null;
}

async function show({ kept = KEPT, save = () => EMPTY, company = 'Northshore Engineering' }: ShowOptions = {}) {
  const { platform } = renderWithPlatform(<AccountPage />, {
    user: person(false),
    responses: {
      'GET /api/user/details': () => ({ ...DETAILS, company: { ...DETAILS.company, name: company } }),
      [`GET ${PATH}`]: () => kept,
      [`PUT ${PATH}`]: save,
    },
  });
  await screen.findByRole('region', { name: 'Company' });
  const sent = () => platform.calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);
  return { platform, user: userEvent.setup(), sent };
}
const saveButton = () => screen.getByRole('button', { name: 'Save template' });

describe('the company template on the profile tab', () => {
  it('shows logo and title block, and saves the lines alone where the logo stays', async () => {
    const { platform, user, sent } = await show({ save: ({ body }) => ({ ...KEPT, ...(body as object) }) });
    expect(await screen.findByAltText('Logo of Northshore Engineering')).toHaveAttribute('src', PICTURE);
    await user.type(screen.getByLabelText('Title block'), '{Enter}{Enter}License 1234');
    await user.click(saveButton());
    await waitFor(() => expect(platform.shownToasts[0]?.title).toBe('The company template is saved.'));
    expect(sent()).toEqual([{ titleBlock: ['311 E Demo Street', 'License 1234'] }]);
  });

  it('sends a chosen picture as it is in its file, and removes one', async () => {
    const { user, sent } = await show();
    await user.click(await screen.findByRole('button', { name: 'Remove logo' }));
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    await user.click(saveButton());
    await waitFor(() => expect(sent()).toEqual([{ titleBlock: ['311 E Demo Street'], logo: null }]));
    await user.upload(
      await screen.findByLabelText('Logo file'),
      new File(['pixels'], 'logo.png', { type: 'image/png' }),
    );
    expect(await screen.findByAltText('Logo of Northshore Engineering')).toBeVisible();
    await user.click(saveButton());
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()[1]).toEqual({ titleBlock: [], logo: btoa('pixels') });
  });

  it('keeps what was chosen when the server rejects it, and says so at its field', async () => {
    const errors = { logo: ['A logo is a PNG or JPEG file.'] };
    const rejection = { message: 'A logo is a PNG or JPEG file.', errors, modelState: errors };
    const { platform, user } = await show({ kept: EMPTY, save: () => Response.json(rejection, { status: 400 }) });
    const file = new File(['<svg/>'], 'logo.png', { type: 'image/png' });
    await user.upload(await screen.findByLabelText('Logo file'), file);
    await screen.findByAltText('Logo of Northshore Engineering');
    await user.click(saveButton());
    expect(await screen.findByText('A logo is a PNG or JPEG file.')).toBeVisible();
    expect(platform.shownToasts[0]?.title).toBe('The company template was not saved.');
    expect(screen.getByAltText('Logo of Northshore Engineering')).toBeVisible();
  });

  it('does not read a file that is too large', async () => {
    const { user } = await show({ kept: EMPTY });
    const file = new File([new Uint8Array(700_001)], 'logo.png', { type: 'image/png' });
    await user.upload(await screen.findByLabelText('Logo file'), file);
    expect(await screen.findByText('A logo may be up to 700 KB.')).toBeVisible();
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });

  it('is not offered without a company', async () => {
    await show({ company: null });
    expect(screen.queryByRole('region', { name: 'Company template' })).not.toBeInTheDocument();
  });
});
