import { LANGUAGES, SOURCE_LANGUAGE } from '@specbuilder/shared-contracts/language';
import { loadCalledScript, SCRIPT_LIMIT_MS } from '../../boot/external-script/load-script.ts';
import { withTimeout } from '../../boot/timing/with-timeout.ts';

/** The part of the common service's interface that the product needs. */
interface TranslateService {
  readonly TranslateElement: new (options: object, elementId: string) => unknown;
}
type ServicePage = Window & {
  google?: { readonly translate?: TranslateService };
};

/** A service from outside that translates the finished page into languages without words of ours. */
export interface TranslationScript {
  readonly languages: readonly string[];
  /** Fetches what a translation will need (TRN-002); rejects when it cannot be had. */
  prepare(): Promise<void>;
  /** Rejects when it cannot be had; the page stays in English then. */
  show(language: string): Promise<void>;
  /** Back to English. */
  clear(): Promise<void>;
}

const PLACE_ID = 'specbuilder-translate';
const CHOICE = `#${PLACE_ID} select`;
const CALLBACK = 'specbuilderTranslateReady';

/**
 * Translates with the script of a service: it draws a list of languages into an element of the page, and a choice in
 * that list translates the page.
 *
 * @param scriptUrl its address; the content policy of the page names its origin
 * @param languages codes that are requested from it, besides the specification's en and es
 */
export function createTranslationScript(
  scriptUrl: string,
  languages: readonly string[],
  page: ServicePage = window,
): TranslationScript {
  let loading: Promise<void> | undefined;
  let isReady = false;
  const prepare = (): Promise<void> => {
    loading ??= loadService(scriptUrl, languages, page).then(
      () => {
        isReady = true;
      },
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };
  const choose = async (language: string): Promise<void> => {
    await prepare();
    const list = await languageList(page.document);
    list.value = language;
    list.dispatchEvent(new Event('change', { bubbles: true }));
  };
  return {
    languages,
    prepare,
    show: choose,
    // Nothing to restore where the service never came.
    clear: async () => (isReady ? choose(SOURCE_LANGUAGE) : undefined),
  };
}

async function loadService(scriptUrl: string, languages: readonly string[], page: ServicePage): Promise<void> {
  const { document } = page;
  const address = new URL(scriptUrl, document.baseURI);
  address.searchParams.set('cb', CALLBACK);
  await loadCalledScript(address, CALLBACK);
  const service = page.google?.translate;
  if (service === undefined) throw new Error('The translation script brought no service');
  const place = document.body.appendChild(document.createElement('div'));
  place.id = PLACE_ID;
  place.hidden = true;
  const ours = LANGUAGES.filter(({ isForTests }) => !isForTests).map(({ code }) => code);
  const includedLanguages = [...new Set([...ours, ...languages])].join(',');
  new service.TranslateElement({ pageLanguage: SOURCE_LANGUAGE, includedLanguages, autoDisplay: false }, PLACE_ID);
}

/** The service's list of languages, which it draws in its own time, and fills later still. */
async function languageList(document: Document): Promise<HTMLSelectElement> {
  let observer: MutationObserver | undefined;
  const filled = new Promise<HTMLSelectElement>((resolve) => {
    const look = () => {
      const list = document.querySelector<HTMLSelectElement>(CHOICE);
      if (list !== null && list.options.length > 0) resolve(list);
    };
    observer = new MutationObserver(look);
    observer.observe(document.body, { childList: true, subtree: true });
    look();
  });
  try {
    return await withTimeout(filled, SCRIPT_LIMIT_MS, () => new Error('The translation service offers no languages'));
  } finally {
    observer?.disconnect();
  }
}
