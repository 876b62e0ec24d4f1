import { doublePrecision, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { randomId, rowVersion } from './columns.ts';
import { projects } from './projects.ts';

/** The duties that the drawings of a job require, a row for each tag of their schedule. */
export const scheduledDuties = pgTable(
  'scheduled_duties',
  {
    id: randomId(),
    projectId: uuid('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    /** As the drawings write it. */
    tag: text('tag').notNull(),
    /** What equal tags have in common; `nameKey` of the tag. */
    tagKey: text('tag_key').notNull(),
    /** cfm. */
    airflow: doublePrecision('airflow'),
    /** External, in. w.g. */
    staticPressure: doublePrecision('static_pressure'),
    quantity: integer('quantity'),
    maxSones: doublePrecision('max_sones'),
    maxBrakeHorsepower: doublePrecision('max_brake_horsepower'),
    /** V, as the drawings say it: 480 where the nameplate says 460. */
    voltage: integer('voltage'),
    phase: integer('phase'),
    note: text('note'),
    /** What it serves or where it is. */
    location: text('location'),
    position: integer('position').notNull(),
    rowVersion: rowVersion(),
  },
  (duty) => [uniqueIndex('scheduled_duties_tag_key').on(duty.projectId, duty.tagKey)],
);
