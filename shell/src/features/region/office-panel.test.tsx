import type { SalesRegion, Settings } from '@specbuilder/shared-contracts/api';
import type { SignedInUser, Writable } from '@specbuilder/shared-contracts/platform';
import type { TestResponses } from '@specbuilder/shared-contracts/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { testOffice } from '../../../test/test-offices.ts';
import { createTestPage, renderInPage } from '../../../test/test-ports.tsx';
import { createMaps } from '../map/maps.ts';
import OfficePanel from './office-panel.tsx';

interface PageOptions {
  readonly office?: SalesRegion | null;
  readonly regionNumber?: number | null;
  readonly user?: Partial<SignedInUser> | null;
  readonly responses?: TestResponses;
  readonly change?: (settings: Settings) => Settings;
}

const withBrand = (brand: Partial<Settings['manufacturer']>) => (settings: Settings) => ({
  ...settings,
  manufacturer: { ...settings.manufacturer, ...brand },
});

function openPanel({
  office = testOffice(72),
  regionNumber = 72,
  user = null,
  responses,
  change = withBrand({ closestRegionMap: false }),
}: PageOptions = {}) {
  const page = createTestPage(
    { ...(responses ? { responses } : {}), user: user as SignedInUser | null },
    { maps: async () => createMaps(page.platform.settings.get().app.maps, page.platform.api) },
  );
  page.region.set({ regionNumber });
  page.salesOffice.set(office);
  const settings = page.platform.settings as Writable<Settings>;
  settings.set(change(settings.get()));
  renderInPage(
    page,
    <OfficePanel ports={page.ports} panelProps={{}} hasInput={{ current: () => false }} onClose={() => undefined} />,
  );
  return page;
}

describe('The sales office', () => {
  it('[LOC-015] shows how to reach it', () => {
    openPanel({ office: testOffice(72, { phoneExtension: '12', fax: '(555) 555-1172' }) });
    expect(screen.getByRole('heading', { name: 'Sales Region #72' })).toBeInTheDocument();
    expect(screen.getByText('Milwaukee Regional Office')).toBeInTheDocument();
    expect(screen.getByText('7200 Demo Park Drive, Suite 72')).toBeInTheDocument();
    expect(screen.getByText('Milwaukee, WI 53202')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '(555) 555-0172 ext. 12' })).toHaveAttribute(
      'href',
      'tel:+15555550172;ext=12',
    );
    expect(screen.getByRole('link', { name: 'region72@sales.example.com' })).toHaveAttribute(
      'href',
      'mailto:region72@sales.example.com',
    );
    expect(screen.getByText('(555) 555-1172')).toBeInTheDocument();
  });

  it('[LOC-032] links to a map by the address of its record', () => {
    openPanel();
    expect(screen.getByRole('link', { name: 'Open in maps' })).toHaveAttribute(
      'href',
      'https://www.google.com/maps/search/?api=1&query=7200+Demo+Park+Drive%2C+Milwaukee%2C+WI+53202%2C+USA',
    );
  });

  it('[LOC-016] has a map drawn by the product', async () => {
    openPanel({ change: withBrand({ closestRegionMap: true }) });
    expect(await screen.findByRole('img', { name: 'Map of Milwaukee and its surroundings' })).toBeInTheDocument();
  });

  it('[LOC-016] [LOC-030] has the map of an external service where one is set up', async () => {
    const maps = { key: 'k1', scriptUrl: 'https://maps.example/js', embedUrl: 'https://maps.example/embed' };
    openPanel({
      change: (settings) => ({ ...withBrand({ closestRegionMap: true })(settings), app: { ...settings.app, maps } }),
    });
    expect(await screen.findByTitle('Map of Milwaukee and its surroundings')).toHaveAttribute(
      'src',
      'https://maps.example/embed/place?q=7200+Demo+Park+Drive%2C+Milwaukee%2C+WI+53202%2C+USA&key=k1',
    );
  });

  it.each([
    [
      'without an address',
      { office: testOffice(72, { addressForGoogleMapsUrl: '' }), change: withBrand({ closestRegionMap: true }) },
    ],
    ['under a brand without maps', { change: withBrand({ closestRegionMap: false }) }],
  ])('[LOC-016] has no map %s', async (_, options) => {
    openPanel(options);
    // If loaded before, the map would appear in the same moment.
    await act(() => import('@specbuilder/shared-ui/map'));
    expect(screen.queryByRole('img', { name: /Map of/ })).toBeNull();
  });

  it.each([
    ['a guest', null, false],
    ['a user', { roles: ['user'], salesRegions: [] }, false],
    ['a user who no longer sells', { roles: ['user'], salesRegions: [72] }, false],
    ['sales staff of another region', { roles: ['sales'], salesRegions: [24] }, false],
    ['sales staff of the region', { roles: ['sales'], salesRegions: [72] }, true],
    ['an admin', { roles: ['admin'], salesRegions: [] }, true],
  ] as const)('[SHL-069] offers a correction or not to %s', (_, user, isOffered) => {
    openPanel({ user });
    expect(screen.queryAllByRole('button', { name: 'Request a correction' })).toHaveLength(isOffered ? 1 : 0);
  });

  it('leads to another region, to help and to a correction', async () => {
    const { platform } = openPanel({ user: { roles: ['admin'], salesRegions: [] } });
    await userEvent.click(screen.getByRole('button', { name: 'Change region' }));
    await userEvent.click(screen.getByRole('button', { name: 'Request assistance' }));
    await userEvent.click(screen.getByRole('button', { name: 'Request a correction' }));
    expect(platform.openedPanels).toEqual(['region-searcher', 'project-help', 'regional-edit']);
  });

  it('goes by its name and has no search under a brand with one region', () => {
    const office = testOffice(15, { description: 'National Accounts' });
    openPanel({ office, regionNumber: 15, change: withBrand({ hasMultipleRegions: false, closestRegionMap: false }) });
    expect(screen.getByRole('heading', { name: 'National Accounts' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Change region' })).toBeNull();
  });

  it('is looked up when only its number is known, and again after a failure', async () => {
    const site = { isDown: true };
    const failure = () => Response.json({ message: '', errors: {}, modelState: {} }, { status: 500 });
    openPanel({
      office: null,
      responses: { 'GET /api/regions/sales': () => (site.isDown ? failure() : [testOffice(24), testOffice(72)]) },
    });
    expect(await screen.findByText('The sales office could not be loaded')).toBeInTheDocument();
    site.isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Sales Region #72' })).toBeInTheDocument();
  });

  it('offers the search when no region is known', async () => {
    const { platform } = openPanel({ office: null, regionNumber: null });
    await userEvent.click(screen.getByRole('button', { name: 'Find a sales region' }));
    expect(platform.openedPanels).toEqual(['region-searcher']);
  });
});
