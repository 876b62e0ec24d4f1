import type { RegistryRemote } from '@specbuilder/shared-contracts/registry';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestPage, renderInPage } from '../../../test/test-ports.tsx';
import type { OpenPanel, Panels } from '../../composition/index.ts';
import { RemoteLoadError } from '../../composition/load-errors.ts';
import { PanelContent } from './panel-content.tsx';

const panel = {
  ...{ key: 1, props: {}, close: () => undefined },
  entry: { name: 'project-picker', expose: './panels/picker', frame: 'projectList', title: 'Choose a project' },
  remote: { name: 'mf-projects' } as RegistryRemote,
} satisfies OpenPanel;

type Fill = (container: HTMLElement) => (() => void) | RemoteLoadError;

/** The panel of a remote whose owner responds to its attempts one after the other. */
function showPanel(...fills: Fill[]) {
  const page = createTestPage();
  const fill = async (_: OpenPanel, container: HTMLElement) => {
    const next = fills.shift();
    if (next === undefined) throw new Error('nothing more was expected');
    return next(container);
  };
  const panels = { fill } as unknown as Panels;
  return renderInPage(
    page,
    <PanelContent panel={panel} feature={undefined} panels={panels} hasInput={{ current: () => false }} />,
  );
}

const draws: Fill = (container) => {
  container.append('Harbor');
  return () => container.replaceChildren();
};

describe('A panel of a remote', () => {
  it('says why it did not come, and comes when it is tried again', async () => {
    showPanel(() => new RemoteLoadError('tooSlow'), draws);
    expect(await screen.findByText('This panel did not load')).toBeVisible();
    expect(screen.getByText('It took too long to respond')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Harbor')).toBeVisible();
    expect(screen.queryByText('This panel did not load')).not.toBeInTheDocument();
  });

  it('that was given up draws nothing any more', async () => {
    let abandoned: HTMLElement | undefined;
    showPanel((container) => {
      abandoned = container;
      return new RemoteLoadError('tooSlow');
    });
    expect(await screen.findByText('This panel did not load')).toBeVisible();
    abandoned?.append('Too late');
    expect(screen.queryByText('Too late')).not.toBeInTheDocument();
  });

  it('is unmounted with its frame', async () => {
    const removed = jest.fn();
    const { unmount } = showPanel((container) => {
      draws(container);
      return removed;
    });
    await screen.findByText('Harbor');
    unmount();
    expect(removed).toHaveBeenCalledTimes(1);
  });
});
