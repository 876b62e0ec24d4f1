import { compileEmbed } from './compile.mjs';

interface Element {
  connectedCallback(): void;
}

interface Said {
  readonly text: string | undefined;
  readonly event: string;
  readonly code: string;
}

const textOf = (element: object | undefined) => Object(element).textContent as string | undefined;

/** Runs the script in a page without a network, adds one element, and returns what it shows and the event it sends. */
async function failing(pageLanguage: string | null): Promise<Said> {
  const made: object[] = [];
  const createElement = () => {
    const element = { append: () => undefined, setAttribute: () => undefined };
    made.push(element);
    return element;
  };
  let notify: (event: CustomEvent<{ code: string }>) => void = () => undefined;
  const received = new Promise<CustomEvent<{ code: string }>>((resolve) => {
    notify = resolve;
  });
  class PageElement {
    isConnected = true;
    attachShadow = () => ({ adoptedStyleSheets: [], append: () => undefined });
    closest = () => (pageLanguage === null ? null : { lang: pageLanguage });
    getAttribute = () => null;
    hasAttribute = () => false;
    dispatchEvent = notify;
  }
  const defined = new Map<string, new () => Element>();
  const page = {
    HTMLElement: PageElement,
    CSSStyleSheet: class {
      replaceSync = () => undefined;
    },
    document: {
      currentScript: { src: 'https://fans.example/embed/sizer.js' },
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
      createElement,
    },
    navigator: { onLine: false },
    customElements: { get: () => undefined, define: (name: string, of: new () => Element) => defined.set(name, of) },
    fetch: async () => Promise.reject(new TypeError('offline')),
  };
  new Function(...Object.keys(page), compileEmbed())(...Object.values(page));
  const Sizer = defined.get('sb-sizer');
  if (Sizer === undefined) throw new Error('The script defines no element');
  new Sizer().connectedCallback();
  const { type, detail } = await received;
  return { text: textOf(made[1]), event: type, code: detail.code };
}

describe("the integrator's script", () => {
  it.each([
    ['en', /^The fan sizer cannot be reached/],
    ['es', /^No se puede acceder al selector de ventiladores/],
    ['es-MX', /^No se puede acceder/],
    ['tlh', /^The fan sizer cannot be reached/],
    [null, /^The fan sizer cannot be reached/],
  ])('says in a page in %s why the sizer did not come', async (language, sentence) => {
    const said = await failing(language);
    expect(said).toEqual({ text: expect.stringMatching(sentence), event: 'sb-failed', code: 'offline' });
  });

  it('has the words of no language that is made for tests, and leaves nothing in the page but its element', () => {
    const script = compileEmbed();
    expect(script).not.toMatch(/[ŕéţ]{2}|en-XA/);
    expect(script).toMatch(/^(?:"use strict";)?\(\(\)=>\{.*\}\)\(\);\s*$/s);
  });
});
