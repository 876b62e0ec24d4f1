import type { WestView } from '@specbuilder/shared-contracts/events';
import type { PanelId, PanelProps, PanelResults } from '@specbuilder/shared-contracts/platform';
import type { PanelEntry } from '@specbuilder/shared-contracts/registry';
import type { ReactNode, RefObject } from 'react';
import type { Shell } from '../shell.ts';
import { OWN_AREA_TEXTS } from './texts.ts';

/** What the shell's own panels get; a remote's panel gets the platform instead. */
export interface OwnPanelProps<N extends PanelId> {
  readonly shell: Shell;
  readonly panelProps: PanelProps[N];
  /** null is no answer: the user went away. */
  /** Answers whether something was typed that closing would lose. */
  readonly hasInput: RefObject<() => boolean>;
  readonly onClose: (result: PanelResults[N] | null) => void;
}

export interface OwnPanel {
  readonly entry: PanelEntry;
  /** Each takes the props of its own name, which the panel service hands it. */
  readonly load: () => Promise<{ readonly default: (props: never) => ReactNode }>;
}

const own = <N extends PanelId>(
  name: N,
  entry: Omit<PanelEntry, 'name' | 'expose'>,
  load: () => Promise<{ readonly default: (props: OwnPanelProps<N>) => ReactNode }>,
): OwnPanel => ({ entry: { ...entry, name, expose: `./${name}` }, load });

/** Panels that belong to no area; their code comes with the first use. */
export const OWN_PANELS: readonly OwnPanel[] = [
  own('feedback', { frame: 'west', title: OWN_AREA_TEXTS.feedback }, () => import('../feedback/feedback-panel.tsx')),
];

/** The four views of the west panel (SHL-044) by the panel that holds each; 'new-project' is a remote's. */
const WEST_VIEWS: Readonly<Record<string, WestView>> = {
  feedback: 'feedback',
  'new-project': 'newProject',
  'regional-edit': 'regionalEdit',
  'project-help': 'projectHelp',
};

export function westViewOf(panel: string): { readonly view?: WestView } {
  const view = WEST_VIEWS[panel];
  return view === undefined ? {} : { view };
}
