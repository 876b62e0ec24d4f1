import type { Currency, SalesRegion } from '@specbuilder/shared-contracts/api';
import type { ShellEntry } from '../navigation/navigation-model.ts';
import { OWN_AREA_TEXTS } from './texts.ts';

/** Weights of the specification (SHL-030); what carries none is A-075. */
const HELP_WEIGHT = 9_999_999;
const OFFICE_WEIGHT = 9_999_990;
const CURRENCY_WEIGHT = 9_999_994;
const THEME_WEIGHT = 9_999_995;
const RELEASES_WEIGHT = 9_999_998;

/** What the shell's own items show. */
export interface OwnNavigationState {
  readonly regionNumber: number | null;
  readonly salesOffice: SalesRegion | null;
  /** False for brands whose one region goes by its name. */
  readonly hasMultipleRegions: boolean;
  readonly currencyCode: string;
  readonly currencies: readonly Currency[];
}

/** Items that belong to no area. */
export function ownNavigation(state: OwnNavigationState): ShellEntry[] {
  return [
    { title: officeTitle(state), icon: 'Location', weight: OFFICE_WEIGHT, group: 'sales', panel: 'sales-office' },
    changeCurrency(state),
    {
      ...{ title: OWN_AREA_TEXTS.theme, icon: 'Color', weight: THEME_WEIGHT, group: 'help', panel: 'theme' },
      isForSmallScreens: true,
    },
    {
      ...{ title: OWN_AREA_TEXTS.seeReleaseNotes, icon: 'Sparkle', weight: RELEASES_WEIGHT, group: 'help' },
      panel: 'release-notes',
    },
    { title: OWN_AREA_TEXTS.assistance, icon: 'Headset', weight: HELP_WEIGHT, group: 'help', panel: 'project-help' },
    { title: OWN_AREA_TEXTS.feedback, icon: 'PersonFeedback', weight: HELP_WEIGHT, group: 'help', panel: 'feedback' },
  ];
}

/** 'Closest Sales Office' until a region is known, then its number or name (SHL-042). */
function officeTitle({ regionNumber, salesOffice, hasMultipleRegions }: OwnNavigationState): string {
  if (regionNumber === null) return OWN_AREA_TEXTS.closestSalesOffice;
  if (hasMultipleRegions) return OWN_AREA_TEXTS.salesRegion(regionNumber);
  return salesOffice?.description ?? OWN_AREA_TEXTS.closestSalesOffice;
}

/** On wide screens the toolbar holds the currencies (SHL-041, A-234). */
function changeCurrency({ currencyCode, currencies }: OwnNavigationState): ShellEntry {
  const item = { icon: 'Money', weight: CURRENCY_WEIGHT, group: 'help', action: 'choose-currency' } as const;
  return {
    ...item,
    title: OWN_AREA_TEXTS.changeCurrency(currencyCode),
    isForSmallScreens: true,
    // Without children a click asks for the currency that is there, which loads the list.
    actionValue: currencyCode,
    children: currencies.map((currency) => ({
      ...item,
      title: currency.currencyName,
      actionValue: currency.currencyCode,
      isChosen: currency.currencyCode === currencyCode,
    })),
  };
}
