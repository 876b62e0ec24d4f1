import { readModel } from './models.ts';
import { type ReadKind, readKind } from './read-kind.ts';
import { withoutFillers } from './scan.ts';

/**
 * Takes the words that say a kind out of a free line, and returns what is left of it.
 *
 * @param tag of the line, whose letters decide where no word does
 */
export function takeKind(words: string, tag = ''): { readonly kind: ReadKind; readonly rest: string } {
  const kind = readKind({ type: words, ...(tag !== '' && { tag }) });
  let rest = words;
  for (const each of kind.understood.filter((word) => readModel(word) === null)) {
    const at = placeOf(each, rest);
    if (at >= 0) rest = `${rest.slice(0, at)} ${rest.slice(at + each.length)}`;
  }
  return {
    kind: { ...kind, notUnderstood: [] },
    rest: kind.understood.length === 0 ? words.trim() : withoutFillers(rest),
  };
}

/** Where words are by themselves, not within others. */
function placeOf(words: string, text: string): number {
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
    const isAlone =
      !/[\p{L}\d]$/u.test(text.slice(0, at)) && !/^(?:[\p{L}\d]|-\d)/u.test(text.slice(at + words.length));
    if (isAlone) return at;
  }
  return -1;
}
