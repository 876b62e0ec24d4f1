import { FAQ_TOAST_DELAY_MS, TOAST_MS } from '@specbuilder/shared-contracts/domain';
import type { Platform, StorageService } from '@specbuilder/shared-contracts/platform';
import { FAQ_MESSAGES } from '../../messages/faq.generated.ts';

export interface FaqToastHost extends Pick<Platform, 'toasts'> {
  /** The brand's feature, the first of the two flags. */
  readonly isEnabled: boolean;
  /** Outlives the browser session; keeps the second flag. */
  readonly storage: StorageService;
  readonly isCommerceView: boolean;
  readonly wait: (ms: number) => Promise<void>;
  readonly openFaqs: () => void;
}

const SEEN_KEY = 'faqToastSeen';

/** Points a visitor to the questions others had, once and for all (SHL-058 to SHL-060). */
export async function showFaqToast(host: FaqToastHost): Promise<void> {
  const { storage, toasts } = host;
  if (!host.isEnabled || storage.read(SEEN_KEY) !== null || host.isCommerceView) return;
  await host.wait(FAQ_TOAST_DELAY_MS);
  storage.write(SEEN_KEY, 'true');
  const { outcome } = await toasts.show({
    kind: 'info',
    title: FAQ_MESSAGES.question,
    text: FAQ_MESSAGES.seeFaqs,
    durationMs: TOAST_MS.faq,
    actions: [{ id: 'view', label: FAQ_MESSAGES.viewFaqs }],
  });
  if (outcome === 'action') host.openFaqs();
}
