import { FanCategory } from '@specbuilder/shared-contracts/domain';
import type { Platform } from '@specbuilder/shared-contracts/platform';
import type { Reselection } from '../reselect/reselection.ts';

/** Which search, and which of its results. */
export interface SearchPlace {
  readonly category: FanCategory;
  /** Number within the category, 0 = All. */
  readonly sub: number;
  readonly application: string | null;
  /** Stored result set that is shown. */
  readonly resultId: string | null;
}

/** A duty as drawings say it; null where they do not. */
export interface AskedDuty {
  readonly cfm: number | null;
  readonly sp: number | null;
}

/** The same as parameters of the address. */
export interface DutyParams {
  readonly cfm?: string;
  readonly sp?: string;
}

export function dutyParams(asked: AskedDuty): DutyParams {
  return {
    ...(asked.cfm !== null && { cfm: String(asked.cfm) }),
    ...(asked.sp !== null && { sp: String(asked.sp) }),
  };
}

/** What the address of the search says. */
export interface SearchAddress extends SearchPlace {
  /** The item of a project that another fan is chosen for; null in a plain search. */
  readonly reselect: Reselection | null;
  /** The duty of a schedule that a plain search begins with. */
  readonly asked: AskedDuty | null;
}

/**
 * The search that an address asks for; null when its category is missing or no number that a catalogue can give ('Bad
 * State'). Whether the brand's catalogue has it, the server says.
 */
export function readSearchAddress(search: string): SearchAddress | null {
  const query = new URLSearchParams(search);
  const category = wholeNumber(query.get('category'));
  if (category === FanCategory.Undefined) return null;
  return {
    category,
    sub: wholeNumber(query.get('sub')),
    application: query.get('application') || null,
    resultId: query.get('r') || null,
    reselect: readReselection(query),
    asked: readDuty(query),
  };
}

/** Parameters of `app.fans.sizer.search` for an address. */
export function searchParams({ category, sub, application, resultId, reselect }: Omit<SearchAddress, 'asked'>) {
  return {
    category: String(category),
    sub: String(sub),
    ...(application === null ? {} : { application }),
    ...(resultId === null ? {} : { r: resultId }),
    ...(reselect === null ? {} : { [wayOf(reselect)]: reselect.projectItemId }),
  };
}

/** The address of the search without a step of history of its own. */
export function replaceAddress({ navigation }: Pick<Platform, 'navigation'>, address: SearchAddress): void {
  const href = navigation.href('app.fans.sizer.search', searchParams(address));
  if (href !== null) navigation.history.replace(href);
}

export type Sizer = 'exhaustSupply' | 'hvls';

/**
 * The sizer of a category: undefined and HVLS use the HVLS sizer, the others the exhaust and supply sizer; those that a
 * catalogue adds are all sized by duty.
 */
export function sizerOf(category: FanCategory): Sizer {
  const isHvls = category === FanCategory.Undefined || category === FanCategory.HighVolumeLowSpeed;
  return isHvls ? 'hvls' : 'exhaustSupply';
}

function wayOf({ isReplacement, isAlternate }: Reselection) {
  if (isAlternate) return 'alternate';
  return isReplacement ? 'replace' : 'beside';
}

/** `replace`, `beside` and `alternate` name the item whose specification the search begins with (ITM-013). */
function readReselection(query: URLSearchParams): Reselection | null {
  const replaced = query.get('replace');
  const alternate = query.get('alternate');
  const projectItemId = replaced ?? alternate ?? query.get('beside');
  if (!projectItemId) return null;
  return { projectItemId, isReplacement: replaced !== null, isAlternate: replaced === null && alternate !== null };
}

/** `cfm` and `sp`; a figure that cannot be one is not there. */
function readDuty(query: URLSearchParams): AskedDuty | null {
  const [cfm, sp] = ['cfm', 'sp'].map((name) => Number.parseFloat(query.get(name) ?? ''));
  const asked = { cfm: figureOrNull(cfm), sp: figureOrNull(sp) };
  return asked.cfm === null && asked.sp === null ? null : asked;
}

function figureOrNull(value: number | undefined): number | null {
  return value !== undefined && Number.isFinite(value) && value >= 0 ? value : null;
}

function wholeNumber(text: string | null): number {
  return text !== null && /^\d{1,2}$/.test(text) ? Number(text) : 0;
}
