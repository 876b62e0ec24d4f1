/**
 * <sb-sizer>: the fan sizer in any page, without the rest of the site.
 *
 *   <script src="https://specbuilder.example/embed/sizer.js" async></script>
 *   <sb-sizer brand="1" lang="es" start="/fans/sizer/search?category=1&sub=2"></sb-sizer>
 *
 * The page's origin must be listed in EMBED_ORIGINS of the server. Without `lang` the sizer uses the page's declared
 * language, or English if that is not supported. Types of its events and inputs: sb-sizer.d.ts.
 */
import { sentencesIn, showFailure } from './failure-card.ts';
import { logError, SCRIPT_NONCE, SERVER } from './page.ts';
import { reasonOf, watchPolicy } from './reason.ts';
import { mountSizer, type Sizer, type SizerOptions } from './release.ts';

const NAME = 'sb-sizer';

class SizerElement extends HTMLElement implements SbSizerElement {
  static readonly observedAttributes = ['brand', 'start', 'lang', 'currency', 'theme', 'dark'];
  private readonly root = this.attachShadow({ mode: 'open' });
  private sizer: Sizer | null = null;
  /** What is drawn, or could not be; null for nothing. */
  private shown: SizerOptions | null = null;
  private removeFailure = () => {};
  private isCatchingUp = false;

  connectedCallback(): void {
    this.follow();
  }

  disconnectedCallback(): void {
    this.follow();
  }

  attributeChangedCallback(): void {
    this.follow();
  }

  retry(): void {
    if (this.sizer === null) this.shown = null;
    this.follow();
  }

  async size(criteria: SbSizerCriteria): Promise<SbSizerResult> {
    return (await this.drawn()).size(criteria);
  }

  item(): SbSizerItem | null {
    return this.sizer?.item() ?? null;
  }

  /** However often the element is moved or changed in one go, what it is in the end counts, once. */
  private follow(): void {
    if (this.isCatchingUp) return;
    this.isCatchingUp = true;
    queueMicrotask(() => void this.catchUp());
  }

  private async catchUp(): Promise<void> {
    for (let requested = this.requested(); !isSame(requested, this.shown); requested = this.requested()) {
      await this.change(requested).catch((error: unknown) => logError(NAME, error));
    }
    this.isCatchingUp = false;
  }

  private requested(): SizerOptions | null {
    if (!this.isConnected) return null;
    const theme = this.getAttribute('theme');
    return {
      manufacturerLabelId: Number(this.getAttribute('brand') ?? 1),
      isDark: theme === null ? this.hasAttribute('dark') : theme === 'dark',
      startPath: this.getAttribute('start') ?? '/start',
      language: this.closest<HTMLElement>('[lang]')?.lang ?? '',
      currencyCode: this.getAttribute('currency') ?? 'USD',
    };
  }

  private async change(requested: SizerOptions | null): Promise<void> {
    const { sizer, shown } = this;
    this.shown = requested;
    if (sizer !== null && requested?.manufacturerLabelId === shown?.manufacturerLabelId && requested !== null) {
      return sizer.update(requested);
    }
    this.sizer = null;
    this.removeFailure();
    await sizer?.unmount();
    if (requested !== null) await this.draw(requested);
  }

  private async draw(options: SizerOptions): Promise<void> {
    const policy = watchPolicy();
    const nonce = this.nonce || SCRIPT_NONCE;
    try {
      this.sizer = await mountSizer(this.root, options, {
        nonce,
        serverUrl: SERVER,
        onResults: (result) => this.notify('sb-results', result),
        onItem: (item) => this.notify('sb-item', item),
      });
      this.notify('sb-ready', null);
    } catch (error) {
      await this.fail(error, options, { nonce, directive: await policy.blocked() });
    } finally {
      policy.end();
    }
  }

  private async fail(
    error: unknown,
    { language, isDark }: SizerOptions,
    facts: { readonly nonce: string; readonly directive: string | null },
  ): Promise<void> {
    const { code, directive } = await reasonOf({ error, ...facts });
    const sentences = sentencesIn(language);
    this.removeFailure = showFailure(this.root, { sentences, code, isDark, onRetry: () => this.retry() });
    this.notify('sb-failed', { code, message: sentences[code], directive, cause: error });
  }

  private drawn(): Promise<Sizer> {
    if (this.sizer !== null) return Promise.resolve(this.sizer);
    return new Promise((resolve, reject) => {
      this.addEventListener('sb-ready', () => this.sizer && resolve(this.sizer), { once: true });
      this.addEventListener('sb-failed', ({ detail }) => reject(new Error(detail.message)), { once: true });
    });
  }

  private notify<N extends keyof HTMLElementEventMap>(
    name: N,
    detail: SbSizerResult | SbSizerItem | SbSizerFailure | null,
  ): void {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true }));
  }
}

function isSame(a: SizerOptions | null, b: SizerOptions | null): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

if (!customElements.get(NAME)) customElements.define(NAME, SizerElement);
