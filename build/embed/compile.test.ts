import { compileEmbed } from './compile.mjs';

interface Element {
  textContent: string | null;
  connectedCallback(): Promise<void>;
}

/** Runs the script in a page without a network and puts one element into it. */
async function failing(pageLanguage: string | null): Promise<{ text: string | null; events: string[] }> {
  const events: string[] = [];
  class PageElement {
    textContent: string | null = null;
    closest = () => (pageLanguage === null ? null : { lang: pageLanguage });
    dispatchEvent = ({ type }: Event) => events.push(type);
  }
  const defined = new Map<string, new () => Element>();
  const page = {
    HTMLElement: PageElement,
    document: { currentScript: { src: 'https://fans.example/embed/sizer.js' } },
    customElements: { get: () => undefined, define: (name: string, of: new () => Element) => defined.set(name, of) },
    fetch: async () => Promise.reject(new TypeError('offline')),
  };
  new Function(...Object.keys(page), compileEmbed())(...Object.values(page));
  const Sizer = defined.get('sb-sizer');
  if (Sizer === undefined) throw new Error('The script defines no element');
  const element = new Sizer();
  await element.connectedCallback();
  return { text: element.textContent, events };
}

describe("the integrator's script", () => {
  it.each([
    ['en', /^The fan sizer is not available/],
    ['es', /^El selector de ventiladores no está disponible/],
    ['es-MX', /^El selector de ventiladores/],
    ['tlh', /^The fan sizer is not available/],
    [null, /^The fan sizer is not available/],
  ])('says in a page in %s that the sizer did not come', async (language, sentence) => {
    expect(await failing(language)).toEqual({ text: expect.stringMatching(sentence), events: ['sb-failed'] });
  });

  it('has the words of no language that is made for tests, and leaves nothing in the page but its element', () => {
    const script = compileEmbed();
    expect(script).not.toMatch(/[ŕéţ]{2}|en-XA/);
    expect(script).toMatch(/^\(\(\)=>\{.*\}\)\(\);\s*$/s);
  });
});
