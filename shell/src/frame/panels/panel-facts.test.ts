import { createBus } from '@specbuilder/shared-contracts/events';
import type { PanelEntry } from '@specbuilder/shared-contracts/registry';
import { testOffice } from '../../../test/test-offices.ts';
import { FEATURES } from '../../host/features.ts';
import { announcePanelClosed, announcePanelOpened } from './panel-facts.ts';

const west = (name: string): PanelEntry => ({ name, expose: './x', frame: 'west', title: name });

describe('What the page is notified of about panels', () => {
  it('[SHL-044] [EVT-018] is which of the four views of the west panel opened', () => {
    const bus = createBus({ source: 'shell' });
    const opened: unknown[] = [];
    bus.subscribe('panel-opened', ({ payload }) => opened.push(payload));
    for (const name of ['feedback', 'new-project', 'regional-edit', 'project-help'])
      announcePanelOpened(bus, west(name));
    announcePanelOpened(bus, { ...west('theme'), frame: 'quick' });
    expect(opened).toEqual([
      { panel: 'west', view: 'feedback' },
      { panel: 'west', view: 'newProject' },
      { panel: 'west', view: 'regionalEdit' },
      { panel: 'west', view: 'projectHelp' },
      { panel: 'quick' },
    ]);
    const panels = FEATURES.flatMap(({ panels: declared = [] }) => declared.map(({ entry }) => entry));
    const ofShell = panels.filter(({ frame }) => frame === 'west').map(({ name }) => name);
    expect(ofShell.sort()).toEqual(['feedback', 'project-help', 'regional-edit']);
  });

  it('[EVT-019] is what closed and by whom, and nothing of dialogs', () => {
    const bus = createBus({ source: 'shell' });
    const closed: unknown[] = [];
    bus.subscribe('panel-closed', ({ payload }) => closed.push(payload));
    announcePanelClosed(bus, west('feedback'), 'route', {}, null);
    announcePanelClosed(bus, { ...west('release-notes'), frame: 'dialog' }, 'user', {}, null);
    expect(closed).toEqual([{ panel: 'west', view: 'feedback', by: 'route' }]);
  });

  it('[SHL-047] [EVT-020] is that the correction of a region is over, and whether it was sent', () => {
    const bus = createBus({ source: 'shell' });
    const received: unknown[] = [];
    bus.subscribe('user-closed-regional-edit', ({ payload }) => received.push(payload));
    const props = { region: testOffice(72) };
    announcePanelClosed(bus, west('regional-edit'), 'user', props, null);
    announcePanelClosed(bus, west('regional-edit'), 'program', props, true);
    announcePanelClosed(bus, west('feedback'), 'program', {}, true);
    expect(received).toEqual([
      { regionNumber: 72, wasSubmitted: false },
      { regionNumber: 72, wasSubmitted: true },
    ]);
  });
});
