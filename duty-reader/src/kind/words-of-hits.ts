import type { Hit } from './scan.ts';

const FANS = /^\s+(?:fans?|units?|heaters?|ventilators?)(?![\p{L}\d])/iu;
const NO_WORDS = /^[^\p{L}\d]*$/u;

/**
 * The words of a text that say the kind, without those around them, which may name a city: the stretch from the first to the
 * last one, or each by itself where other words are between them.
 */
export function wordsOfHits(text: string, hits: readonly Hit[]): string {
  const sorted = hits.toSorted((a, b) => a.at - b.at);
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (first === undefined || last === undefined) return text.trim();
  const isTogether = sorted.every(({ at }, index) => {
    const before = sorted[index - 1];
    return before === undefined || NO_WORDS.test(text.slice(before.at + before.text.length, at));
  });
  const end = last.at + last.text.length;
  const [fans = ''] = FANS.exec(text.slice(end)) ?? [];
  const words = isTogether ? text.slice(first.at, end) : sorted.map(({ text: own }) => own).join(' ');
  return `${words}${fans}`.replaceAll(/\s+/g, ' ').trim();
}
