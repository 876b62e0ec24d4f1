/** Translates one text, or answers null when it is not one of the product's. */
export type PhraseBook = (text: string) => string | null;

interface Template {
  readonly pattern: RegExp;
  readonly translation: string;
  /**
   * Its values must be known or numbers: with so few words of its own it would fit texts of users, or nothing of users
   * ever stands in it.
   */
  readonly isLoose: boolean;
}

const PLACE = /\{(\d)\}/g;
const STARTS_AS_NUMBER = /^[-+−±]?[$€£]?\d/;

type Phrases = Readonly<Record<string, string>>;

/**
 * @param phrases English texts and their translations; '{0}' stands for a number, a name or another phrase
 * @param facts likewise, but '{0}' never stands for a name that a user gave
 */
export function createPhraseBook(phrases: Phrases, facts: Phrases = {}): PhraseBook {
  const exact = new Map(Object.entries({ ...phrases, ...facts }).filter(([text]) => !hasPlace(text)));
  const templates = [...templatesOf(phrases), ...templatesOf(facts).map((one) => ({ ...one, isLoose: true }))]
    // The one with the most words of its own says best what a text is.
    .sort((a, b) => b.pattern.source.length - a.pattern.source.length);

  const translate: PhraseBook = (text) => {
    const known = exact.get(text);
    if (known !== undefined) return known;
    for (const template of templates) {
      const translated = fill(template, text);
      if (translated !== null) return translated;
    }
    return null;
  };

  function fill({ pattern, translation, isLoose }: Template, text: string): string | null {
    const values = pattern.exec(text)?.groups;
    if (values === undefined) return null;
    const translated = Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name, translatedValue(value, isLoose && !text.startsWith(value))]),
    );
    if (isLoose && Object.values(translated).includes(null)) return null;
    return translation.replace(PLACE, (_, place: string) => translated[`v${place}`] ?? values[`v${place}`] ?? '');
  }

  /** Inside a text without names of users, a value may be a whole sentence with figures of its own. */
  function translatedValue(value: string, mayBeSentence: boolean): string | null {
    const known = mayBeSentence ? translate(value) : exact.get(value);
    return known ?? (isPlain(value) ? value : null);
  }
  return translate;
}

const hasPlace = (text: string): boolean => text.search(PLACE) >= 0;
const isPlain = (value: string): boolean => STARTS_AS_NUMBER.test(value);

function templatesOf(phrases: Phrases): Template[] {
  return Object.entries(phrases)
    .filter(([text]) => hasPlace(text))
    .map(([text, translation]) => templateOf(text, translation));
}

function templateOf(text: string, translation: string): Template {
  const source = text
    .split(PLACE)
    .map((part, index) => (index % 2 === 1 ? `(?<v${part}>.+?)` : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')))
    .join('');
  const words = text.replace(PLACE, ' ').match(/\p{L}{3,}/gu) ?? [];
  const isLoose = words.length === 0 || (words.length === 1 && text.startsWith('{'));
  return { pattern: new RegExp(`^${source}$`, 's'), translation, isLoose };
}
