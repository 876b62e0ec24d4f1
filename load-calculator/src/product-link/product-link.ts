import { CALCULATOR_MESSAGES, type CalculatorSiteData, type UnitForLoad } from '@specbuilder/shared-contracts/domain';
import { currentLanguage, languageOfTag } from '@specbuilder/shared-contracts/language';

/** What the calculator and the product that frames it say to each other. */
export interface ProductLink {
  /** Reports that the page is ready and waits for the user's data; later calls return a fresh token. */
  siteData(): Promise<CalculatorSiteData>;
  followTheme(choose: (themeName: string) => void): void;
  followLanguage(): void;
  /** Title of the product's page; null for its default one. */
  showTitle(title: string | null): void;
  /** Leaves for the product's search of a unit for the load. */
  sizeUnit(unit: UnitForLoad): void;
}

type FramedPage = Pick<Window, 'parent' | 'addEventListener' | 'location' | 'document'>;

export const isFramed = (page: Pick<Window, 'parent'>): boolean => page.parent !== page;

/** Messages count from the window around alone, and go to the origin that it was opened from. */
export function linkToProduct(page: FramedPage): ProductLink {
  const origin = productOrigin(page);
  const waiting = new Set<(data: CalculatorSiteData) => void>();
  const themes = new Set<(themeName: string) => void>();
  let last: CalculatorSiteData | null = null;
  const send = (message: string | UnitForLoad) => page.parent.postMessage(message, origin);
  page.addEventListener('message', ({ data, source, origin: from }: MessageEvent) => {
    if (source !== page.parent || from !== origin) return;
    if (isSiteData(data)) {
      last = data;
      for (const resolve of waiting) resolve(data);
      waiting.clear();
      for (const choose of themes) choose(data.theme);
    } else if (typeof data === 'string' && data.startsWith(CALCULATOR_MESSAGES.hostLanguage)) {
      const language = languageOfTag(data.slice(CALCULATOR_MESSAGES.hostLanguage.length));
      if (language !== undefined) void currentLanguage.choose(language);
    }
  });
  return {
    siteData() {
      const response = new Promise<CalculatorSiteData>((resolve) => waiting.add(resolve));
      send(CALCULATOR_MESSAGES.readyForSiteData);
      return response;
    },
    followTheme(choose) {
      themes.add(choose);
      if (last !== null) choose(last.theme);
    },
    followLanguage: () => send(CALCULATOR_MESSAGES.readyForLanguage),
    showTitle: (title) =>
      send(title === null ? CALCULATOR_MESSAGES.revertTitle : `${CALCULATOR_MESSAGES.documentTitle}${title}`),
    sizeUnit: send,
  };
}

function productOrigin({ document, location }: Pick<FramedPage, 'document' | 'location'>): string {
  return URL.canParse(document.referrer) ? new URL(document.referrer).origin : location.origin;
}

function isSiteData(data: unknown): data is CalculatorSiteData {
  const { type, token, theme } = (data ?? {}) as Partial<Record<keyof CalculatorSiteData, unknown>>;
  return type === 'siteData' && typeof token === 'string' && typeof theme === 'string';
}
