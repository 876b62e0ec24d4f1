import type { Project } from '@specbuilder/shared-contracts/api';
import { useState } from 'react';
import type { ItemSelection } from '../../items/items/use-selection.ts';
import type { DeliverableChoice } from '../request.ts';
import { type ChosenItems, useChosenItems } from './chosen-items.ts';
import { DEFAULT_PAGES, type Pages } from './page-choice.tsx';
import { usePrewire } from './use-prewire.ts';
import { type ProjectTerms, useTerms } from './use-terms.ts';

/** A value and the way to change it. */
export type Choice<T> = readonly [T, (value: T) => void];

/** What documents are made with; each kind takes what it has. */
export interface Choices {
  readonly selection: ChosenItems;
  readonly prewire: Choice<boolean>;
  /** Whether equal units share their pages. */
  readonly sharing: Choice<boolean>;
  readonly pages: Choice<Pages>;
  readonly quoted: ProjectTerms;
  readonly made: Omit<DeliverableChoice, 'deliverable' | 'format'>;
}

interface ChoicesOptions {
  readonly project: Project;
  readonly items: Project['projectItems'];
  /** What is chosen on the tab of items, which documents begin with. */
  readonly selected: ItemSelection;
  /** Whether something with prices is on the page. */
  readonly hasPrices: boolean;
}

export function useChoices({ project, items, selected, hasPrices }: ChoicesOptions): Choices {
  const [selectedIds] = useState(() => items.filter(selected.isSelected).map(({ projectItemId }) => projectItemId));
  const selection = useChosenItems(items, selectedIds);
  const prewire = usePrewire();
  const sharing = useState(false);
  const pages = useState(DEFAULT_PAGES);
  const quoted = useTerms(project, hasPrices);
  const made = {
    ...pages[0],
    projectId: project.projectId,
    itemIds: selection.ids,
    includePreWire: prewire[0],
    sharePages: sharing[0],
    terms: quoted.terms ?? {},
  };
  return { selection, prewire, sharing, pages, quoted, made };
}
