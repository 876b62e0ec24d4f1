import type { PanelId } from '@specbuilder/shared-contracts/platform';
import type { PanelEntry } from '@specbuilder/shared-contracts/registry';
import type { ReactNode } from 'react';
import type { OwnPanelProps } from './own-panel-props.ts';
import { OWN_AREA_TEXTS } from './texts.ts';

export interface OwnPanel {
  readonly entry: PanelEntry;
  /** A dialog with a map beside its text (visual.md, section 2). */
  readonly isWide?: boolean;
  /** Each takes the props of its own name, which the panel service hands it. */
  readonly load: () => Promise<{ readonly default: (props: never) => ReactNode }>;
}

const own = <N extends PanelId>(
  name: N,
  entry: Omit<PanelEntry, 'name' | 'expose'>,
  load: () => Promise<{ readonly default: (props: OwnPanelProps<N>) => ReactNode }>,
): OwnPanel => ({ entry: { ...entry, name, expose: `./${name}` }, load });

const wide = (panel: OwnPanel): OwnPanel => ({ ...panel, isWide: true });

/** Panels that belong to no area; their code comes with the first use. */
export const OWN_PANELS: readonly OwnPanel[] = [
  wide(
    own(
      'sales-office',
      { frame: 'dialog', title: OWN_AREA_TEXTS.salesOffice },
      () => import('../region/office-panel.tsx'),
    ),
  ),
  wide(
    own(
      'region-searcher',
      { frame: 'dialog', title: OWN_AREA_TEXTS.regionSearcher },
      () => import('../region/searcher-panel.tsx'),
    ),
  ),
  own(
    'project-help',
    { frame: 'west', title: OWN_AREA_TEXTS.assistance },
    () => import('../assistance/assistance-panel.tsx'),
  ),
  own(
    'regional-edit',
    { frame: 'west', title: OWN_AREA_TEXTS.regionalEdit },
    () => import('../regional-edit/regional-edit-panel.tsx'),
  ),
  wide(
    own(
      'release-notes',
      { frame: 'dialog', title: OWN_AREA_TEXTS.releaseNotes },
      () => import('../releases/release-notes-panel.tsx'),
    ),
  ),
  own('theme', { frame: 'quick', title: OWN_AREA_TEXTS.theme }, () => import('../theme/theme-panel.tsx')),
  own('feedback', { frame: 'west', title: OWN_AREA_TEXTS.feedback }, () => import('../feedback/feedback-panel.tsx')),
];
