import { unsignedPressure } from '@specbuilder/shared-contracts/domain';

/** A text that is equal for criteria that request the same, whatever the order of their fields. */
export function fingerprint(criteria: object): string {
  const fields = Object.entries(criteria)
    .filter(([, value]) => value !== undefined)
    .map(
      ([name, value]) => [name, name === 'sp' && typeof value === 'number' ? unsignedPressure(value) : value] as const,
    )
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify(fields);
}
