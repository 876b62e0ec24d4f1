/** What only one of them can know: names of motors in words, and the page of a product. */
const NOT_COMPARED: ReadonlySet<string> = new Set(['motor', 'productDetailUrl']);

/** Whether locally calculated rows match the server's rows, which omit what is shown only when a row is opened. */
export function sameValues(responded: readonly object[], worked: readonly object[]): boolean {
  return agree('rows', responded, worked);
}

function agree(name: string, responded: unknown, worked: unknown): boolean {
  if (NOT_COMPARED.has(name)) return true;
  if (Array.isArray(responded)) {
    if (!Array.isArray(worked)) return false;
    // A list has one voltage per motor, the default one.
    if (name === 'voltages') return responded.every((item) => worked.some((other) => agree('voltage', item, other)));
    return responded.length === worked.length && responded.every((item, index) => agree(name, item, worked[index]));
  }
  if (typeof responded !== 'object' || responded === null) return Object.is(responded, worked);
  if (typeof worked !== 'object' || worked === null) return false;
  return Object.entries(responded).every(([field, value]) => agree(field, value, Reflect.get(worked, field)));
}
