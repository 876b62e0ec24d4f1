import type { BroadcastBus, WestView } from '@specbuilder/shared-contracts/events';
import type { PanelProps } from '@specbuilder/shared-contracts/platform';
import type { PanelEntry } from '@specbuilder/shared-contracts/registry';
import type { PanelPorts } from '../../composition/index.ts';

/** The four views of the west panel (SHL-044) by the panel that has each; 'new-project' is a remote's. */
const WEST_VIEWS: Readonly<Record<string, WestView>> = {
  feedback: 'feedback',
  'new-project': 'newProject',
  'regional-edit': 'regionalEdit',
  'project-help': 'projectHelp',
};

function westViewOf(panel: string): { readonly view?: WestView } {
  const view = WEST_VIEWS[panel];
  return view === undefined ? {} : { view };
}

export function announcePanelOpened(bus: BroadcastBus, { frame, name }: PanelEntry): void {
  if (frame !== 'dialog') bus.publish('panel-opened', { panel: frame, ...westViewOf(name) });
}

/** Screens that show a region learn that its correction is over, sent or not (SHL-047). */
export function announcePanelClosed(
  bus: BroadcastBus,
  ...[{ frame, name }, by, props, result]: Parameters<PanelPorts['onClosed']>
): void {
  if (frame !== 'dialog') bus.publish('panel-closed', { panel: frame, by, ...westViewOf(name) });
  if (name !== 'regional-edit') return;
  const { region } = (props as PanelProps['regional-edit']).region;
  bus.publish('user-closed-regional-edit', { regionNumber: region, wasSubmitted: result === true });
}
