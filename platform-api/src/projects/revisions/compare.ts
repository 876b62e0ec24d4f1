import {
  type ComparedItem,
  type ProjectDocument,
  type ProjectDocumentItem,
  type ProjectFact,
  type ProjectField,
  type ProjectFieldChange,
  projectFacts,
  type RevisionComparison,
  type RevisionTotals,
  type SizingDefaults,
} from '@specbuilder/shared-contracts/api';
import { nameKey, operatingCost } from '@specbuilder/shared-contracts/domain';
import { canonicalJson } from '../project-document/canonical-json.ts';
import { itemChanges } from '../project-document/compare-items.ts';

/** What differs between two states of a project, in fields and values; words are made where they are read. */
export function compareDocuments(before: ProjectDocument, after: ProjectDocument): RevisionComparison {
  const pairs = pairsOf(before.items, after.items);
  const items = pairs.flatMap((pair) => comparedItem(pair, before, after));
  const changed = items.filter(({ kind }) => kind === 'changed').length;
  const both = pairs.filter((pair) => pair.before !== null && pair.after !== null);
  return {
    project: [...projectChanges(before, after), ...orderChange(both, before.items)],
    items,
    unchangedItems: both.length - changed,
    totals: { before: totalsOf(before), after: totalsOf(after) },
  };
}

interface Pair {
  readonly before: ProjectDocumentItem | null;
  readonly after: ProjectDocumentItem | null;
}

/** Items by their ids, then by tag and model: an item that was deleted and made again is the same to its reader. */
function pairsOf(before: readonly ProjectDocumentItem[], after: readonly ProjectDocumentItem[]): Pair[] {
  const left = new Set(before);
  const find = (is: (item: ProjectDocumentItem) => boolean) => [...left].find(is) ?? null;
  const partners = new Map<ProjectDocumentItem, ProjectDocumentItem>();
  const pair = (is: (item: ProjectDocumentItem, other: ProjectDocumentItem) => boolean) => {
    for (const item of after) {
      const partner = partners.has(item) ? null : find((other) => is(item, other));
      if (partner === null) continue;
      partners.set(item, partner);
      left.delete(partner);
    }
  };
  pair((item, other) => item.itemId !== undefined && item.itemId === other.itemId);
  pair((item, other) => item.tag !== null && item.tag === other.tag && item.model === other.model);
  const kept = after.map((item): Pair => ({ before: partners.get(item) ?? null, after: item }));
  return [...kept, ...[...left].map((item): Pair => ({ before: item, after: null }))];
}

function comparedItem({ before, after }: Pair, one: ProjectDocument, other: ProjectDocument): ComparedItem[] {
  const shown = after ?? before;
  if (shown === null) return [];
  const header = { tag: shown.tag, model: shown.model, quantity: shown.quantity };
  if (before === null) return [{ ...header, kind: 'added', changes: [] }];
  if (after === null) return [{ ...header, kind: 'removed', changes: [] }];
  const changes = itemChanges(before, after, {
    building: { before: buildingOf(before, one), after: buildingOf(after, other) },
    chosen: { before: chosenOf(before, one), after: chosenOf(after, other) },
  });
  return changes.length === 0 ? [] : [{ ...header, kind: 'changed', changes }];
}

function buildingOf({ building }: ProjectDocumentItem, { buildings }: ProjectDocument): string | null {
  return building === null ? null : (buildings[building]?.name ?? null);
}

/** The chosen item that an alternate belongs to, as lists name it. */
function chosenOf({ alternateTo = null }: ProjectDocumentItem, { items }: ProjectDocument): string | null {
  const chosen = alternateTo === null ? undefined : items[alternateTo];
  return chosen === undefined ? null : [chosen.tag, chosen.model].filter(Boolean).join(' ');
}

function orderChange(both: readonly Pair[], items: readonly ProjectDocumentItem[]): ProjectFieldChange[] {
  const places = both.map(({ before }) => (before === null ? -1 : items.indexOf(before)));
  const isSame = places.every((place, index) => index === 0 || place > (places[index - 1] ?? 0));
  return isSame ? [] : [{ field: 'order', of: null, before: null, after: null }];
}

const COST_FIELDS = ['daysPerWeek', 'hoursPerDay', 'electricCostPerKwh', 'gasCostPerTherm'] as const;

function projectChanges(before: ProjectDocument, after: ProjectDocument): ProjectFieldChange[] {
  return [
    ...change('name', null, before.name, after.name),
    ...addressChanges(before, after),
    ...COST_FIELDS.flatMap((field) =>
      change(field, null, before.operatingCost[field] ?? null, after.operatingCost[field] ?? null),
    ),
    ...factChanges(before, after),
    ...defaultChanges(before, after),
    ...buildingChanges(before, after),
    ...scheduleChanges(before, after),
  ];
}

function addressChanges(before: ProjectDocument, after: ProjectDocument): ProjectFieldChange[] {
  const types = new Set([...before.addresses, ...after.addresses].map(({ addressType }) => addressType));
  return [...types].flatMap((type) =>
    change('address', String(type), addressText(before, type), addressText(after, type)),
  );
}

function addressText({ addresses }: ProjectDocument, type: number): string | null {
  const address = addresses.find(({ addressType }) => addressType === type);
  if (address === undefined) return null;
  const region = [address.state, address.postalCode].filter(Boolean).join(' ');
  return [address.streetLine1, address.streetLine2, address.city, region, address.country].filter(Boolean).join(', ');
}

function factChanges(
  { facts: before = {} }: ProjectDocument,
  { facts: after = {} }: ProjectDocument,
): ProjectFieldChange[] {
  const names = Object.keys(projectFacts.shape) as ProjectFact[];
  return names.flatMap((name) => change('fact', name, before[name] ?? null, after[name] ?? null));
}

/** Defaults by their names, tag patterns by the kind that they are of. */
function defaultChanges(
  { sizingDefaults: before = {} }: ProjectDocument,
  { sizingDefaults: after = {} }: ProjectDocument,
): ProjectFieldChange[] {
  const [old, now] = [valuesByName(before), valuesByName(after)];
  const names = new Set([...old.keys(), ...now.keys()]);
  return [...names].flatMap((name) => change('sizingDefault', name, old.get(name) ?? null, now.get(name) ?? null));
}

function valuesByName({ tagPatterns = {}, ...others }: SizingDefaults): ReadonlyMap<string, string | number | null> {
  return new Map(Object.entries({ ...others, ...tagPatterns }).map(([name, value]) => [name, value ?? null]));
}

function buildingChanges(before: ProjectDocument, after: ProjectDocument): ProjectFieldChange[] {
  const areas = ({ buildings }: ProjectDocument) =>
    new Map(buildings.map(({ name, squareFeet }) => [name, squareFeet]));
  const [old, now] = [areas(before), areas(after)];
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((name) => {
    const [area = null, areaNow = null] = [old.get(name), now.get(name)];
    if (area === null) return change('buildingAdded', name, null, areaNow);
    if (areaNow === null) return change('buildingRemoved', name, area, null);
    return change('buildingArea', name, area, areaNow);
  });
}

function change(
  field: ProjectField,
  of: string | null,
  before: ProjectFieldChange['before'],
  after: ProjectFieldChange['after'],
): ProjectFieldChange[] {
  return canonicalJson(before) === canonicalJson(after) ? [] : [{ field, of, before, after }];
}

/** Scheduled duties by their tags; what of one changed, the schedule itself says. */
function scheduleChanges(before: ProjectDocument, after: ProjectDocument): ProjectFieldChange[] {
  const byKey = ({ scheduledDuties = [] }: ProjectDocument) =>
    new Map(scheduledDuties.map((duty) => [nameKey(duty.tag), duty]));
  const [old, now] = [byKey(before), byKey(after)];
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((key): ProjectFieldChange[] => {
    const [was, is] = [old.get(key), now.get(key)];
    const of = is?.tag ?? was?.tag ?? null;
    if (was === undefined) return [{ field: 'dutyAdded', of, before: null, after: is?.airflow ?? null }];
    if (is === undefined) return [{ field: 'dutyRemoved', of, before: was.airflow, after: null }];
    const isSame = canonicalJson(was) === canonicalJson(is);
    return isSame ? [] : [{ field: 'dutyChanged', of, before: null, after: null }];
  });
}

/** Totals of what is offered: alternates are not included in any sum. */
function totalsOf({ items, operatingCost: cost }: ProjectDocument): RevisionTotals {
  const sum = (of: (item: ProjectDocumentItem) => number) =>
    items.reduce((total, item) => total + ((item.alternateTo ?? null) === null ? of(item) * item.quantity : 0), 0);
  return {
    units: sum(() => 1),
    price: sum(({ figures }) => figures.price ?? 0),
    runningCost: sum(({ figures }) => operatingCost(figures.inputKw, cost)),
    inputKw: sum(({ figures }) => figures.inputKw),
    horsepower: sum(({ figures }) => figures.motorHorsepower),
    weightLb: sum(({ figures }) => figures.weightLb ?? 0),
  };
}
