import type { ItemField, ItemFieldChange, ProjectDocumentItem } from '@specbuilder/shared-contracts/api';
import { canonicalJson } from './canonical-json.ts';

type Value = ItemFieldChange['before'];
type Metric = keyof ProjectDocumentItem['figures'];

/** In the order in which a reader who has to decide looks at them. */
const VALUES: readonly (Metric & ItemField)[] = [
  'cfm',
  'sp',
  'rpm',
  'bhp',
  'motorHorsepower',
  'inputKw',
  'sones',
  'fei',
  'weightLb',
  'price',
];

/** Search entries that are compared separately, or that another value already shows. */
const CRITERIA_WITH_A_FIELD = new Set(['altitude', 'cfm', 'sp']);
/** Choices that the model, the motor, the voltage and the options say. */
const CHOICES_WITH_A_FIELD = new Set(['fanUnitId', 'motorId', 'motorVoltageId', 'optionIds', 'quantity']);

/** What an item is made of and does; its wording and its place in the project are left out. */
export function technicalChanges(before: ProjectDocumentItem, after: ProjectDocumentItem): ItemFieldChange[] {
  const technical = [
    ...change('model', before.model, after.model),
    ...VALUES.flatMap((each) => valueChange(each, before.figures[each], after.figures[each])),
    ...change('voltage', before.voltage, after.voltage),
    ...optionChanges(before, after),
    ...change('altitude', altitudeOf(before), altitudeOf(after)),
  ];
  return [
    ...technical,
    ...unnamed(
      'criteria',
      others(before.specification, CRITERIA_WITH_A_FIELD),
      others(after.specification, CRITERIA_WITH_A_FIELD),
    ),
    ...unnamed(
      'choices',
      others(before.configuration, CHOICES_WITH_A_FIELD),
      others(after.configuration, CHOICES_WITH_A_FIELD),
    ),
  ];
}

/** A name in each of two documents. */
export interface Sides {
  readonly before: string | null;
  readonly after: string | null;
}

/** What two documents say of an item in fields and values; buildings and chosen items are compared by their names. */
export function itemChanges(
  before: ProjectDocumentItem,
  after: ProjectDocumentItem,
  names: { readonly building: Sides; readonly chosen: Sides },
): ItemFieldChange[] {
  return [
    ...change('tag', before.tag, after.tag),
    ...change('quantity', before.quantity, after.quantity),
    ...technicalChanges(before, after),
    ...change('building', names.building.before, names.building.after),
    ...change('alternateTo', names.chosen.before, names.chosen.after),
    ...change('notes', before.notes, after.notes),
    ...change('location', before.location ?? null, after.location ?? null),
  ];
}

function change(field: ItemField, before: Value, after: Value): ItemFieldChange[] {
  // An empty text and none read alike.
  return (before || null) === (after || null) ? [] : [{ field, before, after }];
}

/** A document without prices does not say that one has changed. */
function valueChange(field: ItemField, before: Value | undefined, after: Value | undefined): ItemFieldChange[] {
  return before === undefined || after === undefined ? [] : change(field, before, after);
}

function unnamed(field: ItemField, before: unknown, after: unknown): ItemFieldChange[] {
  return canonicalJson(before) === canonicalJson(after) ? [] : [{ field, before: null, after: null }];
}

function optionChanges(before: ProjectDocumentItem, after: ProjectDocumentItem): ItemFieldChange[] {
  const without = (all: ProjectDocumentItem['options'], other: ProjectDocumentItem['options']) =>
    all.filter(({ fanOptionId }) => !other.some((option) => option.fanOptionId === fanOptionId));
  return [
    ...without(after.options, before.options).map(({ description }): ItemFieldChange => {
      return { field: 'optionAdded', before: null, after: description };
    }),
    ...without(before.options, after.options).map(({ description }): ItemFieldChange => {
      return { field: 'optionRemoved', before: description, after: null };
    }),
  ];
}

function altitudeOf({ specification }: ProjectDocumentItem): number | null {
  return 'altitude' in specification ? specification.altitude : null;
}

function others(entries: object, known: ReadonlySet<string>): object {
  return Object.fromEntries(Object.entries(entries).filter(([name]) => !known.has(name)));
}
