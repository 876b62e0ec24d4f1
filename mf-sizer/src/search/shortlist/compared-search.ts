import type {
  ExhaustSupplyListRow,
  ExhaustSupplyResultSet,
  HvlsResultSet,
  HvlsRow,
} from '@specbuilder/shared-contracts/api';
import type { OperatingCostSettings } from '@specbuilder/shared-contracts/domain';
import {
  type ComparedCeilingFans,
  type ComparedFans,
  type ComparedResult,
  entriesOf,
} from '../compare/compared-result.ts';
import { dutyAtSite } from '../duty-text/duty-at-site.ts';
import { spaceInWords } from '../duty-text/space-in-words.ts';

interface Prices {
  readonly cost: OperatingCostSettings;
  readonly arePricesShown: boolean;
}

interface FanSearch {
  readonly kind: 'fan';
  readonly set: Pick<ExhaustSupplyResultSet, 'resultId' | 'specification' | 'versions' | 'results'>;
}

interface CeilingFanSearch {
  readonly kind: 'ceilingFan';
  readonly set: Pick<HvlsResultSet, 'resultId' | 'specification' | 'versions' | 'results'>;
  readonly quantityOf: (row: HvlsRow) => number;
}

/** A search with all of its rows. */
export type ComparedSearch = (FanSearch | CeilingFanSearch) & Prices;

/** The rows of a search as they are compared. */
export function comparedOf(search: ComparedSearch): ComparedResult {
  const { cost, arePricesShown } = search;
  return search.kind === 'fan'
    ? { kind: 'fan', entries: fanEntries(search), cost, arePricesShown }
    : { kind: 'ceilingFan', entries: ceilingFanEntries(search), cost, arePricesShown };
}

type NoteOf<R> = (row: R) => string;

export function fanEntries(
  { set }: Pick<FanSearch, 'set'>,
  noteOf?: NoteOf<ExhaustSupplyListRow>,
): ComparedFans['entries'] {
  return entriesOf({ set, rows: set.results, duty: dutyAtSite(set), ...(noteOf && { noteOf }) });
}

export function ceilingFanEntries(
  { set, quantityOf }: Pick<CeilingFanSearch, 'set' | 'quantityOf'>,
  noteOf?: NoteOf<HvlsRow>,
): ComparedCeilingFans['entries'] {
  const rows = { set, rows: set.results, duty: spaceInWords(set.specification) };
  return entriesOf({ ...rows, quantityOf, ...(noteOf && { noteOf }) });
}
