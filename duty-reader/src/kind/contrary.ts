import type { Stretch } from './denied.ts';

interface Contrary {
  readonly one: RegExp;
  readonly other: RegExp;
  /** Words that contradict each other only where the text leaves the choice: a 'roof ventilator' may be on a wall. */
  readonly isOfChoice?: true;
}

const CONTRARY: readonly Contrary[] = [
  { one: /^up[- ]?blast$/iu, other: /^down[- ]?blast$/iu },
  { one: /^(?:belt(?:[- ]?driven?)?|b\.?d)\.?$/iu, other: /^(?:direct(?:[- ]?driven?)?|d\.?d|ecm?|ec motor)\.?$/iu },
  { one: /^ducted$/iu, other: /^(?:(?:non|un)[- ]?ducted|ductless)$/iu },
  {
    one: /^roof(?:[- ](?:mount(?:ed)?|curb))?$/iu,
    other: /^(?:side[- ]?)?wall(?:[- ]mount(?:ed)?)?$/iu,
    isOfChoice: true,
  },
];
const CHOICE = /^(?:\s*\/\s*|\s+(?:or|o|ou|oder)\s+)$/iu;

/** Words of a text, in its order, of which only one can be meant: 'upblast or downblast'. */
export function contraryIn<T extends Stretch>(text: string, all: readonly T[]): ReadonlySet<T> {
  const found = CONTRARY.flatMap(({ one, other, isOfChoice }) => {
    const own = all.filter(({ text: words }) => one.test(words) || other.test(words));
    if (isOfChoice !== true) {
      const isBoth = [one, other].every((words) => own.some((each) => words.test(each.text)));
      return isBoth ? own : [];
    }
    return own.filter((each, index) =>
      [own[index - 1], own[index + 1]].some((beside) => beside !== undefined && isChoice(text, each, beside)),
    );
  });
  return new Set(found);
}

function isChoice(text: string, one: Stretch, other: Stretch): boolean {
  const [first, second] = one.at < other.at ? [one, other] : [other, one];
  return CHOICE.test(text.slice(first.at + first.text.length, second.at));
}
