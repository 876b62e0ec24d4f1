/** Sentences of one language, by reason, and the word on the button (languages/<code>/embed.json). */
export type Sentences = Readonly<Record<SbSizerReason | 'retry', string>>;

/** Written in at publishing, by language. */
declare const SENTENCES: Readonly<Record<string, Sentences>>;

const LAST_RESORT = 'en';
const STYLE = `
  .card { all: initial; display: block; box-sizing: border-box; max-width: 560px; margin: 24px auto; padding: 20px 24px;
    border: 1px solid #d1d1d1; border-radius: 8px; background: #fff; color: #242424;
    font: 14px/20px 'Segoe UI', system-ui, sans-serif; }
  .card.dark { border-color: #525252; background: #292929; color: #fff; }
  p { margin: 0 0 16px; }
  button { font: inherit; font-weight: 600; padding: 5px 12px; min-height: 32px; cursor: pointer;
    border: 1px solid currentColor; border-radius: 4px; background: none; color: inherit; }
  button:focus-visible { outline: 2px solid currentColor; outline-offset: 2px; }
`;

/** In the language of a tag, English where it is none of ours. */
export function sentencesIn(tag: string): Sentences {
  const [language = LAST_RESORT] = tag.split('-');
  return SENTENCES[tag] ?? SENTENCES[language] ?? (SENTENCES[LAST_RESORT] as Sentences);
}

export interface FailureCard {
  readonly sentences: Sentences;
  readonly code: SbSizerReason;
  readonly isDark: boolean;
  readonly onRetry: () => void;
}

/** Shows a card where the sizer failed to load; returns the function that removes it. */
export function showFailure(root: ShadowRoot, { sentences, code, isDark, onRetry }: FailureCard): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLE);
  const before = [...root.adoptedStyleSheets];
  root.adoptedStyleSheets = [...before, sheet];
  const card = document.createElement('div');
  Object.assign(card, { className: isDark ? 'card dark' : 'card', role: 'alert' });
  const text = document.createElement('p');
  text.textContent = sentences[code];
  const button = document.createElement('button');
  Object.assign(button, { type: 'button', textContent: sentences.retry, onclick: onRetry });
  card.append(text, button);
  root.append(card);
  return () => {
    card.remove();
    root.adoptedStyleSheets = before;
  };
}
