import type { HvlsRow } from '@specbuilder/shared-contracts/api';
import { usePlatform } from '@specbuilder/shared-ui/core';
import { useQueries } from '@specbuilder/shared-ui/query';
import type { ShortlistEntry } from '../../item/shortlist/shortlist.ts';
import { storedCeilingFans, storedFans, UNCHANGING } from '../../results/session/stored-results.ts';
import type { ComparedCeilingFans, ComparedFans } from '../compare/compared-result.ts';
import { ceilingFanEntries, fanEntries } from './compared-search.ts';

/** Kept fans of one search, as far as the search is read. */
export interface ShortlistedSearch {
  readonly resultId: string;
  readonly kept: readonly ShortlistEntry[];
  readonly fans: ComparedFans['entries'];
  readonly ceilingFans: ComparedCeilingFans['entries'];
  readonly isLoading: boolean;
  readonly error: Error | null;
  readonly reload: () => void;
}

/** The kept fans with the values of their results, in the order in which their searches came. */
export function useShortlisted(entries: readonly ShortlistEntry[]): readonly ShortlistedSearch[] {
  const platform = usePlatform();
  const ids = [...new Set(entries.map(({ resultId }) => resultId))];
  const searches = ids.map((id) => [id, entries.filter(({ resultId }) => resultId === id)] as const);
  const ofKind = (kind: ShortlistEntry['kind']) => searches.filter(([, [first]]) => first?.kind === kind);
  const [fans, ceilingFans] = [ofKind('fan'), ofKind('ceilingFan')];
  const sized = useQueries({
    queries: fans.map(([id]) => ({ ...storedFans(platform, id), ...UNCHANGING })),
  });
  const spaces = useQueries({
    queries: ceilingFans.map(([id]) => ({ ...storedCeilingFans(platform, id), ...UNCHANGING })),
  });
  const readFans = fans.map(([resultId, kept], index) => {
    const query = sized[index];
    const set = query?.data;
    const all = set === undefined ? [] : fanEntries({ set }, (row) => noteOf(kept, row));
    return { ...stateOf(resultId, kept, query), fans: all.filter(({ row }) => isKept(kept, row)), ceilingFans: [] };
  });
  const readSpaces = ceilingFans.map(([resultId, kept], index) => {
    const query = spaces[index];
    const set = query?.data;
    const quantityOf = (row: HvlsRow) => keptOf(kept, row)?.quantity ?? 1;
    const all = set === undefined ? [] : ceilingFanEntries({ set, quantityOf }, (row) => noteOf(kept, row));
    return { ...stateOf(resultId, kept, query), fans: [], ceilingFans: all.filter(({ row }) => isKept(kept, row)) };
  });
  return [...readFans, ...readSpaces].sort((a, b) => ids.indexOf(a.resultId) - ids.indexOf(b.resultId));
}

function stateOf(resultId: string, kept: readonly ShortlistEntry[], query: Query | undefined) {
  return {
    ...{ resultId, kept, isLoading: query?.isPending ?? true, error: query?.error ?? null },
    reload: () => void query?.refetch(),
  };
}

interface Query {
  readonly isPending: boolean;
  readonly error: Error | null;
  readonly refetch: () => Promise<unknown>;
}

interface Row {
  readonly fanUnitId: number;
}

const keptOf = (kept: readonly ShortlistEntry[], row: Row) => kept.find(({ fanUnitId }) => fanUnitId === row.fanUnitId);
const isKept = (kept: readonly ShortlistEntry[], row: Row) => keptOf(kept, row) !== undefined;
const noteOf = (kept: readonly ShortlistEntry[], row: Row) => keptOf(kept, row)?.note ?? '';
