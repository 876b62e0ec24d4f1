const SHEET = /<section class="sheet (portrait|landscape)" data-name="([^"]*)"/g;

export interface PreviewedPage {
  readonly name: string;
  readonly isLandscape: boolean;
}

/** The pages of a document, in its order. */
export function pagesOf(html: string): PreviewedPage[] {
  return [...html.matchAll(SHEET)].map(([, orientation, name = '']) => ({
    name: unescaped(name),
    isLandscape: orientation === 'landscape',
  }));
}

/**
 * A document as a frame of this page shows it: with the nonce of the policy around it, and in the face of the interface,
 * which documents name but do not contain.
 */
export function framedDocument(html: string, fontFaces: string): string {
  const nonce = document.querySelector<HTMLElement>('script[nonce]')?.nonce ?? '';
  const withFaces = html.replace('</style>', () => `${fontFaces}</style>`);
  return nonce === '' ? withFaces : withFaces.replaceAll('<style>', `<style nonce="${nonce}">`);
}

/**
 * The face of the interface for a document of its own. The page adds it by the font API, of which a frame has another
 * set, so the file is found among what the page has loaded.
 */
export function fontFacesOfPage(): string {
  const loaded = performance.getEntriesByType?.('resource') ?? [];
  const file = loaded.find(({ name }) => INTER.test(name));
  if (file === undefined) return '';
  return `@font-face{font-family:'Inter Variable';src:url("${file.name}") format('woff2');font-weight:100 900}`;
}

const INTER = /\/inter[^/"]*\.woff2$/;

function unescaped(text: string): string {
  return new DOMParser().parseFromString(text, 'text/html').documentElement.textContent ?? '';
}
