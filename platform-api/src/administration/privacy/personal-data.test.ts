import { getTableConfig, type PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { schema } from '../../core/store/database.ts';
import { PERSONAL_DATA } from './personal-data.ts';

const tables = Object.entries(schema).flatMap(([name, table]) =>
  table instanceof PgTable ? [{ name, config: getTableConfig(table) }] : [],
);

/** Matches names of columns that identify a person. */
const NAMES_SOME_USER =
  /(^|_)(user|users|actor|owner|sender|recipient|recipients|customer|editor|editors|email|reply|caller|account|issuer|by)(_|$)|first_name|last_name|contact_name|^subject$/;
const HASHES = /_(hash|index|count)$/;

function namesSomeUser(table: (typeof tables)[number], column: PgColumn): boolean {
  const isReference = table.config.foreignKeys.some((key) => {
    const { columns, foreignTable } = key.reference();
    return columns[0] === column && getTableConfig(foreignTable).name === 'users';
  });
  const isDocument = column.columnType === 'PgJsonb';
  return isReference || isDocument || (NAMES_SOME_USER.test(column.name) && !HASHES.test(column.name));
}

describe('What the store says about people', () => {
  it.each(tables.map((table) => [table.name, table] as const))('is declared column by column: %s', (name, table) => {
    const { columns } = PERSONAL_DATA[name as keyof typeof PERSONAL_DATA];
    const naming = table.config.columns.filter((column) => namesSomeUser(table, column)).map((column) => column.name);
    expect(Object.keys(columns)).toEqual(expect.arrayContaining(naming));
    const there = table.config.columns.map((column) => column.name);
    expect(there).toEqual(expect.arrayContaining(Object.keys(columns)));
  });

  it('finds a column that was not declared', () => {
    const [users] = tables.filter(({ name }) => name === 'users');
    const undeclared = ['user_id', 'approved_by', 'owner_id', 'recipients', 'reply_to'];
    for (const name of undeclared) expect(NAMES_SOME_USER.test(name)).toBe(true);
    expect(users?.config.columns.map(({ name }) => name).filter((name) => NAMES_SOME_USER.test(name))).toContain(
      'email',
    );
  });

  it('is in a file of the export, or there is a reason why it is not', () => {
    const unexplained = Object.entries(PERSONAL_DATA).filter(
      ([, { exportedIn, why }]) => exportedIn === null && why === undefined,
    );
    expect(unexplained).toEqual([]);
  });
});
