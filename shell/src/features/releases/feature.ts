import { NAVIGATION_WEIGHTS } from '@specbuilder/shared-contracts/domain';
import { wait } from '../../boot/timing/wait.ts';
import { derived } from '../../feature/compose.ts';
import { defineFeature, definePanel } from '../../feature/define-feature.ts';
import { RELEASE_PANEL_MESSAGES } from '../../messages/release-panel.generated.ts';

export const RELEASES = defineFeature({
  name: 'releases',
  ports: ['api', 'apiQueries', 'browserStorage', 'bus', 'isStoreView', 'log', 'panels', 'settings', 'toasts'],
  panels: [
    definePanel('release-notes', {
      frame: 'dialog',
      title: () => RELEASE_PANEL_MESSAGES.title,
      isWide: true,
      load: () => import('./release-notes-panel.tsx'),
    }),
  ],
  navigation: () =>
    derived([], () => [
      {
        title: RELEASE_PANEL_MESSAGES.see,
        icon: 'Sparkle',
        weight: NAVIGATION_WEIGHTS.releaseNotes,
        group: 'help',
        panel: 'release-notes',
      },
    ]),
  async background({ browserStorage, bus, isStoreView, settings, ...ports }) {
    // Settings that could not be had say no version.
    if (bus.last('settings-loaded')?.payload.isFallback) return;
    const { checkRelease } = await import(/* webpackChunkName: "background" */ './release-check.ts');
    const { name: productName, version } = settings.get().app;
    const host = { ...ports, storage: browserStorage, isCommerceView: isStoreView, productName, version, wait };
    void checkRelease(host);
  },
});
