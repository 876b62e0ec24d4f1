import type { ItemFinding } from './item-finding.ts';

interface OpenPoints {
  readonly tag: string;
  readonly count: number;
}

/** Tags whose items cannot be supplied as they are, with how many errors each has; two items of one tag share theirs. */
export function openPointsOf(
  items: readonly { readonly tag: string; readonly findings: readonly Pick<ItemFinding, 'severity' | 'message'>[] }[],
): OpenPoints[] {
  const messages = new Map<string, Set<string>>();
  for (const { tag, findings } of items) {
    const errors = findings.flatMap(({ severity, message }) => (severity === 'error' ? [message] : []));
    if (errors.length > 0) messages.set(tag, new Set([...(messages.get(tag) ?? []), ...errors]));
  }
  return [...messages].map(([tag, found]) => ({ tag, count: found.size }));
}
