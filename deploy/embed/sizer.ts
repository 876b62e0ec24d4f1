/**
 * <sb-sizer>: the fan sizer in any page, without the rest of the site.
 *
 *   <script src="https://specbuilder.example/embed/sizer.js" async></script>
 *   <sb-sizer brand="1" lang="es" start="/fans/sizer/search?category=1&sub=2"></sb-sizer>
 *
 * The page's origin must stand in EMBED_ORIGINS of the server. Without `lang` the sizer speaks the language that the
 * page says it is in, English where that is none of ours.
 */

/** Written in at publishing: by language, what stands where the sizer does not come (languages/<code>/embed.json). */
declare const UNAVAILABLE: Readonly<Record<string, string>>;

interface Registry {
  readonly remotes: readonly {
    readonly name: string;
    readonly active: {
      readonly baseUrl: string;
      readonly entryFile: string;
      readonly entryIntegrity: string;
      readonly federationName: string;
    };
  }[];
}

interface SizerOptions {
  readonly serverUrl: string;
  readonly manufacturerLabelId: number;
  readonly isDark: boolean;
  readonly startPath: string;
  readonly language: string;
}

interface SizerModule {
  readonly mount: (element: HTMLElement, options: SizerOptions) => Promise<() => Promise<void>>;
}

interface Container {
  readonly init: (shared: object, scopes: readonly []) => Promise<void>;
  readonly get: (expose: string) => Promise<() => SizerModule>;
}

(() => {
  const REMOTE = 'mf-sizer';
  const LAST_RESORT = 'en';
  const sentences = UNAVAILABLE;
  const server = new URL((document.currentScript as HTMLScriptElement).src).origin;
  let sizer: Promise<SizerModule> | undefined;

  const loadScript = (src: string, integrity: string) =>
    new Promise((resolve, reject) => {
      const script = document.createElement('script');
      Object.assign(script, { src, integrity, crossOrigin: 'anonymous', async: true });
      script.onload = resolve;
      script.onerror = () => reject(new Error('The sizer could not be loaded'));
      document.head.append(script);
    });

  /**
   * One entry of one remote, its hash checked by the browser. The shell's loader (fallback version, reasons of failures,
   * shared modules) stands on the federation runtime, tens of kilobytes of which this page would use these lines.
   */
  const loadSizer = async (): Promise<SizerModule> => {
    const registry = (await (await fetch(`${server}/registry.json`)).json()) as Registry;
    const active = registry.remotes.find(({ name }) => name === REMOTE)?.active;
    if (active === undefined) throw new Error(`The registry has no ${REMOTE}`);
    await loadScript(new URL(active.entryFile, new URL(active.baseUrl, server)).href, active.entryIntegrity);
    const container = (globalThis as unknown as Readonly<Record<string, Container>>)[active.federationName];
    if (container === undefined) throw new Error(`${active.entryFile} brought no ${active.federationName}`);
    await container.init({}, []);
    return (await container.get('./embed'))();
  };

  class SizerElement extends HTMLElement {
    private leave: (() => Promise<void>) | undefined;

    async connectedCallback(): Promise<void> {
      const language = this.closest<HTMLElement>('[lang]')?.lang ?? LAST_RESORT;
      sizer ??= loadSizer();
      try {
        const { mount } = await sizer;
        this.leave = await mount(this, {
          serverUrl: server,
          manufacturerLabelId: Number(this.getAttribute('brand') ?? 1),
          isDark: this.hasAttribute('dark'),
          startPath: this.getAttribute('start') ?? '/start',
          language,
        });
        this.dispatchEvent(new CustomEvent('sb-ready'));
      } catch (error) {
        sizer = undefined;
        const [named = LAST_RESORT] = language.split('-');
        this.textContent = sentences[language] ?? sentences[named] ?? sentences[LAST_RESORT] ?? null;
        this.dispatchEvent(new CustomEvent('sb-failed', { detail: error }));
      }
    }

    async disconnectedCallback(): Promise<void> {
      await this.leave?.();
      this.replaceChildren();
    }
  }

  if (!customElements.get('sb-sizer')) customElements.define('sb-sizer', SizerElement);
})();
