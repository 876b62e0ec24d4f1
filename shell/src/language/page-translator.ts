import type { PhraseBook } from './phrase-book.ts';

/** Attributes that people read or hear. */
const ATTRIBUTES = ['aria-label', 'title', 'placeholder', 'alt'] as const;
type ReadAttribute = (typeof ATTRIBUTES)[number];

/** What is nobody's prose: code, what users type, and what says so. */
const LEFT_ALONE = 'script, style, code, pre, kbd, textarea, [contenteditable="true"], [translate="no"]';

interface Written {
  /** What React wrote. */
  readonly original: string;
  /** What stands in its place. */
  readonly shown: string;
}

/**
 * Shows a page in another language without React noticing: no node is replaced, added or taken away, only the value of
 * text nodes and attributes is written. React keeps writing its own texts, each of which is translated again.
 */
export class PageTranslator {
  private readonly texts = new WeakMap<Text, Written>();
  private readonly attributes = new WeakMap<Element, Map<ReadAttribute, Written>>();
  private readonly observer = new MutationObserver((mutations) => {
    for (const mutation of mutations) this.follow(mutation);
  });

  constructor(
    private readonly root: HTMLElement,
    private readonly phrases: PhraseBook,
  ) {}

  /** Translates what is there, and from now on what comes. */
  start(): void {
    this.translateBelow(this.root);
    this.observer.observe(this.root, {
      ...{ subtree: true, childList: true, characterData: true },
      attributeFilter: [...ATTRIBUTES],
    });
  }

  /** Puts every original back where it still stands. */
  stop(): void {
    this.observer.disconnect();
    for (const text of textsBelow(this.root)) {
      const written = this.texts.get(text);
      if (written !== undefined && text.nodeValue === written.shown) text.nodeValue = written.original;
      this.texts.delete(text);
    }
    for (const element of elementsBelow(this.root)) {
      for (const [name, written] of this.attributes.get(element) ?? []) {
        if (element.getAttribute(name) === written.shown) element.setAttribute(name, written.original);
      }
      this.attributes.delete(element);
    }
  }

  private follow({ type, target, attributeName, addedNodes }: MutationRecord): void {
    if (type === 'characterData') this.translateText(target as Text);
    else if (type === 'attributes') this.translateAttribute(target as Element, attributeName as ReadAttribute);
    else for (const node of addedNodes) this.translateBelow(node);
  }

  private translateBelow(node: Node): void {
    if (node instanceof Text) this.translateText(node);
    if (!(node instanceof Element)) return;
    for (const text of textsBelow(node)) this.translateText(text);
    for (const element of elementsBelow(node)) {
      for (const name of ATTRIBUTES) this.translateAttribute(element, name);
    }
  }

  private translateText(text: Text): void {
    const original = text.nodeValue ?? '';
    if (this.texts.get(text)?.shown === original || isLeftAlone(text.parentElement)) return;
    const shown = this.translated(original);
    if (shown === null) return void this.texts.delete(text);
    this.texts.set(text, { original, shown });
    text.nodeValue = shown;
  }

  private translateAttribute(element: Element, name: ReadAttribute): void {
    const original = element.getAttribute(name);
    if (original === null) return;
    const written = this.attributes.get(element) ?? new Map<ReadAttribute, Written>();
    if (written.get(name)?.shown === original || isAttributeLeftAlone(element)) return;
    const shown = this.translated(original);
    if (shown === null) return void written.delete(name);
    this.attributes.set(element, written.set(name, { original, shown }));
    element.setAttribute(name, shown);
  }

  /** The translation with the spaces around it; null when it is not known or says the same. */
  private translated(original: string): string | null {
    const text = original.trim();
    if (!/\p{L}/u.test(text)) return null;
    const translation = this.phrases(text);
    return translation === null || translation === text ? null : original.replace(text, () => translation);
  }
}

const isLeftAlone = (element: Element | null): boolean => element === null || element.closest(LEFT_ALONE) !== null;

/** The name and the hint of a text area are prose, although what stands in it is not. */
const isAttributeLeftAlone = (element: Element): boolean =>
  isLeftAlone(element.matches('textarea') ? element.parentElement : element);

function* textsBelow(root: Node): Generator<Text> {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) yield node as Text;
}

function* elementsBelow(root: Node): Generator<Element> {
  if (root instanceof Element) yield root;
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) yield node as Element;
}
