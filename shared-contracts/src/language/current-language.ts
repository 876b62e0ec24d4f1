import { LANGUAGES } from './languages.generated.ts';

export type Language = (typeof LANGUAGES)[number]['code'];
export const SOURCE_LANGUAGE = 'en' satisfies Language;

type LoadWords = (language: Language) => Promise<void>;

interface LanguageState {
  language: Language;
  /** A server handles many calls concurrently: the language is that of the current call, not of the process. */
  read: (() => Language) | null;
  /** Grows with everything that changes what is read: another language, or words that came later. */
  revision: number;
  /** By package. Older copies of this module read it by this name, so it stays. */
  readonly rooms: Map<string, LoadWords>;
  readonly listeners: Set<(language: Language) => void>;
  readonly readers: Set<(revision: number) => void>;
}

/**
 * One for the page however many copies of this module run: remotes bundle their own, and a team that is behind has an
 * older one. A symbol of the page is what all of them share.
 */
const STATE = Symbol.for('specbuilder.language.v1');
const holder = globalThis as { [STATE]?: LanguageState };
holder[STATE] ??= {
  language: SOURCE_LANGUAGE,
  read: null,
  revision: 0,
  rooms: new Map(),
  listeners: new Set(),
  readers: new Set(),
};
const state: LanguageState = holder[STATE];

export const isLanguage = (code: string): code is Language => LANGUAGES.some((item) => item.code === code);

/** The language of ours that a tag names: 'es' for 'es-MX' as well; undefined where it is none. */
export function languageOfTag(tag: string): Language | undefined {
  return [tag, tag.split('-')[0] ?? tag].find(isLanguage);
}

/** Tag of Intl for a language: Spanish counts as it does in the United States. */
const localeOf = (language: Language): string => entryOf(language).locale;
const entryOf = (language: Language) => LANGUAGES.find(({ code }) => code === language) ?? LANGUAGES[0];

/** The language words are made in: that of the page, or on a server that of the caller. */
export const currentLanguage = {
  get: (): Language => state.read?.() ?? state.language,
  /** Tag of Intl for numbers, dates and plurals. */
  locale: (): string => localeOf(currentLanguage.get()),
  /** Tag of Intl for dates: the day precedes the month in English too (visual.md, section 13). */
  dateLocale: (): string => entryOf(currentLanguage.get()).dates,
  subscribe(listener: (language: Language) => void): () => void {
    state.listeners.add(listener);
    return () => void state.listeners.delete(listener);
  },
  /** Loads a language's messages for every package that runs here; packages that have them load nothing. */
  async load(language: Language): Promise<void> {
    await Promise.all([...state.rooms.values()].map((load) => load(language)));
  },
  /**
   * Changes the page's language once the messages of all its packages are loaded.
   *
   * @throws the error of loading; the page then keeps its language
   */
  async choose(language: Language): Promise<void> {
    await currentLanguage.load(language);
    if (state.language === language) return;
    state.language = language;
    for (const listener of [...state.listeners]) listener(language);
    announceWords();
  },
  /** What is said in another language than the page's, whose words have been loaded, such as a question about it. */
  sayIn<T>(language: Language, say: () => T): T {
    const { read } = state;
    state.read = () => language;
    try {
      return say();
    } finally {
      state.read = read;
    }
  },
  /** For servers: where the language of the current call is read. */
  readFrom(read: () => Language): void {
    state.read = read;
  },
  /**
   * Called by each package's compiled messages. Those of a part that is fetched later are added afterwards, and what
   * was drawn in English before is redrawn. If they do not load, it stays in English.
   */
  register(packageName: string, load: LoadWords): void {
    state.rooms.set(packageName, load);
    if (state.language !== SOURCE_LANGUAGE) void load(state.language).then(announceWords, () => undefined);
  },
  /** Changes with every word that may have changed; what draws words draws again with it. */
  words: {
    get: (): number => state.revision,
    subscribe(reader: (revision: number) => void): () => void {
      state.readers.add(reader);
      return () => void state.readers.delete(reader);
    },
  },
};

function announceWords(): void {
  state.revision += 1;
  for (const reader of [...state.readers]) reader(state.revision);
}
