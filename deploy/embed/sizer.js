/**
 * <sb-sizer>: the fan sizer in any page, without the rest of the site.
 *
 *   <script src="https://specbuilder.example/embed/sizer.js" async></script>
 *   <sb-sizer brand="1" start="/fans/sizer/search?category=1&sub=2"></sb-sizer>
 *
 * The page's origin must stand in EMBED_ORIGINS of the server.
 */
(() => {
  const server = new URL(document.currentScript.src).origin;
  let sizer;

  const loadScript = (src, integrity) =>
    new Promise((resolve, reject) => {
      const script = document.createElement('script');
      Object.assign(script, { src, integrity, crossOrigin: 'anonymous', async: true });
      script.onload = resolve;
      script.onerror = () => reject(new Error('The sizer could not be loaded'));
      document.head.append(script);
    });

  const loadSizer = async () => {
    const registry = await (await fetch(`${server}/registry.json`)).json();
    const { active } = registry.remotes.find(({ name }) => name === 'mf-sizer');
    await loadScript(new URL(active.entryFile, new URL(active.baseUrl, server)).href, active.entryIntegrity);
    const container = globalThis[active.federationName];
    await container.init({}, []);
    return (await container.get('./embed'))();
  };

  class SizerElement extends HTMLElement {
    async connectedCallback() {
      sizer ??= loadSizer();
      try {
        const { mount } = await sizer;
        this.leave = await mount(this, {
          serverUrl: server,
          manufacturerLabelId: Number(this.getAttribute('brand') ?? 1),
          isDark: this.hasAttribute('dark'),
          startPath: this.getAttribute('start') ?? '/start',
        });
        this.dispatchEvent(new CustomEvent('sb-ready'));
      } catch (error) {
        sizer = undefined;
        this.textContent = 'The fan sizer is not available right now. Please reload the page to try again.';
        this.dispatchEvent(new CustomEvent('sb-failed', { detail: error }));
      }
    }

    async disconnectedCallback() {
      await this.leave?.();
      this.replaceChildren();
    }
  }

  if (!customElements.get('sb-sizer')) customElements.define('sb-sizer', SizerElement);
})();
