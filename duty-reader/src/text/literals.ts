/** A text that a pattern matches has one of these, in lower case; null where none is known. */
type Literals = readonly string[] | null;

/**
 * Plain texts of which a text has one where it matches a pattern: one for each alternative. Looking for them takes a small
 * part of the time of the pattern. What may be missing, character classes and lookarounds are left out.
 */
export function literalsOf(pattern: string): Literals {
  const tokens = tokensOf(pattern);
  const { literals, end } = alternativesFrom(tokens, 0);
  return end === tokens.length ? literals : null;
}

const kept = new WeakMap<RegExp, Literals>();

/** The same of a compiled pattern, kept with it. */
export function literalsOfPattern(pattern: RegExp): Literals {
  const before = kept.get(pattern);
  if (before !== undefined) return before;
  const literals = literalsOf(pattern.source);
  kept.set(pattern, literals);
  return literals;
}

/** Whether a text, in lower case, may match. */
export const mayMatch = (text: string, literals: Literals): boolean =>
  literals === null || literals.some((literal) => text.includes(literal));

/** Escaped characters and classes as a whole, everything else by itself. */
const tokensOf = (pattern: string): readonly string[] =>
  pattern.match(/\\[pu]\{[^}]*\}|\\.|\[(?:\\.|[^\]])*\]|\(\?(?:[:=!]|<[=!]|<\w+>)|\{\d+(?:,\d*)?\}|./gsu) ?? [];

/** Alternatives up to the end of a group, or of the pattern. */
function alternativesFrom(
  tokens: readonly string[],
  from: number,
): { readonly literals: Literals; readonly end: number } {
  const all: string[] = [];
  let isKnown = true;
  let at = from;
  for (;;) {
    const { literals, end } = sequenceFrom(tokens, at);
    if (literals === null) isKnown = false;
    else all.push(...literals);
    if (tokens[end] !== '|') return { literals: isKnown ? all : null, end };
    at = end + 1;
  }
}

/** One alternative: the best of what it needs. */
function sequenceFrom(tokens: readonly string[], from: number): { readonly literals: Literals; readonly end: number } {
  let best: Literals = null;
  let run = '';
  const keep = (literals: Literals) => {
    if (literals !== null && shortest(literals) > shortest(best)) best = literals;
  };
  const endRun = () => {
    keep([run]);
    run = '';
  };
  let at = from;
  for (; at < tokens.length && tokens[at] !== '|' && tokens[at] !== ')'; at++) {
    const token = tokens[at] ?? '';
    const isOptional = MAY_BE_MISSING.test(tokens[at + 1] ?? '');
    if (/^[\p{L}\d -]$/u.test(token) && !isOptional) {
      run += token.toLowerCase();
      continue;
    }
    endRun();
    if (!token.startsWith('(')) continue;
    const group = alternativesFrom(tokens, at + 1);
    at = group.end;
    const isNeeded = (token === '(' || token === '(?:') && !MAY_BE_MISSING.test(tokens[at + 1] ?? '');
    if (isNeeded) keep(group.literals);
  }
  endRun();
  return { literals: best, end: at };
}

const MAY_BE_MISSING = /^(?:[?*]$|\{)/;
const shortest = (literals: Literals): number => Math.min(...(literals ?? ['']).map(({ length }) => length));
