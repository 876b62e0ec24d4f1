export { keepingStorage, localStore, onNotKept, outlivesReload, sessionStore } from './page-storage.ts';
export { isPlainClick } from './plain-click.ts';
export { SITE_PATH } from './site-path.ts';
export { keepUpdatingTranslatedPage } from './translated-page.ts';
