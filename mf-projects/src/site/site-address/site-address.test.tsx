import type { Climate, Project } from '@specbuilder/shared-contracts/api';
import { renderWithPlatform } from '@specbuilder/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
// What opens on demand is there before the time of a test begins.
import '../buildings/buildings-drawer.tsx';
import '../re-rating/re-rating-dialog.tsx';
import '../sizing-defaults/project-defaults-drawer.tsx';
import '@specbuilder/shared-ui/map';
import { PROJECT_ID, project } from '../../../test/projects.ts';
import SiteAddressTab from './site-address-tab.tsx';

const DENVER: Climate = {
  postalCode: '80202',
  city: 'Denver',
  state: 'CO',
  country: 'USA',
  latitude: 39.7,
  longitude: -105,
  elevation: 5280,
  salesRegion: 15,
  climateStation: {
    name: 'Denver Centennial',
    elevation: 5885,
    summerDryBulbTemp: 93,
    summerWetBulbTemp: 60,
    winterTemp: 1,
    relativeHumidity: 30,
  },
};
const MILWAUKEE = { ...DENVER, postalCode: '53202', city: 'Milwaukee', state: 'WI', elevation: 617 };

function open(change: Partial<Project> = {}, responses: object = {}) {
  const rendered = renderWithPlatform(<SiteAddressTab project={project(change)} />, {
    responses: {
      'GET /api/location': () => DENVER,
      'GET /api/location/climate': ({ query }) => (query.get('postalCode') === '80202' ? DENVER : MILWAUKEE),
      'PUT /api/projects/:id/address': ({ body }) => body,
      'POST /api/projects/:id/items/re-rate/preview': () => [],
      'GET /api/projects/:id/buildings': () => [],
      ...responses,
    },
  });
  return { ...rendered, user: userEvent.setup() };
}

async function moveTo(user: ReturnType<typeof userEvent.setup>, code: string) {
  const field = screen.getByRole('textbox', { name: 'Postal code' });
  await user.clear(field);
  await user.type(field, code);
}

describe('the site of a project', () => {
  it('[ERR-008] reports an unknown postal code at its field and as a toast for 3 s', async () => {
    const { platform, user } = open(
      {},
      { 'GET /api/location': () => Response.json({ message: 'No' }, { status: 400 }) },
    );
    await moveTo(user, '00000');
    await waitFor(() =>
      expect(platform.shownToasts[0]).toMatchObject({ title: 'Invalid postal code', durationMs: 3000 }),
    );
    expect(screen.getByText('Invalid postal code')).toBeVisible();
  });

  it('[PRJ-021] [EVT-066] takes city, state and country from the postal code, and is saved as the address of type Site', async () => {
    const { platform, user } = open();
    const facts: unknown[] = [];
    for (const fact of ['site-address-changed', 'project-updated'] as const)
      platform.bus.subscribe(fact, ({ name, payload }) => facts.push([name, payload]));
    await moveTo(user, '80202');
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'City' })).toHaveValue('Denver'));
    expect(screen.getByRole('textbox', { name: /State/ })).toHaveValue('CO');
    await user.click(screen.getByRole('button', { name: 'Save address' }));
    await waitFor(() => expect(platform.shownToasts[0]?.title).toBe('Site address saved'));
    const put = platform.calls.find(({ method }) => method === 'PUT');
    expect(put?.body).toMatchObject({
      addressType: 1,
      city: 'Denver',
      state: 'CO',
      postalCode: '80202',
      country: 'USA',
    });
    expect(facts).toEqual([
      ['site-address-changed', { projectId: PROJECT_ID, postalCode: '80202' }],
      ['project-updated', { projectId: PROJECT_ID, changed: ['siteAddress'] }],
    ]);
  });

  it('takes the place along when it is saved faster than the place comes', async () => {
    const { platform, user } = open();
    await moveTo(user, '80202');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(platform.shownToasts[0]?.title).toBe('Site address saved'));
    const put = platform.calls.find(({ method }) => method === 'PUT');
    expect(put?.body).toMatchObject({ city: 'Denver', state: 'CO', postalCode: '80202' });
  });

  it('says altitude and design conditions of the place, and where it lies', async () => {
    open();
    expect(await screen.findByText('617 ft')).toBeVisible();
    expect(screen.getByText('93 / 60 °F')).toBeVisible();
    expect(screen.getByText('Weather station: Denver Centennial, 5,885 ft')).toBeVisible();
    const link = screen.getByRole('link', { name: /Open in maps/ });
    expect(link).toHaveAttribute('href', expect.stringContaining('Milwaukee%2C%20WI%2C%2053202'));
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    const map = await screen.findByRole('img', { name: /Milwaukee/ });
    expect(within(map).getByTestId('chosen-place')).toHaveTextContent('Milwaukee');
  });

  it('offers to rate the items for the altitude that it has moved to', async () => {
    const { platform, user } = open();
    await moveTo(user, '80202');
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'City' })).toHaveValue('Denver'));
    await user.click(screen.getByRole('button', { name: 'Save address' }));
    expect(await screen.findByText('The site has moved')).toBeVisible();
    const [offer] = await screen.findAllByRole('button', { name: 'Re-rate items for 5,280 ft' });
    await user.click(offer ?? document.body);
    expect(await screen.findByText(/at 5,280 ft in Denver, CO/)).toBeVisible();
    const preview = platform.calls.find(({ path }) => path.endsWith('/re-rate/preview'));
    expect(preview?.body).toEqual({ projectItemIds: null, altitude: 5280 });
  });

  it('rates items for the altitude of the project defaults, beside which that of the postal code is said', async () => {
    const { platform, user } = open({ sizingDefaults: { altitude: 2400 } });
    expect(await screen.findByText('2,400 ft')).toBeVisible();
    expect(screen.getByText('Altitude from the project defaults; the postal code has 617 ft.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Re-rate items for 2,400 ft' }));
    expect(await screen.findByText(/at 2,400 ft in Milwaukee, WI/)).toBeVisible();
    const preview = platform.calls.find(({ path }) => path.endsWith('/re-rate/preview'));
    expect(preview?.body).toEqual({ projectItemIds: null, altitude: 2400 });
  });

  it('leads to the altitude of the project defaults after a move, which does not change it', async () => {
    const { user } = open({ sizingDefaults: { altitude: 617 } });
    await moveTo(user, '80202');
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'City' })).toHaveValue('Denver'));
    await user.click(screen.getByRole('button', { name: 'Save address' }));
    const notice = await screen.findByText(/The project defaults keep the altitude at 617 ft/);
    const bar = within(notice.closest('[role="group"]') ?? document.body);
    expect(bar.queryByRole('button', { name: /^Re-rate/ })).not.toBeInTheDocument();
    const [leads] = screen.getAllByRole('button', { name: 'Defaults for new fans' });
    await user.click(leads ?? document.body);
    expect(await screen.findByRole('dialog', { name: 'Defaults for new fans' })).toBeVisible();
  });

  it('offers nothing where no item would be rated', async () => {
    open({ projectItems: [] });
    expect(await screen.findByText('617 ft')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Rate items/ })).not.toBeInTheDocument();
  });

  it('[BLD-002] leads to the buildings', async () => {
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Buildings' }));
    expect(await screen.findByRole('heading', { name: 'Buildings' })).toBeVisible();
    expect(await screen.findByText('No buildings yet')).toBeVisible();
  });

  it('follows what another user saves while nothing is typed, and names it before it is replaced', async () => {
    const conflict = { message: 'It is now Austin, TX.', errors: {}, modelState: {} };
    const rejection = ({ body }: { body: unknown }) =>
      (body as { was: { city?: string } }).was.city === 'Austin' ? body : Response.json(conflict, { status: 409 });
    const { platform, rerender, user } = open({}, { 'PUT /api/projects/:id/address': rejection });
    const show = (city: string) =>
      rerender(<SiteAddressTab project={project({ siteAddress: { city, state: 'TX', country: 'USA' } })} />);
    show('Dallas');
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'City' })).toHaveValue('Dallas'));
    await user.type(screen.getByRole('textbox', { name: 'Street' }), '1 Main St');
    await user.click(screen.getByRole('button', { name: 'Save address' }));
    expect(await screen.findByText('It is now Austin, TX.')).toBeVisible();
    show('Austin');
    expect(screen.getByRole('textbox', { name: 'Street' })).toHaveValue('1 Main St');
    await user.click(screen.getByRole('button', { name: 'Save address' }));
    await waitFor(() => expect(platform.shownToasts[0]?.title).toBe('Site address saved'));
  });

  it('keeps what was typed and says so when the server rejects', async () => {
    const rejection = () => Response.json({ message: 'The disk is full', errors: {}, modelState: {} }, { status: 500 });
    const { user } = open({}, { 'PUT /api/projects/:id/address': rejection });
    await user.type(screen.getByRole('textbox', { name: 'Street' }), '1 Main St');
    await user.click(screen.getByRole('button', { name: 'Save address' }));
    expect(await screen.findByText('The disk is full')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Street' })).toHaveValue('1 Main St');
  });
});
