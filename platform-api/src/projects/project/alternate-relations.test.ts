import { withAlternatesBelow } from '@specbuilder/shared-contracts/domain';
import fc from 'fast-check';
import { chosen, joined, promotions, rejoined, separated } from './alternate-relations.ts';
import type { ItemPlace, Relation } from './alternate-store.ts';

const IDS = ['a', 'b', 'c', 'd', 'e', 'f'];
const start = (): ItemPlace[] => IDS.map((id) => ({ id, alternateToId: null, promotedItemId: null }));

function after(places: readonly ItemPlace[], relations: readonly Relation[]): ItemPlace[] {
  const chosenOf = new Map(relations.map(({ id, alternateToId }) => [id, alternateToId]));
  return [
    ...withAlternatesBelow(
      places.map((place) => ({
        ...place,
        alternateToId: chosenOf.has(place.id) ? (chosenOf.get(place.id) ?? null) : place.alternateToId,
      })),
      ({ id }) => id,
    ),
  ];
}

/** 'a(b c) d' for a with the alternates b and c, then d. */
function written(places: readonly ItemPlace[]): string {
  return places
    .filter(({ alternateToId }) => alternateToId === null)
    .map(({ id }) => {
      const below = places.filter(({ alternateToId }) => alternateToId === id).map((item) => item.id);
      return below.length === 0 ? id : `${id}(${below.join(' ')})`;
    })
    .join(' ');
}

/** A project whose items are changed as the service does it, with deletions that are undone later. */
class Project {
  places = start();
  removed: ItemPlace[] = [];

  join(id: string, to: string): this {
    const { order, relations } = joined(this.places, id, to);
    this.places = after(order, relations);
    return this;
  }

  separate(id: string): this {
    const { order, relations } = separated(this.places, id);
    this.places = after(order, relations);
    return this;
  }

  choose(id: string): this {
    const { order, relations } = chosen(this.places, id);
    this.places = after(order, relations);
    return this;
  }

  remove(...ids: string[]): this {
    const going = new Set(ids);
    const { relations, promoted } = promotions(this.places, going);
    const gone = this.places.filter(({ id }) => going.has(id));
    this.removed.push(...gone.map((place) => ({ ...place, promotedItemId: promoted.get(place.id) ?? null })));
    const staying = this.places.filter(({ id }) => !going.has(id));
    this.places = after(staying, relations);
    return this;
  }

  restore(...ids: string[]): this {
    const back = this.removed.filter(({ id }) => ids.includes(id));
    this.removed = this.removed.filter((place) => !back.includes(place));
    const all = [...this.places, ...back].sort((item, other) => IDS.indexOf(item.id) - IDS.indexOf(other.id));
    this.places = after(all, rejoined(all, new Set(ids)));
    this.places = this.places.map((place) => (ids.includes(place.id) ? { ...place, promotedItemId: null } : place));
    return this;
  }

  toString(): string {
    return written(this.places);
  }
}

describe('Alternates', () => {
  it('join the chosen item of their target, with their own alternates', () => {
    expect(String(new Project().join('b', 'a').join('c', 'b'))).toBe('a(b c) d e f');
    expect(String(new Project().join('b', 'a').join('d', 'c').join('c', 'a'))).toBe('a(b c d) e f');
  });

  it('are none of themselves, of their own alternates or of what is not there', () => {
    const project = new Project().join('b', 'a');
    expect(() => project.join('a', 'a')).toThrow('cannot be an alternate of itself');
    expect(() => project.join('a', 'b')).toThrow('cannot be an alternate of itself');
    expect(() => project.join('a', 'x')).toThrow('no such item');
  });

  it('are offered separately behind the others', () => {
    expect(String(new Project().join('b', 'a').join('c', 'a').separate('b'))).toBe('a(c) b d e f');
  });

  it('are chosen in the place of the one that was, and back', () => {
    const project = new Project().join('b', 'a').join('c', 'a').choose('c');
    expect(String(project)).toBe('c(b a) d e f');
    expect(String(project.choose('a'))).toBe('a(b c) d e f');
    expect(String(project.choose('d'))).toBe('a(b c) d e f');
  });

  it('take the place of a deleted one, the first of those that stay', () => {
    const grouped = () => new Project().join('b', 'a').join('c', 'a').join('d', 'a');
    expect(String(grouped().remove('a'))).toBe('b(c d) e f');
    expect(String(grouped().remove('a', 'b'))).toBe('c(d) e f');
    expect(String(grouped().remove('c'))).toBe('a(b d) e f');
  });

  it('are again what they were when a deletion is undone', () => {
    const grouped = () => new Project().join('b', 'a').join('c', 'a').join('d', 'a');
    const whole = 'a(b c d) e f';
    expect(String(grouped().remove('a').restore('a'))).toBe(whole);
    expect(String(grouped().remove('a').remove('b').restore('b').restore('a'))).toBe(whole);
    expect(String(grouped().remove('a').remove('b').restore('a', 'b'))).toBe(whole);
    expect(String(grouped().remove('a', 'b', 'c').restore('c', 'b', 'a'))).toBe(whole);
    expect(String(grouped().remove('c').restore('c'))).toBe(whole);
    expect(String(grouped().remove('c').choose('b').restore('c'))).toBe('b(a c d) e f');
  });

  it('of what was made an alternate of something else meanwhile are left there', () => {
    const project = new Project().join('b', 'a').remove('a').join('b', 'c').restore('a');
    expect(String(project)).toBe('a c(b) d e f');
  });

  it('that come back alone are offered by themselves', () => {
    expect(String(new Project().join('b', 'a').remove('a', 'b').restore('b'))).toBe('b c d e f');
  });

  it('are never alternates of alternates, and no item is lost, whatever is done', () => {
    const id = fc.constantFrom(...IDS);
    const step = fc.record({ kind: fc.constantFrom('join', 'separate', 'choose', 'remove', 'restore'), id, to: id });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        const project = new Project();
        for (const { kind, id: one, to } of steps) run(project, kind, one, to);
        const { places, removed } = project;
        expect([...places, ...removed].map((place) => place.id).sort()).toEqual(IDS);
        for (const { id: one, alternateToId } of places) {
          if (alternateToId === null) continue;
          const target = places.find((place) => place.id === alternateToId);
          expect([one, target?.alternateToId]).toEqual([one, null]);
        }
      }),
      { numRuns: 500 },
    );
  });
});

function run(project: Project, kind: string, id: string, to: string): void {
  const isThere = (item: string) => project.places.some((place) => place.id === item);
  if (kind === 'restore') {
    if (!isThere(id)) project.restore(id);
    return;
  }
  if (!isThere(id)) return;
  if (kind === 'separate') project.separate(id);
  if (kind === 'choose') project.choose(id);
  if (kind === 'remove') project.remove(id);
  const isOwn = id === to || project.places.some((place) => place.id === to && place.alternateToId === id);
  if (kind === 'join' && isThere(to) && !isOwn) project.join(id, to);
}
