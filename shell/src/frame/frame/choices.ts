import type { PanelId, PanelProps, StateName } from '@specbuilder/shared-contracts/platform';
import type { Ports } from '../../feature/ports.ts';
import { TOOLBAR_MESSAGES } from '../../messages/toolbar.generated.ts';
import type { ShellEntry } from '../../navigation/navigation/navigation-model.ts';
import { HOME_PATH } from '../../navigation/routing/route-controller.ts';

/** A navigation item was chosen. */
export function chooseEntry({ history, href, panels }: Pick<Ports, 'history' | 'href' | 'panels'>, entry: ShellEntry) {
  if (entry.onChoose) {
    entry.onChoose();
  } else if (entry.state) {
    history.push(href(entry.state as StateName) ?? HOME_PATH);
  } else if (entry.panel) {
    void panels.open(entry.panel as PanelId, { ...entry.panelProps } as PanelProps[PanelId]);
  }
}

/** Lets the user choose a project and opens it. */
export async function chooseProject({
  currentProject,
  history,
  href,
  panels,
}: Pick<Ports, 'currentProject' | 'history' | 'href' | 'panels'>): Promise<void> {
  const choice = await panels.open('project-picker', { title: TOOLBAR_MESSAGES.chooseProject });
  if (choice === null) return;
  currentProject.set(choice.projectId, 'selected');
  history.push(href('app.projects.dashboard') ?? HOME_PATH);
}
