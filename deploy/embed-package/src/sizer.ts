export type SizerCriteria = SbSizerCriteria;
export type SizerResult = SbSizerResult;
export type SizerItem = SbSizerItem;
export type SizerFailure = SbSizerFailure;
export type SizerElement = SbSizerElement;

export interface SizerSite {
  /** Where the SpecBuilder server is: `https://fans.example.com`. */
  readonly site: string;
  /** The nonce that the page's content policy requires of scripts; everything the sizer loads carries it. */
  readonly nonce?: string | undefined;
}

const NAME = 'sb-sizer';
let requested: { readonly src: string; readonly done: Promise<void> } | null = null;

/**
 * Registers <sb-sizer> on the page, only once even if called repeatedly; on a server it does nothing. A page has the
 * sizer of one site.
 *
 * @throws Error (a rejected promise) when the script does not load, after which the call may be repeated; or when the
 *   page has the sizer of another site
 */
export function defineSizer({ site, nonce }: SizerSite): Promise<void> {
  if (typeof document === 'undefined') return Promise.resolve();
  const src = new URL('/embed/sizer.js', site).href;
  if (requested !== null) {
    return requested.src === src
      ? requested.done
      : Promise.reject(new Error(`The sizer of this page comes from ${requested.src}`));
  }
  // A script tag of the page itself may have brought it.
  const done = customElements.get(NAME) === undefined ? load(src, nonce) : Promise.resolve();
  requested = { src, done };
  done.catch(() => {
    requested = null;
  });
  return done;
}

async function load(src: string, nonce = ''): Promise<void> {
  const script = document.createElement('script');
  Object.assign(script, { src, async: true, nonce });
  await new Promise((resolve, reject) => {
    script.onload = resolve;
    script.onerror = () => {
      script.remove();
      reject(new Error(`${src} could not be loaded`));
    };
    document.head.append(script);
  });
  await customElements.whenDefined(NAME);
}
