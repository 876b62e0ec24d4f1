import { MAX_PROJECT_NAME_LENGTH } from '@specbuilder/shared-contracts/domain';

const COPY = ' - Copy';
const COPY_SUFFIX = / - Copy(?: \d+)?$/;

/**
 * Name of a copy: ' - Copy', or ' - Copy n' with the first n that is free. The copy of a copy counts on.
 *
 * @param taken names in use, in any case
 */
export function copyName(name: string, taken: readonly string[]): string {
  const known = new Set(taken.map((item) => item.toLowerCase()));
  const base = name.replace(COPY_SUFFIX, '');
  for (let number = 1; ; number += 1) {
    const suffix = number === 1 ? COPY : `${COPY} ${number}`;
    const candidate = `${base.slice(0, MAX_PROJECT_NAME_LENGTH - suffix.length).trimEnd()}${suffix}`;
    if (!known.has(candidate.toLowerCase())) return candidate;
  }
}
