const ROWS_AT_A_TIME = 200;

export interface PageOfRows {
  readonly limit: number;
  readonly offset: number;
}

type ReadPage<Row> = (page: PageOfRows) => Promise<readonly Row[]>;

/** All rows of an ordered query, so many at a time. */
export async function* allPages<Row>(limit: number, read: ReadPage<Row>): AsyncGenerator<readonly Row[]> {
  for (let offset = 0; ; offset += limit) {
    const rows = await read({ limit, offset });
    yield rows;
    if (rows.length < limit) return;
  }
}

/** All rows of an ordered query, read page by page. */
export async function* allRows<Row>(read: ReadPage<Row>): AsyncGenerator<Row> {
  for await (const rows of allPages(ROWS_AT_A_TIME, read)) yield* rows;
}

/** Rows by what they belong to, in their order; nothing belongs to a key that has none. */
export function groupedBy<Row, Key>(rows: readonly Row[], keyOf: (row: Row) => Key): (key: Key) => readonly Row[] {
  const groups = new Map<Key, Row[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group === undefined) groups.set(keyOf(row), [row]);
    else group.push(row);
  }
  return (key) => groups.get(key) ?? [];
}

/** A row without what opens something or says nothing to its reader. */
export function without<Row extends object, Key extends keyof Row>(row: Row, ...keys: readonly Key[]): Omit<Row, Key> {
  return Object.fromEntries(Object.entries(row).filter(([key]) => !(keys as readonly string[]).includes(key))) as Omit<
    Row,
    Key
  >;
}
