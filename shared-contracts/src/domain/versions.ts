/**
 * Whether a version comes after another, by their numbers.
 *
 * @param version numbers with points; missing ones count as 0
 */
export function isNewerVersion(version: string, than: string): boolean {
  const [left, right] = [partsOf(version), partsOf(than)];
  const length = Math.max(left.length, right.length);
  const differing = Array.from({ length }, (_, index) => (left[index] ?? 0) - (right[index] ?? 0)).find(
    (by) => by !== 0,
  );
  return differing !== undefined && differing > 0;
}

function partsOf(version: string): number[] {
  return version.split('.').map((part) => Number.parseInt(part, 10) || 0);
}
