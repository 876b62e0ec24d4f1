import type { FanItem, FanOption, ItemConfiguration } from '@specbuilder/shared-contracts/api';
import type { Change } from './change.ts';
import type { ReportField } from './section-forms.ts';
import type { SectionMessages } from './section-messages.ts';

/** What the groups of the page and their sections draw; the same object while nothing of it changes. */
export interface GroupsPage
  extends Pick<FanItem, 'fanItemId' | 'motor' | 'voltage' | 'rating'>,
    Pick<ItemConfiguration, 'motors' | 'curbs' | 'sections'> {
  /** Chosen on the screen, confirmed or not. */
  readonly motorId: number;
  readonly voltageId: number;
  /** What the unit draws, in words; empty for a fan alone. */
  readonly unitLoad: string;
  readonly curbIds: ReadonlySet<number>;
  readonly messages: ReadonlyMap<string, SectionMessages>;
  /** Options that came with the item and that the user has not reviewed yet. */
  readonly assumedIds: ReadonlySet<number>;
  readonly isReadOnly: boolean;
  readonly isChosenOnly: boolean;
  readonly change: (change: Change) => void;
  /** The same after a debounce. */
  readonly choose: (change: Change) => void;
  readonly reportField: ReportField;
  /** What leaves when an option is chosen, in words. */
  readonly replaces: (option: FanOption) => string;
}

export function isSamePage(one: GroupsPage, other: GroupsPage): boolean {
  const parts = Object.keys(one) as (keyof GroupsPage)[];
  return parts.every((part) => Object.is(one[part], other[part]));
}
