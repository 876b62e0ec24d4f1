import type { LoadBuilding } from '@specbuilder/shared-contracts/api';
import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { brands } from './brands.ts';
import { createdOnUtc, randomId, rowVersion, updatedOnUtc } from './columns.ts';
import { users } from './users.ts';

/** Load calculations that users keep; the loads follow from the building and are kept nowhere. */
export const loadCalculations = pgTable(
  'load_calculations',
  {
    id: randomId(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    manufacturerLabelId: integer('manufacturer_label_id')
      .notNull()
      .references(() => brands.manufacturerLabelId),
    name: text('name').notNull(),
    postalCode: text('postal_code'),
    building: jsonb('building').$type<LoadBuilding>().notNull(),
    /** Another id, which can be handed on without saying which calculation it opens a copy of. */
    copyId: uuid('copy_id').notNull().defaultRandom(),
    rowVersion: rowVersion(),
    createdOnUtc: createdOnUtc(),
    updatedOnUtc: updatedOnUtc(),
  },
  (calculation) => [
    index('load_calculations_user_idx').on(calculation.userId, calculation.updatedOnUtc),
    uniqueIndex('load_calculations_copy_key').on(calculation.copyId),
  ],
);
