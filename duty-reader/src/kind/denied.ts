/** Words before a word that deny it: 'NON-GREASE', 'not a kitchen', 'without speed control'. 'NO. 2' is a number. */
const BEFORE =
  /(?<![\p{L}\d])(?:non|not?|nor|never|without|w\/o|except|excluding|excl\.?|other than|sin|sans|pas de|ohne|kein(?:en?|e[rs])?|nicht)(?:\s*-\s*|\s+)(?:(?:an?|the|for|in|any|of|with|to|be|suitable|rated|used|required|de|para|pour|für)\s+)*[([]?$/iu;
/** Words behind a word that deny it. */
const BEHIND =
  /^(?:\s*[:=]\s*|\s+)[([]?(?:not?(?=\s*(?:$|[,;)\]]))|none|n\/a|excluded|not (?:required|req'?d|rated|used|needed|allowed|included|provided|permitted|applicable|suitable|approved|listed))(?![\p{L}\d])/iu;
/** What is listed behind a denied word is denied as well: 'no grease or smoke'. */
const LISTED = /^\s*(?:\/|&|\bor\b|\bnor\b|\band\b)\s*$/iu;

/** Words of a text by their place. */
export interface Stretch {
  readonly at: number;
  readonly text: string;
}

export const isDenied = (text: string, { at, text: words }: Stretch): boolean =>
  BEFORE.test(text.slice(0, at)) || BEHIND.test(text.slice(at + words.length));

/** Those of some words of a text, in its order, that it denies. */
export function deniedIn<T extends Stretch>(text: string, all: readonly T[]): ReadonlySet<T> {
  const denied = new Set<T>();
  let last: T | null = null;
  for (const each of all) {
    const isListed: boolean = last !== null && LISTED.test(text.slice(last.at + last.text.length, each.at));
    last = isListed || isDenied(text, each) ? each : null;
    if (last !== null) denied.add(last);
  }
  return denied;
}
