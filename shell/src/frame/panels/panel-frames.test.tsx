import { writable } from '@specbuilder/shared-contracts/platform';
import { screen, waitFor } from '@testing-library/react';
import { createTestPage, panelsOn, renderInPage } from '../../../test/test-ports.tsx';
import type { OpenPanel } from '../../composition/index.ts';
import { PanelFrames } from './panel-frames.tsx';

jest.mock('./panel-frame.tsx', () => {
  throw new Error('Loading chunk failed');
});

it('A panel whose frame cannot be fetched does not count as open, and the user is informed', async () => {
  const page = createTestPage();
  const entry = panelsOn(page.ports).find((panel) => panel.entry.name === 'feedback')?.entry;
  if (entry === undefined) throw new Error('There is no panel');
  const open: OpenPanel = { key: 1, entry, remote: null, props: {}, close: () => undefined };
  const current = writable<OpenPanel | null>(open);
  const panels = { ...page.ports.panels, current, closeAll: () => current.set(null) };
  renderInPage(page, <PanelFrames ports={{ ...page.ports, panels }} featurePanels={panelsOn(page.ports)} />);
  await waitFor(() => expect(current.get()).toBeNull());
  expect(page.platform.shownToasts).toMatchObject([{ kind: 'error', title: 'An error occurred. Please try again.' }]);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
