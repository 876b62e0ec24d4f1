import { ALTERNATE_MESSAGES, invalid, notFound } from '../../core/index.ts';
import type { ItemPlace, Relation } from './alternate-store.ts';

/** Who is whose alternate, and the order of all items, after a change. */
export interface Rearranged {
  readonly relations: readonly Relation[];
  readonly order: readonly ItemPlace[];
}

/**
 * Makes an item the last alternate of another item. Its own alternates become alternates of that item.
 *
 * @throws HttpError 'invalid' on alternateToId that the project does not have, or that is the item's own alternate
 */
export function joined(places: readonly ItemPlace[], itemId: string, alternateToId: string): Rearranged {
  const target = places.find(({ id }) => id === alternateToId);
  if (target === undefined) throw invalid('alternateToId', ALTERNATE_MESSAGES.noSuchItem);
  const chosenId = target.alternateToId ?? target.id;
  if (chosenId === itemId) throw invalid('alternateToId', ALTERNATE_MESSAGES.ownAlternate);
  const joining = places.filter(({ id, alternateToId: chosen }) => id === itemId || chosen === itemId);
  return {
    relations: joining.map(({ id }) => ({ id, alternateToId: chosenId })),
    order: [...places.filter((place) => !joining.includes(place)), ...joining],
  };
}

/** Makes an item independent; its position is after the alternates it was one of. */
export function separated(places: readonly ItemPlace[], itemId: string): Rearranged {
  return { relations: [{ id: itemId, alternateToId: null }], order: places };
}

/** An alternate and its chosen item change places; the other alternates follow. Nothing changes for a chosen item. */
export function chosen(places: readonly ItemPlace[], itemId: string): Rearranged {
  const item = placeOf(places, itemId);
  const former = places.find(({ id }) => id === item.alternateToId);
  if (former === undefined) return { relations: [], order: places };
  const others = places.filter(({ id, alternateToId }) => alternateToId === former.id && id !== itemId);
  return {
    relations: [
      { id: itemId, alternateToId: null },
      ...[former, ...others].map(({ id }) => ({ id, alternateToId: itemId })),
    ],
    order: places.map((place) => (place === item ? former : place === former ? item : place)),
  };
}

/** @throws HttpError 'not-found' when the project has no such item */
export function placeOf(places: readonly ItemPlace[], itemId: string): ItemPlace {
  const place = places.find(({ id }) => id === itemId);
  if (place === undefined) throw notFound('item');
  return place;
}

export interface Promotions {
  readonly relations: readonly Relation[];
  /** Which alternate takes the place of each item that goes. */
  readonly promoted: ReadonlyMap<string, string>;
}

/** The first alternate of each item that goes, of those that stay, is chosen in its place. */
export function promotions(places: readonly ItemPlace[], goingIds: ReadonlySet<string>): Promotions {
  const promoted = new Map<string, string>();
  const relations: Relation[] = [];
  for (const { id, alternateToId } of places) {
    if (alternateToId === null || goingIds.has(id) || !goingIds.has(alternateToId)) continue;
    const first = promoted.get(alternateToId);
    if (first === undefined) promoted.set(alternateToId, id);
    relations.push({ id, alternateToId: first ?? null });
  }
  return { relations, promoted };
}

/**
 * Items that are back after a deletion: a chosen one takes its place again from the alternate that had it, as long as that
 * one is still chosen; an alternate goes below whichever of its tag is chosen now, and is offered by itself when none is.
 */
export function rejoined(places: readonly ItemPlace[], backIds: ReadonlySet<string>): Relation[] {
  const chosenOf = new Map(places.map(({ id, alternateToId }) => [id, alternateToId]));
  const before = new Map(chosenOf);
  const back = places.filter(({ id }) => backIds.has(id));
  for (const { id, promotedItemId } of back) {
    if (promotedItemId === null || chosenOf.get(promotedItemId) !== null) continue;
    const headerId = chosenOf.get(id) ?? id;
    for (const [other, chosenId] of chosenOf) {
      if (other === promotedItemId || chosenId === promotedItemId) chosenOf.set(other, headerId);
    }
  }
  for (const { id } of back) {
    const target = chosenOf.get(id) ?? null;
    if (target !== null) chosenOf.set(id, chosenOf.has(target) ? (chosenOf.get(target) ?? target) : null);
  }
  return [...chosenOf].flatMap(([id, alternateToId]) =>
    before.get(id) === alternateToId ? [] : [{ id, alternateToId }],
  );
}
