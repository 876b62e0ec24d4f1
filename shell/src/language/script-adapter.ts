import type { TranslationAdapter } from './translation-adapter.ts';

/** The part of the usual service's interface that the product needs. */
interface TranslateService {
  readonly TranslateElement: new (options: object, elementId: string) => unknown;
}
type ServicePage = Window & {
  google?: { readonly translate?: TranslateService };
  specbuilderTranslateReady?: () => void;
};

const PLACE_ID = 'specbuilder-translate';
const CHOICE = `#${PLACE_ID} select`;

/**
 * Translates with the script of a service: it draws a list of languages into a place of the page, and a choice in that
 * list translates the page.
 *
 * @param scriptUrl its address; the content policy of the page names its origin
 */
export function createScriptAdapter(scriptUrl: string, page: ServicePage = window): TranslationAdapter {
  let loading: Promise<void> | undefined;
  const prepare = (): Promise<void> => {
    loading ??= loadService(scriptUrl, page).catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
  const choose = async (language: string): Promise<void> => {
    await prepare();
    const list = page.document.querySelector<HTMLSelectElement>(CHOICE);
    if (list === null) throw new Error('The translation service offers no languages');
    list.value = language;
    list.dispatchEvent(new Event('change', { bubbles: true }));
  };
  return {
    prepare,
    toSpanish: () => choose('es'),
    // Nothing to restore where the service never came.
    toEnglish: () => void loading?.then(() => choose('en')),
  };
}

function loadService(scriptUrl: string, page: ServicePage): Promise<void> {
  return new Promise((resolve, reject) => {
    const { document } = page;
    const place = document.body.appendChild(document.createElement('div'));
    place.id = PLACE_ID;
    place.hidden = true;
    page.specbuilderTranslateReady = () => {
      const service = page.google?.translate;
      if (service === undefined) return reject(new Error('The translation script brought no service'));
      keepRemovalsHarmless();
      new service.TranslateElement({ pageLanguage: 'en', includedLanguages: 'en,es', autoDisplay: false }, PLACE_ID);
      resolve();
    };
    const script = document.createElement('script');
    script.src = `${scriptUrl}?cb=specbuilderTranslateReady`;
    script.onerror = () => {
      place.remove();
      script.remove();
      reject(new Error(`The translation script ${scriptUrl} could not be loaded`));
    };
    document.head.append(script);
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
