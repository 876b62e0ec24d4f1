import type { StorageService } from '@specbuilder/shared-contracts/platform';
import type { Panels } from '../composition/index.ts';
import type { ShellServices } from '../platform/shell-platform.ts';
import { checkRelease } from '../releases/release-check.ts';
import { showFaqToast } from './faq-toast.ts';

const FAQS_PATH = '/faqs';

interface Page {
  readonly services: ShellServices;
  readonly panels: Panels;
  readonly storage: StorageService;
}

/** What a visitor is told once the first screen stands. */
export function startArrivalNotices({ panels, services, storage }: Page): void {
  const { api, bus, history, log, settings, store, toasts } = services;
  const { app } = settings.get();
  const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
  const shared = { storage, toasts, wait, isCommerceView: store.isStoreView };
  const openFaqs = () => history.push(FAQS_PATH);
  void showFaqToast({ ...shared, isEnabled: app.appFeatures.faqToastEnabled, openFaqs });
  // Settings that could not be had say no version.
  if (bus.last('settings-loaded')?.payload.isFallback) return;
  void checkRelease({ ...shared, api, log, panels, productName: app.name, version: app.version });
}
