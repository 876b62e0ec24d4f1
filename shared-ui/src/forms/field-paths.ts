/** Every field of a form by its path: those of a group as 'address.city', a list as one field. */
export function fieldPaths(values: object): string[] {
  return Object.entries(values).flatMap(([name, value]: [string, unknown]) =>
    isGroup(value) ? fieldPaths(value).map((field) => `${name}.${field}`) : [name],
  );
}

function isGroup(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length > 0;
}
