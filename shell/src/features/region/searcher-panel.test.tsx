import type { Place, SalesRegion } from '@specbuilder/shared-contracts/api';
import type { TestResponses } from '@specbuilder/shared-contracts/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { testOffice } from '../../../test/test-offices.ts';
import { createTestPage, renderInPage } from '../../../test/test-ports.tsx';
import { createMaps } from '../map/maps.ts';
import type { RegionService } from './index.ts';
import SearcherPanel from './searcher-panel.tsx';

const PLACE: Place = {
  ...{ postalCode: '53202', city: 'Milwaukee', state: 'WI', country: 'USA', latitude: 43.05, longitude: -87.9 },
  ...{ elevation: 617, salesRegion: 72 },
};
const GREEN_BAY = testOffice(73, {
  description: 'Green Bay Office',
  city: 'Green Bay',
  latitude: 44.5,
  longitude: -88,
});
const RESPONSES: TestResponses = {
  'GET /api/location': ({ query }) =>
    query.get('postalCode') === '00000'
      ? Response.json({ message: 'no', errors: { postalCode: ['Unknown code'] }, modelState: {} }, { status: 400 })
      : PLACE,
  'GET /api/regions/states': () => [{ code: 'WI', name: 'Wisconsin' }],
  'GET /api/regions/provinces': () => [{ code: 'ON', name: 'Ontario' }],
  'GET /api/regions/states/mexico': () => [{ code: 'JAL', name: 'Jalisco' }],
  'GET /api/regions/search': () => [testOffice(72), GREEN_BAY],
  'GET /api/regions/searchByProvince': () => [testOffice(74, { description: 'Toronto Office' })],
  'GET /api/regions/searchByMexicanState': () => [testOffice(89, { description: 'Guadalajara Office' })],
};

function openPanel({ place = null, rejects = false }: { place?: Place | null; rejects?: boolean } = {}) {
  const chosen: SalesRegion[] = [];
  const service = {
    requestPosition: async () => place,
    choose: async (office: SalesRegion) => {
      if (rejects) throw new Error('no');
      chosen.push(office);
    },
  } as unknown as RegionService;
  const page = createTestPage(
    { responses: RESPONSES },
    { regionService: async () => service, maps: async () => createMaps(null, page.platform.api) },
  );
  const onClose = jest.fn();
  renderInPage(
    page,
    <SearcherPanel ports={page.ports} panelProps={{}} hasInput={{ current: () => false }} onClose={onClose} />,
  );
  const searches = () => page.platform.calls.map(({ path }) => path).filter((path) => /search/.test(path));
  return { ...page, chosen, onClose, searches };
}

const code = () => screen.getByRole('textbox', { name: 'Postal code' });

describe('The search for a sales region', () => {
  it('[LOC-017] has tabs for three countries and starts in the postal code', () => {
    openPanel();
    for (const name of ['US', 'Canada', 'Mexico']) expect(screen.getByRole('tab', { name })).toBeInTheDocument();
    expect(screen.getAllByRole('tab')).toHaveLength(3);
    expect(code()).toHaveFocus();
  });

  it('[LOC-018] [LOC-024] finds by postal code and takes the office that covers it', async () => {
    const { chosen, onClose } = openPanel();
    await userEvent.type(code(), '53202');
    expect(await screen.findByText('Covers 53202')).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: /Milwaukee Regional Office/ })).toBeChecked();
    await userEvent.click(screen.getByRole('button', { name: 'Set region 72' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledWith(expect.objectContaining({ region: 72 })));
    expect(chosen.map(({ region }) => region)).toEqual([72]);
  });

  it('[LOC-024] takes another office of the list', async () => {
    const { chosen } = openPanel();
    await userEvent.type(code(), '53202');
    await userEvent.click(await screen.findByRole('radio', { name: /Green Bay/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Set region 73' }));
    await waitFor(() => expect(chosen.map(({ region }) => region)).toEqual([73]));
  });

  it('[LOC-018] finds by state', async () => {
    openPanel();
    await screen.findByRole('option', { name: 'Wisconsin' });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'WI');
    expect(await screen.findByRole('radio', { name: /Green Bay/ })).not.toBeChecked();
    expect(screen.getByRole('button', { name: 'Set region' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('[LOC-019] finds by province', async () => {
    openPanel();
    await userEvent.click(screen.getByRole('tab', { name: 'Canada' }));
    await screen.findByRole('option', { name: 'Ontario' });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Province' }), 'ON');
    expect(await screen.findByRole('radio', { name: /Toronto/ })).toBeChecked();
  });

  it('[LOC-020] finds by Mexican state, without a postal code', async () => {
    openPanel();
    await userEvent.click(screen.getByRole('tab', { name: 'Mexico' }));
    expect(screen.queryByRole('textbox')).toBeNull();
    await screen.findByRole('option', { name: 'Jalisco' });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'JAL');
    expect(await screen.findByRole('radio', { name: /Guadalajara/ })).toBeInTheDocument();
  });

  it('[LOC-022] clears a part of a US code with the change to Canada', async () => {
    openPanel();
    await userEvent.type(code(), '532');
    await userEvent.click(screen.getByRole('tab', { name: 'Canada' }));
    expect(code()).toHaveValue('');
  });

  it('says what a code looks like, and what the server says about one it does not know', async () => {
    openPanel();
    await userEvent.type(code(), '5320x');
    expect(screen.getByText('US: 53202, Canada: A1A 1A1')).toBeInTheDocument();
    await userEvent.clear(code());
    await userEvent.type(code(), '00000{Enter}');
    expect(await screen.findByText('Unknown code')).toBeInTheDocument();
  });

  it('says what a code looks like to who presses Enter in the middle of one', async () => {
    openPanel();
    await userEvent.type(code(), '532');
    expect(screen.queryByText('US: 53202, Canada: A1A 1A1')).not.toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByText('US: 53202, Canada: A1A 1A1')).toBeInTheDocument();
    await userEvent.keyboard('0');
    expect(screen.queryByText('US: 53202, Canada: A1A 1A1')).not.toBeInTheDocument();
  });

  it('takes the place of the browser when the visitor wants it', async () => {
    openPanel({ place: PLACE });
    await userEvent.click(screen.getByRole('button', { name: 'Use my location' }));
    expect(await screen.findByText('Covers 53202')).toBeInTheDocument();
    expect(code()).toHaveValue('53202');
  });

  it('stays open and says so when the region cannot be set', async () => {
    const { platform, onClose } = openPanel({ rejects: true });
    await userEvent.type(code(), '53202{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: 'Set region 72' }));
    await waitFor(() => expect(platform.shownToasts).toHaveLength(1));
    expect(onClose).not.toHaveBeenCalled();
  });
});

describe('The rest before a search', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('[LOC-021] [LOC-023] [LOC-026] [LOC-027] is 500 ms, and a part of a code is not searched at all', async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    const { searches, platform } = openPanel();
    await user.type(code(), '123');
    await act(() => jest.advanceTimersByTimeAsync(2000));
    expect(platform.calls.filter(({ path }) => path === '/api/location')).toEqual([]);
    await user.type(code(), '45');
    await act(() => jest.advanceTimersByTimeAsync(499));
    expect(searches()).toEqual([]);
    await act(() => jest.advanceTimersByTimeAsync(1));
    await act(() => jest.advanceTimersByTimeAsync(0));
    expect(searches()).toEqual(['/api/regions/search']);
  });

  it('[SHL-067] is not waited for after Enter', async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    const { searches } = openPanel();
    await user.type(code(), '53202');
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(searches()).toEqual([]);
    await user.keyboard('{Enter}');
    await act(() => jest.advanceTimersByTimeAsync(0));
    expect(searches()).toEqual(['/api/regions/search']);
  });
});
