import { wait } from '../../boot/timing/wait.ts';
import { defineFeature } from '../../feature/define-feature.ts';

const FAQS_PATH = '/faqs';

export const FAQ = defineFeature({
  name: 'faq',
  ports: ['browserStorage', 'history', 'isStoreView', 'settings', 'toasts'],
  async background({ browserStorage, history, isStoreView, settings, toasts }) {
    const { showFaqToast } = await import(/* webpackChunkName: "background" */ './faq-toast.ts');
    void showFaqToast({
      toasts,
      storage: browserStorage,
      isCommerceView: isStoreView,
      isEnabled: settings.get().app.appFeatures.faqToastEnabled,
      wait,
      openFaqs: () => history.push(FAQS_PATH),
    });
  },
});
