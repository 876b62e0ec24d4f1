import type { Configuration, OptionLoad } from '@specbuilder/fan-engine';
import type {
  Exclusion,
  ExhaustSupplyRow,
  ExhaustSupplySpecification,
  HvlsRow,
  HvlsSpecification,
  MotorListPrice,
  ProjectItem,
} from '@specbuilder/shared-contracts/api';
import type { FanCategory, Message } from '@specbuilder/shared-contracts/domain';
import { type AnyPgColumn, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { brands } from './brands.ts';
import { createdOnUtc, indexOfPresent, instant, randomId, rowVersion, updatedOnUtc } from './columns.ts';
import { buildings, projects } from './projects.ts';
import { users } from './users.ts';

/** Catalogue, engine and price book of a stored result; without them its values cannot be retraced. */
const versions = {
  catalogueVersion: text('catalogue_version').notNull(),
  engineVersion: text('engine_version').notNull(),
  priceBookVersion: text('price_book_version').notNull(),
};

/** Who made a row: a signed-in user, or a guest by the hash of the guest key. */
const maker = {
  userId: uuid('user_id').references(() => users.id),
  guestKeyHash: text('guest_key_hash'),
};

/** When its maker first had a link to it: what may have been mailed is kept. */
const linkedOnUtc = () => instant('linked_on_utc');

const brand = () =>
  integer('manufacturer_label_id')
    .notNull()
    .references(() => brands.manufacturerLabelId);

/** A motor as the engine returns it: codes and numbers. Its name is written in the reader's language. */
export type CodedMotor = Omit<MotorListPrice, 'motor'>;
type WithCodedMotors<Row extends ExhaustSupplyRow | HvlsRow> = Omit<Row, 'motorListPrices'> & {
  readonly motorListPrices: readonly CodedMotor[];
};
export type CodedRow = WithCodedMotors<ExhaustSupplyRow> | WithCodedMotors<HvlsRow>;

/** What a specification says besides nothing. */
export type SparseSpecification = Readonly<Record<string, unknown>> & { readonly fanCategoryType: FanCategory };

export const resultSets = pgTable(
  'result_sets',
  {
    id: randomId(),
    manufacturerLabelId: brand(),
    ...maker,
    ...versions,
    fanCategoryType: integer('fan_category_type').notNull(),
    /** Without what says nothing (sizing/sparse-specification). */
    specification: jsonb('specification').$type<SparseSpecification>().notNull(),
    /** Of results before engine 2.6; later ones are recalculated from the request. */
    results: jsonb('results').$type<CodedRow[]>(),
    excluded: jsonb('excluded').$type<Exclusion[]>(),
    /** Ids of the rows in order, each of up to 8 digits, and a hash of the values that determine each row. */
    ranked: integer('ranked').array(),
    valuesHash: text('figures_hash'),
    candidateCount: integer('candidate_count').notNull(),
    linkedOnUtc: linkedOnUtc(),
    createdOnUtc: createdOnUtc(),
  },
  (set) => [index('result_sets_created_idx').on(set.createdOnUtc), indexOfPresent('result_sets_user_idx', set.userId)],
);

/** What the engine said of an item when it last changed: everything a project shows without asking the engine again. */
export type ItemSnapshot = Pick<
  ProjectItem,
  | 'exhaustFanId'
  | 'supplyFanId'
  | 'modelDisplayAs'
  | 'modelNumber'
  | 'description'
  | 'pictogram'
  | 'productDetailUrl'
  | 'weightLb'
  | 'price'
  | 'voltage'
  | 'rating'
  | 'hvls'
  | 'heating'
  | 'cooling'
  | 'heatPump'
  | 'beltDrive'
  | 'shortCircuitKa'
  | 'image'
  | 'selectedVoltage'
  | 'fanOptions'
> & {
  /** Items stored before have none. */
  readonly fanExtendedOptions?: ProjectItem['fanExtendedOptions'];
  readonly motor: Omit<ProjectItem['motor'], 'motor'>;
  /** What chosen options draw; items stored before have none. */
  readonly optionLoads?: readonly OptionLoad[];
  /** As data; items stored before that hold words. */
  readonly errors: readonly (Message | string)[];
  readonly warnings: readonly (Message | string)[];
};

/** Ids of users by the cell that each changed last. */
export type CellEditors = { readonly [cell in 'tag' | 'quantity' | 'notes' | 'location']?: string };

export interface PreviousConfiguration {
  /** Row version that it had. */
  readonly state: number;
  readonly configuration: Configuration;
}

export const fanItems = pgTable(
  'fan_items',
  {
    /** fanItemId and projectItemId are this one id. */
    id: randomId(),
    manufacturerLabelId: brand(),
    ...maker,
    ...versions,
    resultId: uuid('result_id')
      .notNull()
      .references(() => resultSets.id),
    itemType: integer('item_type').notNull(),
    fanCategoryType: integer('fan_category_type').notNull(),
    subFanCategoryType: integer('sub_fan_category_type').notNull(),
    fanUnitId: integer('fan_unit_id').notNull(),
    specification: jsonb('specification').$type<ExhaustSupplySpecification | HvlsSpecification>().notNull(),
    /** The user's choices; all values and prices follow from it and a catalogue. */
    configuration: jsonb('configuration').$type<Configuration>().notNull(),
    /** Before the change that made the state after `state`; what undoing it brings back. */
    previous: jsonb('previous').$type<PreviousConfiguration>(),
    snapshot: jsonb('snapshot').$type<ItemSnapshot>().notNull(),
    /** Null until the item is saved to a project; then its owner is the project's. */
    projectId: uuid('project_id').references(() => projects.id, { onDelete: 'cascade' }),
    buildingId: integer('building_id').references(() => buildings.id, { onDelete: 'set null' }),
    itemIndex: integer('item_index').notNull().default(0),
    tag: text('tag'),
    quantity: integer('quantity').notNull().default(1),
    notes: text('notes'),
    /** What it serves or where it is. */
    location: text('location'),
    /** Who wrote each of these cells last, by user id. */
    cellEditors: jsonb('cell_editors').$type<CellEditors>().notNull().default({}),
    /** The chosen item that this one could replace; it is in the same project and is no alternate itself. */
    alternateToId: uuid('alternate_to_id').references((): AnyPgColumn => fanItems.id, { onDelete: 'set null' }),
    /** Where a deleted item comes back to while its deletion can be undone; it is in no project meanwhile. */
    removedFromProjectId: uuid('removed_from_project_id').references(() => projects.id, { onDelete: 'cascade' }),
    removedOnUtc: instant('removed_on_utc'),
    /** Which alternate was chosen in place of a deleted item; it goes back below it when the deletion is undone. */
    promotedItemId: uuid('promoted_item_id').references((): AnyPgColumn => fanItems.id, { onDelete: 'set null' }),
    linkedOnUtc: linkedOnUtc(),
    createdOnUtc: createdOnUtc(),
    updatedOnUtc: updatedOnUtc(),
    rowVersion: rowVersion(),
  },
  (item) => [
    // The count of a project's items without alternates comes from the index alone.
    index('fan_items_project_idx').on(item.projectId, item.itemIndex, item.alternateToId),
    index('fan_items_alternate_idx').on(item.alternateToId),
    index('fan_items_promoted_idx').on(item.promotedItemId),
    index('fan_items_result_idx').on(item.resultId),
    index('fan_items_created_idx').on(item.createdOnUtc),
    indexOfPresent('fan_items_user_idx', item.userId),
    indexOfPresent('fan_items_building_idx', item.buildingId),
    indexOfPresent('fan_items_removed_idx', item.removedFromProjectId),
  ],
);
