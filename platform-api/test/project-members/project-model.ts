/** Cells of an item as a user sees them. */
export interface ModelCells {
  tag: string | null;
  quantity: number;
  notes: string | null;
}
export type ModelCell = keyof ModelCells;

export interface ModelItem extends ModelCells {
  readonly id: string;
  /** Of the order of making, which decides between items of one place. */
  readonly made: number;
  index: number;
  building: number | null;
}

export type Person = 'maya' | 'dev';
export type DevRole = 'editor' | 'viewer' | null;

/** What a user saw of the project when looking at it last. */
export interface View {
  readonly name: string;
  readonly cells: ReadonlyMap<string, ModelCells>;
}

/** The project as plain data: what every call should change, and what each call should return. */
export class ProjectModel {
  name: string;
  items: ModelItem[] = [];
  readonly removed = new Map<string, ModelItem>();
  devRole: DevRole = 'editor';
  changes = 0;
  readonly views: Record<Person, View>;
  private made = 0;

  constructor(name: string) {
    this.name = name;
    this.views = { maya: this.look(), dev: this.look() };
  }

  look(): View {
    const cells = this.items.map(({ id, tag, quantity, notes }) => [id, { tag, quantity, notes }] as const);
    return { name: this.name, cells: new Map(cells) };
  }

  /** Status of a call that changes something; null where it is let in. */
  rejectionOf(person: Person): number | null {
    if (person === 'maya' || this.devRole === 'editor') return null;
    return this.devRole === 'viewer' ? 403 : 404;
  }

  /** All that were ever here, so that calls about deleted ones are made too. */
  ids(): string[] {
    return [...this.items.map(({ id }) => id), ...this.removed.keys()];
  }

  item(id: string): ModelItem | undefined {
    return this.items.find((entry) => entry.id === id);
  }

  nextCreated(): number {
    return this.made++;
  }

  add(item: Omit<ModelItem, 'index' | 'building'>): void {
    const last = Math.max(-1, ...this.items.map(({ index }) => index));
    this.items.push({ ...item, index: last + 1, building: null });
    this.changes++;
  }

  remove(id: string): number | null {
    const item = this.item(id);
    if (item === undefined) return 404;
    this.items = this.items.filter((entry) => entry !== item);
    this.removed.set(id, item);
    this.changes++;
    return null;
  }

  restore(id: string): number | null {
    const item = this.removed.get(id);
    if (item !== undefined) {
      this.removed.delete(id);
      this.items.push(item);
    } else if (this.item(id) === undefined) return 404;
    this.number(this.ordered());
    this.changes++;
    return null;
  }

  move(id: string, place: number): number | null {
    const item = this.item(id);
    if (item === undefined) return 404;
    const others = this.ordered().filter((entry) => entry !== item);
    this.number([...others.slice(0, place), item, ...others.slice(place)]);
    this.changes++;
    return null;
  }

  /** @param was what its user saw; absent writes over whatever is there */
  edit<C extends ModelCell>(id: string, cell: C, value: ModelCells[C], was?: ModelCells[C]): number | null {
    const item = this.item(id);
    if (item === undefined) return 404;
    if (was !== undefined && value === was) return null;
    if (was !== undefined && item[cell] !== was && item[cell] !== value) return 409;
    Object.assign(item, { [cell]: value });
    this.changes++;
    return null;
  }

  rename(name: string, was: string): number | null {
    if (name !== was && name !== this.name && was !== this.name) return 409;
    if (name !== was) this.name = name;
    this.changes++;
    return null;
  }

  place(id: string, building: number | null): number | null {
    const item = this.item(id);
    if (item === undefined) return 404;
    item.building = building;
    this.changes++;
    return null;
  }

  ordered(): ModelItem[] {
    return [...this.items].sort((a, b) => a.index - b.index || a.made - b.made);
  }

  private number(order: readonly ModelItem[]): void {
    for (const [index, item] of order.entries()) item.index = index;
  }
}
