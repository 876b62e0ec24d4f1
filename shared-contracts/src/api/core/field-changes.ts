import * as z from 'zod/mini';
import { finite, nullableText, text } from './fields.ts';

/** What of an item two documents may differ in; `criteria` are all entries of the search that have no code of their own. */
const ITEM_FIELDS = [
  'tag',
  'quantity',
  'model',
  'cfm',
  'sp',
  'rpm',
  'bhp',
  'motorHorsepower',
  'voltage',
  'inputKw',
  'sones',
  'fei',
  'weightLb',
  'price',
  'optionAdded',
  'optionRemoved',
  'altitude',
  'criteria',
  'choices',
  'building',
  'alternateTo',
  'notes',
  'location',
] as const;
export type ItemField = (typeof ITEM_FIELDS)[number];

/** What of a project itself. */
const PROJECT_FIELDS = [
  'name',
  'address',
  'daysPerWeek',
  'hoursPerDay',
  'electricCostPerKwh',
  'gasCostPerTherm',
  'buildingAdded',
  'buildingRemoved',
  'buildingArea',
  'dutyAdded',
  'dutyRemoved',
  'dutyChanged',
  'order',
  'fact',
  'sizingDefault',
] as const;
export type ProjectField = (typeof PROJECT_FIELDS)[number];

const value = z.nullable(z.union([finite, text]));

export const itemFieldChange = z.object({ field: z.enum(ITEM_FIELDS), before: value, after: value });
export type ItemFieldChange = z.infer<typeof itemFieldChange>;

export const projectFieldChange = z.object({
  field: z.enum(PROJECT_FIELDS),
  /** Which one, where there are several: a building by its name, an address by the number of its type. */
  of: nullableText,
  before: value,
  after: value,
});
export type ProjectFieldChange = z.infer<typeof projectFieldChange>;
