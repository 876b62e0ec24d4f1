/** What only one of them can know: names of motors in words, and the page of a product. */
const NOT_COMPARED: ReadonlySet<string> = new Set(['motor', 'productDetailUrl']);

/** Whether locally calculated rows match the server's rows, which omit what is shown only when a row is opened. */
export function sameFigures(answered: readonly object[], worked: readonly object[]): boolean {
  return agree('rows', answered, worked);
}

function agree(name: string, answered: unknown, worked: unknown): boolean {
  if (NOT_COMPARED.has(name)) return true;
  if (Array.isArray(answered)) {
    if (!Array.isArray(worked)) return false;
    // A list has one voltage per motor, the default one.
    if (name === 'voltages') return answered.every((one) => worked.some((other) => agree('voltage', one, other)));
    return answered.length === worked.length && answered.every((one, place) => agree(name, one, worked[place]));
  }
  if (typeof answered !== 'object' || answered === null) return Object.is(answered, worked);
  if (typeof worked !== 'object' || worked === null) return false;
  return Object.entries(answered).every(([field, value]) => agree(field, value, Reflect.get(worked, field)));
}
