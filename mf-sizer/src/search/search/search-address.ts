import { FanCategory } from '@specbuilder/shared-contracts/domain';
import type { Platform } from '@specbuilder/shared-contracts/platform';
import type { RequestedCriteria } from '../../duty/criteria/requested-criteria.ts';
import type { RequestedItem } from '../../duty/new-search/requested-item-key.ts';
import type { Reselection } from '../../item/reselect/reselection.ts';

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
interface RequestedDuty {
  readonly cfm: number | null;
  readonly sp: number | null;
}

/** The same as parameters of the address. */
export function dutyParams(requested: RequestedDuty): RequestedCriteria {
  return {
    ...(requested.cfm !== null && { cfm: String(requested.cfm) }),
    ...(requested.sp !== null && { sp: String(requested.sp) }),
  };
}

/** What the address of the search says. */
export interface SearchAddress extends SearchPlace {
  /** The item of a project that another fan is chosen for; null in a plain search. */
  readonly reselect: Reselection | null;
  /** Link token for another user's result; null in an address of one's own. */
  readonly link: string | null;
  /** Criteria that a plain search begins with. */
  readonly requested: RequestedCriteria | null;
  /** Tag and quantity that the first item of the search is to have. */
  readonly item: RequestedItem | null;
  /** The load calculation that a unit is sized for, as its notice reads it. */
  readonly load: string | null;
  /** They are to be searched for without a click. */
  readonly isFindRequested: boolean;
}

/**
 * The search that an address requests; null when its category is missing or is not a number a catalogue can have ('Bad
 * State'). The server checks whether the brand's catalogue has it.
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
    link: query.get('link') || null,
    requested: readRequested(query),
    item: readItem(query),
    load: query.get('load') || null,
    isFindRequested: query.get('find') === '1',
  };
}

type AddressParts = Omit<SearchAddress, 'requested' | 'isFindRequested' | 'link' | 'item' | 'load'> &
  Partial<Pick<SearchAddress, 'requested' | 'link' | 'load'>>;

/** Parameters of `app.fans.sizer.search` for an address. */
export function searchParams({
  category,
  sub,
  application,
  resultId,
  reselect,
  requested = null,
  link = null,
  load = null,
}: AddressParts) {
  return {
    ...requested,
    category: String(category),
    sub: String(sub),
    ...(application === null ? {} : { application }),
    ...(resultId === null ? {} : { r: resultId }),
    ...(resultId === null || link === null ? {} : { link }),
    ...(load === null ? {} : { load }),
    ...(reselect === null ? {} : { [wayOf(reselect)]: reselect.projectItemId }),
  };
}

/** The address of the search without a step of history of its own. */
export function replaceAddress({ navigation }: Pick<Platform, 'navigation'>, address: AddressParts): void {
  const href = navigation.href('app.fans.sizer.search', searchParams(address));
  if (href !== null) navigation.history.replace(href);
}

/** The address of another search, from which Back leads to the one before. */
export function addAddress({ navigation }: Pick<Platform, 'navigation'>, address: AddressParts): void {
  const href = navigation.href('app.fans.sizer.search', searchParams(address));
  if (href !== null) navigation.history.push(href);
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

/** Words of the address that are no criteria. */
const PLACE_WORDS: ReadonlySet<string> = new Set([
  'category',
  'sub',
  'application',
  'r',
  'find',
  'tag',
  'qty',
  'link',
  'load',
  'replace',
  'beside',
  'alternate',
]);

function readRequested(query: URLSearchParams): RequestedCriteria | null {
  const requested = [...query].filter(([name, value]) => !PLACE_WORDS.has(name) && value !== '');
  return requested.length === 0 ? null : Object.fromEntries(requested);
}

/** Longest tag of an item of a project, and its largest quantity. */
const LONGEST_TAG = 50;
const MAX_QUANTITY = 99;

function readItem(query: URLSearchParams): RequestedItem | null {
  const tag = (query.get('tag') ?? '').slice(0, LONGEST_TAG);
  const quantity = Math.min(MAX_QUANTITY, wholeNumber(query.get('qty')) || 1);
  return tag === '' && quantity === 1 ? null : { tag, quantity };
}

function wholeNumber(text: string | null): number {
  return text !== null && /^\d{1,2}$/.test(text) ? Number(text) : 0;
}
