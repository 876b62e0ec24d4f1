import type { OperatingCostSettings } from '@specbuilder/shared-contracts/domain';
import { usePlatform } from '@specbuilder/shared-ui/core';
import type { FieldValues } from '@specbuilder/shared-ui/forms';
import { useEffect, useMemo, useRef } from 'react';
import { useStable } from '../../duty/criteria/use-stable.ts';
import { EXCLUSION_MESSAGES } from '../../messages/exclusion.generated.ts';
import type { Relaxable } from '../../results/exclusions/relaxations.ts';
import type { LiveSpecification } from '../../results/live-results/selection-messages.ts';
import { useLiveRows } from '../../results/live-results/use-live-rows.ts';
import type { ChooseRows } from '../../results/results/row-choice.ts';
import type { StoredRows } from '../../results/session/rows.ts';
import { inSentence } from '../../results/wording/in-sentence.ts';
import { replaceAddress, type SearchAddress } from './search-address.ts';
import type { SearchCatalogue, SizedRow, SizedSet, SizerKind } from './sizer-kind.ts';
import type { SearchStart } from './starting-criteria.ts';
import { useCriteriaPanel } from './use-criteria-panel.ts';
import { useFirstError } from './use-first-error.ts';
import { useProduct } from './use-product.ts';
import { useRunAtStart } from './use-remembering.ts';
import { useSearchShortcuts } from './use-search-shortcuts.ts';
import { useSizerSession } from './use-sizer-session.ts';

export interface SizerSearchOptions<
  C extends FieldValues,
  V extends FieldValues,
  S extends LiveSpecification,
  R extends SizedRow,
> {
  readonly kind: SizerKind<C, V, S, R>;
  readonly address: SearchAddress;
  readonly start: SearchStart<C>;
  /** The stored result that the address names; null without one. */
  readonly stored: StoredRows<C, SizedSet<S, R>> | null;
  readonly catalogue: SearchCatalogue;
  readonly cost: OperatingCostSettings;
  /** A shop's request, to be searched without a click (COM-009). */
  readonly isFirstLoad: boolean;
}

/** Everything a search shows and does. */
export function useSizerSearch<
  C extends FieldValues,
  V extends FieldValues,
  S extends LiveSpecification,
  R extends SizedRow,
>(options: SizerSearchOptions<C, V, S, R>) {
  const { address, start, stored, catalogue, cost, isFirstLoad } = options;
  const { sitePostalCode, sizingDefaults } = start;
  const kind = useMemo(
    () => options.kind.inCatalogue(catalogue, { sitePostalCode, sizingDefaults }),
    [options.kind, catalogue, sitePostalCode, sizingDefaults],
  );
  const platform = usePlatform();
  const product = useProduct(address);
  const panel = useCriteriaPanel(address.resultId === null && !start.shouldRun, kind.firstField(start.criteria));
  const session = useSizerSession(kind, { address, start, stored, onDone: panel.closeDrawer });
  const { store, form, state } = session;
  const live = useLiveRows(kind, state);
  const { methods, onSubmit } = form;
  const dropResult = useStable(() => {
    if (address.resultId !== null) replaceAddress(platform, { ...address, resultId: null });
  });
  const given = { address, start, catalogue, cost, isFirstLoad };
  const features = kind.useCriteria({ ...given, store, form, panel, dropResult });
  useRunAtStart(start.shouldRun, onSubmit);
  useFirstError(methods, features.openField);
  useSearchShortcuts({ run: onSubmit, toggleAdvanced: features.toggleAdvanced });
  const relax = useStable((patch: Relaxable) => {
    // A kind's rows offer what its own criteria have.
    store.dispatch({ type: 'changed', fields: patch as Partial<C> });
    onSubmit();
  });
  const { wholeCategory } = features;
  const label = EXCLUSION_MESSAGES.searchAll({ category: inSentence(product.category) });
  const searchAll = useMemo(
    () => (wholeCategory === null ? null : { label, onClick: () => relax(wholeCategory) }),
    [wholeCategory, label, relax],
  );
  const confirm = useOpenConfirmed(session, onSubmit);
  const reset = () => store.dispatch({ type: 'reset', criteria: start.defaults });
  return { ...session, live, confirm, product, panel, features, relax, searchAll, reset };
}

/** Has the server size the current form values, then opens the requested row. */
function useOpenConfirmed({ set, choose }: Pick<SessionView, 'set' | 'choose'>, run: () => void) {
  const requested = useRef<number | null>(null);
  const resultId = set?.resultId;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another result is what it waits for
  useEffect(() => {
    if (requested.current === null || resultId === undefined) return;
    choose({ openIds: [requested.current] });
    requested.current = null;
  }, [resultId]);
  return useStable((fanUnitId: number) => {
    requested.current = fanUnitId;
    run();
  });
}

interface SessionView {
  readonly set: { readonly resultId: string } | undefined;
  readonly choose: ChooseRows;
}

export type SizerSearchState<
  C extends FieldValues,
  V extends FieldValues,
  S extends LiveSpecification,
  R extends SizedRow,
> = ReturnType<typeof useSizerSearch<C, V, S, R>>;
