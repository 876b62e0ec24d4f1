import { MAX_PROJECT_NAME_LENGTH, nameKey } from '@specbuilder/shared-contracts/domain';

/** The name itself, or with the first number from 2 that is free. */
export function numberedName(name: string, taken: readonly string[]): string {
  const known = new Set(taken.map(nameKey));
  if (!known.has(nameKey(name))) return name;
  for (let number = 2; ; number += 1) {
    const suffix = ` ${number}`;
    const candidate = `${name.slice(0, MAX_PROJECT_NAME_LENGTH - suffix.length).trimEnd()}${suffix}`;
    if (!known.has(nameKey(candidate))) return candidate;
  }
}
