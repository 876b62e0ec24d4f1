import type { RemainingText } from './remaining-text.ts';

/** What a number counts that is no fan: '2 speed', '12 inch'. */
const OTHERS =
  'speeds?|stages?|inch(?:es)?|in|ft|feet|b?hp|tons?|kw|mbh|ph(?:ase)?|poles?|hz|v(?:olts?)?|a(?:mps?)?|mm|cm|m|k?pa';
const COUNT = `an?|one|two|three|four|five|six|\\(?\\d{1,2}\\)?`;
const SUPPLY = new RegExp(
  `^\\s*(?:(?:please|pls|plz)\\s+)?(supply(?:\\s+(?:and|&)\\s+install)?)(?=\\s+(?:(?:${COUNT})\\s+(?!(?:${OTHERS})(?!\\p{L}))\\p{L}|\\p{L}{1,4}-\\d))`,
  'giu',
);

/** In 'supply 3 inline fans' and 'supply EF-1' the word requests fans; in 'supply fan 3,000 cfm' it says what the fan does. */
export function takeRequest(rest: RemainingText): void {
  rest.takeAll(SUPPLY, () => true);
}
