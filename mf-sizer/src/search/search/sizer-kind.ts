import type { Exclusion, Versions } from '@specbuilder/shared-contracts/api';
import type {
  CategoryCriteria,
  FanCategory,
  MotorSupplies,
  OperatingCostSettings,
} from '@specbuilder/shared-contracts/domain';
import type { Platform } from '@specbuilder/shared-contracts/platform';
import type { ContractForm, FieldValues } from '@specbuilder/shared-ui/forms';
import type { ComponentType, ReactNode } from 'react';
import type { $ZodType } from 'zod/v4/core';
import type { Assumption } from '../../duty/criteria/assumptions.ts';
import type { RequestedCriteria } from '../../duty/criteria/requested-criteria.ts';
import type { Relaxable } from '../../results/exclusions/relaxations.ts';
import type { LiveSpecification } from '../../results/live-results/selection-messages.ts';
import type { ComparedRows } from '../../results/results/compared-rows.ts';
import type { RankChoice } from '../../results/results/rank-menu.tsx';
import type { RankedRow, ResultColumn, RowsState } from '../../results/results/result-column.ts';
import type { ChooseRows, RowChoice } from '../../results/results/row-choice.ts';
import type { CriteriaDependencies } from '../../results/session/criteria-dependencies.ts';
import type { SizerStore } from '../../results/session/sizer-store.ts';
import type { SearchAddress, SearchPlace } from './search-address.ts';
import type { ProjectFacts, SearchStart } from './starting-criteria.ts';
import type { StoreDuty } from './store-duty.ts';
import type { CriteriaPanel } from './use-criteria-panel.ts';

/** A result with what it was sized for. */
export interface SizedSet<S, R> {
  readonly resultId: string;
  readonly fanCategoryType: FanCategory;
  readonly createdOnUtc: string;
  readonly versions: Versions;
  readonly candidateCount: number;
  readonly excluded: Exclusion[];
  /** It belongs to another user and was opened by a link. */
  readonly isReadOnly?: boolean | undefined;
  readonly specification: S;
  readonly results: R[];
}

/** A row of any kind, as far as the search itself looks at it. */
export interface SizedRow extends RankedRow {
  readonly price: number;
}

/** A server response under its key in the shared cache. */
export interface CachedCall<T> {
  readonly queryKey: readonly unknown[];
  readonly queryFn: (request: { readonly signal: AbortSignal }) => Promise<T>;
}

export interface SizerCalls<S, R> {
  readonly defaults: (category: FanCategory, sub: number) => CachedCall<S>;
  readonly stored: (resultId: string) => CachedCall<SizedSet<S, R>>;
  /** The last rating of an item, at its current site. */
  readonly ofItem: (fanItemId: string) => CachedCall<S>;
  readonly size: (specification: S, signal: AbortSignal) => Promise<SizedSet<S, R>>;
}

/** What the brand's catalogue says about searches of a category. */
export interface SearchCatalogue {
  /** Criteria of a sub-category, 0 = all; those of all where the brand does not sell it. */
  readonly criteriaOf: (sub: number) => CategoryCriteria;
  readonly motorSupplies: MotorSupplies;
}

/** What a kind makes its criteria of. */
export interface CriteriaParts<C extends FieldValues, V extends FieldValues> {
  readonly address: SearchAddress;
  readonly start: SearchStart<C>;
  /** What the search is at, where the criteria are read. */
  readonly store: SizerStore<C, V>;
  /** Where they are edited. */
  readonly form: ContractForm<C, V>;
  readonly panel: CriteriaPanel;
  readonly catalogue: SearchCatalogue;
  /** Cost settings of the open project, else the defaults. */
  readonly cost: OperatingCostSettings;
  /** A shop's request, to be searched without a click (COM-009). */
  readonly isFirstLoad: boolean;
  /** Takes the shown result away, whose place is no longer the one that is typed. */
  readonly dropResult: () => void;
}

/** The criteria of a kind as they are drawn, and what follows from them. */
export interface KindCriteria<C, R> {
  readonly fields: ReactNode;
  readonly openField: (field: string) => void;
  readonly cost: OperatingCostSettings;
  /** A first load that is still to come. */
  readonly isWaiting: boolean;
  /** The criteria in a row, where they have no place of their own. */
  readonly summary: readonly string[];
  /** What the shown criteria and the first of their rows assume. */
  readonly chips: (shown: C, row: R | null, arePricesShown: boolean) => readonly Assumption[];
  /** What is enough to search with. */
  readonly emptyText: string;
  readonly toggleAdvanced: (() => void) | null;
  /** Every line of the category, where the search is for one. */
  readonly wholeCategory: Relaxable | null;
}

export interface RowsView<S, R> {
  readonly set: SizedSet<S, R>;
  readonly cost: OperatingCostSettings;
  readonly arePricesShown: boolean;
  readonly priceSpacePx: number;
  /** Fans that are requested of a row. */
  readonly quantityOf: (row: R) => number;
}

export interface RowView<S, R> extends Pick<RowsView<S, R>, 'set' | 'cost' | 'arePricesShown'> {
  readonly row: R;
  readonly quantity: number;
  readonly onQuantity: (quantity: number) => void;
}

/** Rows of a kind: what they show, in which orders, and what they open to. */
export interface KindRows<S, R> {
  readonly testId: string;
  /** Whether any row is a match, rather than a near miss. */
  readonly hasMatch: (set: SizedSet<S, R>) => boolean;
  readonly columns: (view: RowsView<S, R>) => readonly ResultColumn<R>[];
  readonly ranks: (view: RowsView<S, R>) => readonly RankChoice[];
  /** The four values of a card. */
  readonly cardFacts: (columns: readonly ResultColumn<R>[], set: SizedSet<S, R>) => readonly ResultColumn<R>[];
  readonly cardPrice: (view: RowView<S, R>) => ReactNode;
  readonly detail: (view: RowView<S, R>) => ReactNode;
  readonly firstQuantity: (row: R) => number;
  /** What those of the rows that are to be compared lead to. */
  readonly compare: (view: RowsView<S, R>, compared: ComparedRows) => ReactNode;
  /** What the values are based on besides the versions. */
  readonly basis: (view: RowsView<S, R>) => string;
  /** Rows that miss by little, where the server rates them. */
  readonly nearest: (
    view: RowsView<S, R>,
    columns: readonly ResultColumn<R>[],
    onRelax: (patch: Relaxable) => void,
  ) => ReactNode;
}

export interface SizerResultsProps<S, R> {
  readonly set: SizedSet<S, R>;
  readonly state: RowsState;
  readonly cost: OperatingCostSettings;
  readonly choice: RowChoice;
  readonly choose: ChooseRows;
  readonly onRelax: (patch: Relaxable) => void;
  /** Has the server store rows that were worked out in the browser, and opens one of them. */
  readonly onConfirm: (fanUnitId: number) => void;
  readonly searchAll: { readonly label: string; readonly onClick: () => void } | null;
}

export type LoadResults<S, R> = () => Promise<{ readonly default: ComponentType<SizerResultsProps<S, R>> }>;

/** What is known about a job before the user types. */
export interface FirstFacts extends ProjectFacts, Pick<SearchCatalogue, 'criteriaOf'> {
  /** The duty that a shop requests on its first load. */
  readonly duty: StoreDuty | null;
  /** The criteria that the address requests. */
  readonly requested: RequestedCriteria | null;
}

/** How a kind of fan is sized: all categories are searched by one session with a strategy for each kind. */
export interface SizerKind<
  C extends FieldValues,
  V extends FieldValues,
  S extends LiveSpecification,
  R extends SizedRow,
> {
  readonly schema: $ZodType<V, C>;
  /** The same with the rules that a catalogue has for its category, at the altitude that a project has for its site. */
  readonly inCatalogue: (catalogue: SearchCatalogue, project: ProjectFacts) => SizerKind<C, V, S, R>;
  /** Fields that remembered criteria must have. */
  readonly fields: readonly (keyof C & string)[];
  readonly calls: (platform: Platform) => SizerCalls<S, R>;
  /** The specification that a fresh search at the address begins with. */
  readonly specified: (defaults: S, address: SearchPlace, facts: FirstFacts) => S;
  readonly criteriaOf: (specification: S, cost: OperatingCostSettings, isReselection?: boolean) => C;
  readonly dependencies: CriteriaDependencies<C, V>;
  readonly isValid: (values: V) => boolean;
  readonly specificationOf: (values: V) => S;
  /** The same for criteria being typed, to detect whether they differ from those of the rows. */
  readonly draftOf: (criteria: C) => object;
  /** What is searched for, as the address says it. */
  readonly addressOf: (specification: S, address: SearchAddress) => Omit<SearchPlace, 'resultId'>;
  /** Heading of what rows were sized for, or of what is typed. */
  readonly titleOf: (shown: S | C) => string | null;
  /** The duty in words, where a specification has one. */
  readonly dutyOf: (specification: S) => string | null;
  readonly emptyTitle: () => string;
  /** Field that an empty form waits in. */
  readonly firstField: (criteria: C) => string;
  /** A hook: the criteria of a search live as long as its screen. */
  readonly useCriteria: (parts: CriteriaParts<C, V>) => KindCriteria<S | C, R>;
  /** The part that draws its rows, which a search needs once it has some. */
  readonly loadResults: LoadResults<S, R>;
}
