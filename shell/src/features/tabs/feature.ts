import { defineFeature } from '../../feature/define-feature.ts';

export const TABS = defineFeature({
  name: 'tabs',
  ports: ['bus', 'currency', 'currencyService', 'currentProject', 'isStoreView', 'log', 'session', 'settings', 'theme'],
  async background({ currencyService, isStoreView, settings, ...ports }) {
    // A shop's frame is a visit of its own, apart from the visitor's tabs.
    if (isStoreView) return;
    const { startTabs } = await import(/* webpackChunkName: "background" */ './start-tabs.ts');
    const chooseCurrency = async (code: string) => (await currencyService()).choose(code);
    startTabs({ ...ports, chooseCurrency }, settings.get().manufacturer.manufacturerLabelId);
  },
});
