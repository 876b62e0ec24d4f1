import type { TestResponse } from '@specbuilder/shared-contracts/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestPage, renderInPage } from '../../../test/test-ports.tsx';
import ReleaseNotesPanel from './release-notes-panel.tsx';

const note = (version: string, text: string) => ({
  ...{ versionId: `id-${version}`, version, date: '2026-11-20', title: `Title of ${version}` },
  items: [
    { kind: 'fixed', text: `Fixed in ${version}` },
    { kind: 'new', text },
  ],
});
const NOTES = [note('1.4.0', 'Compare four fans'), note('1.3.2', 'Paste a schedule'), note('1.3.0', 'Curves')];

interface PanelOptions {
  readonly result?: TestResponse;
  readonly versionId?: string;
  readonly previous?: string | null;
}

function openPanel({ result = () => NOTES as unknown, versionId, previous = '1.3.0' }: PanelOptions = {}) {
  const page = createTestPage({ responses: { 'GET /api/releases': result } });
  if (previous !== null) page.platform.storage.write('previousVersion', previous);
  const onClose = jest.fn();
  const panelProps = versionId === undefined ? {} : { versionId };
  const { unmount } = renderInPage(
    page,
    <ReleaseNotesPanel
      ports={page.ports}
      panelProps={panelProps}
      hasInput={{ current: () => false }}
      onClose={onClose}
    />,
  );
  return { ...page, onClose, unmount, user: userEvent.setup() };
}

describe('The release notes', () => {
  beforeAll(() => {
    window.matchMedia = (query) =>
      ({ matches: false, media: query, addEventListener: jest.fn(), removeEventListener: jest.fn() }) as never;
  });

  it('[REL-011] list every release, the newest chosen, with what is new since the last visit', async () => {
    const { platform } = openPanel();
    const [newest, ...others] = await screen.findAllByRole('tab');
    expect(platform.calls.map(({ method, path }) => `${method} ${path}`)).toEqual(['GET /api/releases']);
    expect(others).toHaveLength(2);
    expect(newest).toHaveAttribute('aria-selected', 'true');
    expect(newest).toHaveFocus();
    expect(screen.getByText('2 releases since your last visit')).toBeVisible();
    expect(screen.getAllByRole('tab', { name: /New since your last visit/ })).toHaveLength(2);
    const text = screen.getByRole('region', { name: /^Version 1\.4\.0/ });
    const badges = within(text).getAllByText(/^(New|Better|Fixed)$/);
    expect(badges.map(({ textContent }) => textContent)).toEqual(['New', 'Fixed']);
    expect(within(text).getByText('Compare four fans')).toBeVisible();
    expect(within(text).getByText('Nov 20, 2026')).toBeVisible();
  });

  it.each([null, '0.0.1'])('on a first visit (%p) are no news', async (previous) => {
    openPanel({ previous });
    expect(await screen.findAllByRole('tab')).toHaveLength(3);
    expect(screen.queryByText(/since your last visit/i)).toBeNull();
  });

  it('are no news any more once the panel was closed', async () => {
    const { platform, unmount } = openPanel();
    await screen.findByText('2 releases since your last visit');
    unmount();
    expect(platform.storage.read('previousVersion')).toBe('1.4.0');
  });

  it('show the release that is chosen', async () => {
    const { user } = openPanel();
    await user.click(await screen.findByRole('tab', { name: /^1\.3\.2/ }));
    expect(await screen.findByRole('region', { name: /^Version 1\.3\.2/ })).toBeVisible();
  });

  it('begin with the requested release', async () => {
    openPanel({ versionId: 'id-1.3.0' });
    expect(await screen.findByRole('region', { name: /^Version 1\.3\.0/ })).toBeVisible();
  });

  it('[REL-012] [BRD-024] that cannot be had are logged and none', async () => {
    const { platform, user, onClose } = openPanel({ result: () => new Response(null, { status: 500 }) });
    expect(await screen.findByText('No release notes')).toBeVisible();
    expect(screen.getByText('Version 1.0.0')).toBeVisible();
    expect(platform.problems).toHaveLength(1);
    expect(platform.shownToasts).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledWith(null);
  });
});
