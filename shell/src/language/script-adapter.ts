import { loadCalledScript, SCRIPT_LIMIT_MS } from '../called-script/called-script.ts';
import type { TranslationAdapter } from './translation-adapter.ts';

/** The part of the usual service's interface that the product needs. */
interface TranslateService {
  readonly TranslateElement: new (options: object, elementId: string) => unknown;
}
type ServicePage = Window & {
  google?: { readonly translate?: TranslateService };
};

const PLACE_ID = 'specbuilder-translate';
const CHOICE = `#${PLACE_ID} select`;
const CALLBACK = 'specbuilderTranslateReady';

/**
 * Translates with the script of a service: it draws a list of languages into a place of the page, and a choice in that
 * list translates the page.
 *
 * @param scriptUrl its address; the content policy of the page names its origin
 */
export function createScriptAdapter(scriptUrl: string, page: ServicePage = window): TranslationAdapter {
  let loading: Promise<void> | undefined;
  let isReady = false;
  const prepare = (): Promise<void> => {
    loading ??= loadService(scriptUrl, page).then(
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
    prepare,
    toSpanish: () => choose('es'),
    // Nothing to restore where the service never came.
    toEnglish: async () => (isReady ? choose('en') : undefined),
  };
}

async function loadService(scriptUrl: string, page: ServicePage): Promise<void> {
  const { document } = page;
  const address = new URL(scriptUrl, document.baseURI);
  address.searchParams.set('cb', CALLBACK);
  await loadCalledScript(address, CALLBACK);
  const service = page.google?.translate;
  if (service === undefined) throw new Error('The translation script brought no service');
  keepRemovalsHarmless();
  const place = document.body.appendChild(document.createElement('div'));
  place.id = PLACE_ID;
  place.hidden = true;
  new service.TranslateElement({ pageLanguage: 'en', includedLanguages: 'en,es', autoDisplay: false }, PLACE_ID);
}

/** The service's list of languages, which it draws in its own time, and fills later still. */
function languageList(document: Document): Promise<HTMLSelectElement> {
  return new Promise((resolve, reject) => {
    const look = () => {
      const list = document.querySelector<HTMLSelectElement>(CHOICE);
      if (list === null || list.options.length === 0) return;
      stop();
      resolve(list);
    };
    const observer = new MutationObserver(look);
    const limit = setTimeout(() => {
      stop();
      reject(new Error('The translation service offers no languages'));
    }, SCRIPT_LIMIT_MS);
    const stop = () => {
      observer.disconnect();
      clearTimeout(limit);
    };
    observer.observe(document.body, { childList: true, subtree: true });
    look();
  });
}

/** Such services wrap texts into elements of their own; React then removes and inserts beside nodes that moved away. */
function keepRemovalsHarmless(): void {
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    return child.parentNode === this ? (removeChild.call(this, child) as T) : child;
  };
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    const isHere = before === null || before.parentNode === this;
    return insertBefore.call(this, node, isHere ? before : null) as T;
  };
}
