const ROWS_AT_A_TIME = 200;

export interface PageOfRows {
  readonly limit: number;
  readonly offset: number;
}

/** All rows of an ordered query, read page by page. */
export async function* allRows<Row>(read: (page: PageOfRows) => Promise<readonly Row[]>): AsyncGenerator<Row> {
  for (let offset = 0; ; offset += ROWS_AT_A_TIME) {
    const rows = await read({ limit: ROWS_AT_A_TIME, offset });
    yield* rows;
    if (rows.length < ROWS_AT_A_TIME) return;
  }
}

/** A row without what opens something or says nothing to its reader. */
export function without<Row extends object, Key extends keyof Row>(row: Row, ...keys: readonly Key[]): Omit<Row, Key> {
  return Object.fromEntries(Object.entries(row).filter(([key]) => !(keys as readonly string[]).includes(key))) as Omit<
    Row,
    Key
  >;
}
